import { expect, it } from "vitest";
import { pointerTo } from "../../engine/sealed.ts";
import { keepSurroundings } from "../../server/around.ts";

const uri = "file:///pad.md";

it("nothing is kept of what stands around a document that was closed while it was looked for", async () => {
  const open = new Set([uri]);
  let whileLooking = (): void => {};
  const surroundings = keepSurroundings(
    {
      store: () => Promise.reject(new Error("there is no store")),
      text: async () => {
        whileLooking();
        return "- Never push.";
      },
    },
    (name) => open.has(name),
  );
  expect(await surroundings.look(uri, pointerTo("sealed.md"))).toBe("other");
  expect(surroundings.of(uri)?.sealed?.text).toBe("- Never push.");
  whileLooking = () => {
    open.delete(uri);
    surroundings.closed(uri);
  };
  expect(await surroundings.look(uri, pointerTo("sealed.md"))).toBe("same");
  expect(surroundings.of(uri)).toBeUndefined();
});
