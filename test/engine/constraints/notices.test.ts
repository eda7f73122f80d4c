import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("a fence without a language", () => {
  test("a list of rules in it is one", () =>
    expect(foundIn("```\n- Never touch the kiln door\n- Do not ring after nine\n```\n")).toEqual([
      "prohibition: Never touch the kiln door",
      "prohibition: Do not ring after nine",
    ]));

  test("a line may begin with a word of one letter", () =>
    expect(foundIn("```\nA big jar is heavy.\n- Never lift it alone\n```\n")).toEqual([
      "prohibition: Never lift it alone",
    ]));

  test("so is a notice with a sign before it", () =>
    expect(foundIn("```\n   🔴 Do not touch the shop window: it is done\n```\n")).toEqual([
      "prohibition: Do not touch the shop window: it is done",
    ]));

  test.each([
    "```\nfeat(kiln): do not fire twice\n```\n",
    "```\nif (hot) { never(); }\n- do not fire the kiln\n```\n",
    "```bash\n# do not run this twice a day\nrm -r out\n```\n",
    "```\nkiln/\n├── never open this door\n```\n",
    "```\nstatus: never\nowner: do not ask\n```\n",
  ])("code, trees, messages and settings say nothing: %s", (text) => expect(foundIn(text)).toEqual([]));
});
