import { expect, test } from "vitest";
import { isVerdictBelow } from "../../../engine/constraints/finding/nested.ts";
import { roomOf } from "../../../engine/constraints/finding/room.ts";
import { type Block, blocksOf } from "../../../engine/markdown.ts";
import { passageOfText } from "../../../engine/passages.ts";
import { rulesIn } from "../../harness/rules.ts";

test("a failed try is one finding with the verdicts below it", () => {
  const text = "## What did not work\n\n- **Felt washer** (2 mm)\n  - Reverted because it slipped\n- Brass screws\n";
  expect(rulesIn(text, "user")).toEqual([
    "failed_attempt: **Felt washer** (2 mm)\n  - Reverted because it slipped",
    "failed_attempt: Brass screws",
  ]);
});

test("what is forbidden below a failed try stays a rule of its own", () => {
  const text = "## What did not work\n\n- Steel brush on copper\n  - it bent the tray\n  - never use it on copper\n";
  expect(rulesIn(text, "user")).toContain("prohibition: never use it on copper");
});

test("items below an entry of another list are told one by one", () => {
  const text = "## Notes\n\n- Felt washer\n  - It failed with oil.\n  - It failed with water.\n";
  expect(rulesIn(text, "user")).toEqual(["failed_attempt: It failed with oil", "failed_attempt: It failed with water"]);
});

test("of thousands of items below a failed try only as many are looked at for each as one finding can hold", () => {
  const children = 2000;
  const passage = passageOfText(`## What did not work\n\n- Felt washer\n${"  - it slipped\n".repeat(children)}`);
  const blocks = blocksOf(passage.text);
  const room = roomOf(passage, blocks, 0);
  let looks = 0;
  const counted: readonly Block[] = new Proxy(blocks, {
    get(list, key) {
      looks += 1;
      return Reflect.get(list, key);
    },
  });
  const below = blocks.filter((_, at) => isVerdictBelow({ ...room, blocks: counted }, at));
  expect(below).toEqual([]);
  expect(looks).toBeGreaterThan(children * 10);
  expect(looks).toBeLessThan(children * 100);
});
