import { expect, test } from "vitest";
import { defaults, parseSettings } from "../../engine/settings.ts";

test("settings may be flat or nested", () => {
  expect(parseSettings({ "budget.pad": 900 }).settings["budget.pad"]).toBe(900);
  expect(parseSettings({ budget: { pad: 900 } }).settings["budget.pad"]).toBe(900);
});

test("whoever sets nothing has the defaults", () => {
  for (const nothing of [undefined, {}, [], "x", 7]) expect(parseSettings(nothing).settings).toEqual(defaults);
});

test("what cannot hold is a problem, and the default holds", () => {
  const { settings, problems } = parseSettings({
    budget: { pad: -1 },
    pads: "x",
    watchSessions: "later",
    colour: 1,
    rules: { "handle-lost": "loud" },
  });
  expect(settings).toEqual(defaults);
  expect(problems).toEqual([
    "budget.pad is a number from 0",
    "pads is a list of strings",
    "watchSessions is one of ask, always, never",
    "there is no setting colour",
    "rules.handle-lost is one of error, warning, info, mark, off",
  ]);
});
