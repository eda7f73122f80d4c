import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const foundIn = (text: string): readonly string[] => rulesIn(text, "user");

describe("what is still so after a try", () => {
  test.each([
    "I'm still getting the same error from the scale.",
    "We still see the old page on the kiosk.",
    "The kiosk still shows a blank screen.",
    "There's still an issue with the drum.",
    "The left hinge is still broken.",
    "I still see it wobbling.",
    "The bell is still not working.",
    "The list still doesn't load.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([`failed_attempt: ${text.replace(/\.$/, "")}`]));

  test.each([
    "The tests still pass after the change.",
    "It still works on the old phone.",
    "We still support the round tray.",
    "The panel still shows the right total.",
    "If the page is still broken, ring the workshop.",
    "Is there still an issue with the drum?",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});

describe("what somebody else does not let through", () => {
  test.each([
    "The shop firewall blocks `ntp`.",
    "Safari rejects the cookie on the kiosk.",
    "The installer refuses to overwrite a link.",
    "The price lookup was persistently rate-limited.",
    "The catalogue returned 404 in the last session.",
    "Every second request got a 503.",
    "The night copy was killed by the watchdog.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([`failed_attempt: ${text.replace(/\.$/, "")}`]));

  test.each([
    "Return 404 when the part is unknown.",
    "The till should reject empty names.",
    "Blocks of wood are stacked by size.",
  ])("%s", (text) => expect(foundIn(text)).toEqual([]));
});
