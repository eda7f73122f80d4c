import { describe, expect, test } from "vitest";
import { rulesIn } from "../../harness/rules.ts";

const RULE = /^(?:prohibition|restriction|requirement_negated|read_only): /;

/** What an item of a plain list of notes forbids or limits. */
const limitsIn = (item: string): readonly string[] =>
  rulesIn(`# Notes\n\nAbout the shop.\n\n- The till prints one slip.\n- ${item}\n`, "user").filter((rule) =>
    RULE.test(rule),
  );

describe("a rule in a list of notes", () => {
  test.each([
    "You are a read-only stock auditor",
    "We work in read-only mode during the fair",
    "Limit each parcel to 20 books",
    "Use brass, never tin",
    "Count in grams, never ounces",
    "Before the stocktake ends, no price changes",
    "During the fair, no new suppliers",
    "Outside the shop hours, no phone orders",
    "Per the owner's letter, no plastic bags",
    "User instruction: sketches only, no prints",
    "The lock must be neither oiled nor painted",
    "Labels may contain neither prices nor names",
    "Make sure the key never leaves the shop",
    "Make sure the drawers are not stacked",
    "It's important not to change the shelf order",
    "You're not supposed to open the safe",
    "Change nothing in `ledger/`",
    "Touch no other drawer",
    "Store nothing under the bench",
    "User does not want automatic orders",
    "The delivery is waiting for approval from the bank",
    "The move is on hold until the owner confirms",
    "Banned: `lacquer`, `resin`",
    "Open flames are disallowed in the store",
    "Skip the window display for now",
    "User insisted on no gilding",
    "We're not touching the old till this week",
    "Remember not to pack the samples",
    "Constraint: single counter, no side tables",
    "Explicitly out of scope: deliveries",
    "Consider `v1/` frozen",
    "Release freeze until Friday",
    "Use `NewTill` and never `OldTill`",
    "Access only through the yard",
    "If a drawer is sealed, leave it",
    "When the bell is off, leave it, even if somebody knocks",
    "Empty the crates, but only those by the door",
    "Selma must approve every refund",
    "Before you pack the lamps, show me the list",
    "Only Okan and Selma have access to the safe",
    "Three signatures are required for a refund",
    "New tariffs: review by Okan first",
  ])("%s", (text) => expect(limitsIn(text)).toHaveLength(1));
});

describe("no rule in a list of notes", () => {
  test.each([
    "It is fine to leave the drawer empty",
    "Leave a note for the courier",
    'The log shows "tray locked, not allowed"',
    "Disallows empty labels",
    "No limit by default",
    "No open orders",
    "No dependencies (plain wood)",
    "The shelf has no more than ten jars",
    "At most one row is returned",
    "The picture is frozen during rendering",
    "The list is read-only at runtime",
    "Reviewed the generated code",
    "This is the only place where it is used",
    "Do not disturb mode is supported",
    "The never type is used for the last case",
    "You don't have to ask first",
    "You don't need approval for labels",
    "Wait until the kiln is ready",
    "Left to do: only the labels",
    "Amounts are never negative",
    "The date is never in the future",
    "Ensures that orders never overlap",
    "Tests only cover the front door",
    "Passes never expire",
    "Root cause: no light in the store",
    "Reason: no space on the shelf",
    "Only used by the till",
    "It may only be a loose screw",
    "Never saw the courier again",
    "Should not affect users",
    "The fix should not have any side effects",
    "The replica is read-only",
    "Opened the ledger read-only",
    "The package is locked to 1.2",
    "Keeps labels out of the bundle",
    "Leaves the ledger untouched",
    "The app asks for permission first",
    "To avoid a second trip we packed it",
    "Fixed the bug that guests must not order twice",
    "Moved the export out of scope",
    "The reviewers required a second drawing",
  ])("%s", (text) => expect(limitsIn(text)).toEqual([]));
});

/** What an item of a list of rules forbids or limits. */
const limitsAmongRules = (item: string): readonly string[] =>
  rulesIn(`# Rules\n\n- Count the till twice.\n- ${item}\n`).filter((rule) => RULE.test(rule));

describe("what a thing does, told among rules, binds nobody", () => {
  test.each([
    "The lamp only fires at night",
    "The till only accepts coins",
    "The catalogue only mentions new stock",
    "The balance is never negative",
  ])("%s", (text) => expect(limitsAmongRules(text)).toEqual([]));
});

test("whoever works there is bound by what he only does", () => {
  expect(limitsAmongRules("The agent only edits labels")).toHaveLength(1);
  expect(limitsAmongRules("Keys are never lent")).toHaveLength(1);
});
