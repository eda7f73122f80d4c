/** Rewordings of equal strength are no loss, and what only looks like one is: pairs of our own, each in a small pad. */
import { describe, expect, test } from "vitest";
import type { Verdict } from "../../../engine/gate.ts";
import { read } from "../../../engine/reading.ts";
import { verdictOf } from "../../harness/verdict.ts";

const textOf = (entry: string): string =>
  `# Week\n\n- build: \`make all\`\n- ${entry}\n- the feed is read line by line\n`;
const rewritten = (before: string, after: string): Verdict => verdictOf(textOf(before), textOf(after));
const goneOf = (before: string, after: string): readonly string[] =>
  rewritten(before, after).survival.flatMap(({ item, state }) =>
    state === "lost" || state === "weakened" || state === "altered" ? [`${state} ${item.text}`] : [],
  );

describe("a rule says the same", () => {
  test.each([
    // By its words, not by those that make it a rule.
    ["leave the lockfile alone", "The lockfile must not be changed"],
    ["I don't want any new plugins", "No new plugins"],
    ["Everything in fixtures/ is off-limits", "fixtures/ must not be touched"],
    ["Don't open a PR yet", "No PR yet"],
    ["don't mention the merger to anybody", "The merger must not be mentioned to anyone"],
    // A deed under its noun.
    ["never run backfills on prod", "Backfills on prod are forbidden."],
    // A gate told from its other side.
    ["wait for Jonas's approval before closing the books", "Do not close the books until Jonas approves"],
    ["no refunds without the treasurer's approval", "Refunds only with the treasurer's approval"],
    [
      "Do not archive tickets older than 90 days without a note",
      "Tickets older than 90 days may only be archived with a note",
    ],
    ["Stop after phase 2 and wait for me.", "After phase 2 stop and wait for the user"],
    // A limit with its number under another word.
    ["retry at most 4 times", "max 4 retries"],
    ["No module may be longer than 250 lines", "Modules must not exceed 250 lines"],
    // The reason beside it is no part of it.
    ["Don't write to /mnt/cold, please.", "Don't write to /mnt/cold, it belongs to the auditors"],
    ["Não altere a tabela cad_frota.", "Don't change the table cad_frota, it is kept by the fleet team"],
    // More that is joined to it, and what holds everywhere.
    ["Never show invoices to tenants.", "Never show invoices or drafts to tenants"],
    ["No cierres las válvulas.", "No cierres las válvulas en absoluto"],
    ["Ne fermez pas les vannes.", "Ne fermez pas les vannes en aucun cas"],
    // Showing and seeing, spelled out and short.
    ["the tenant must not see the invoices", "Never show the invoices to the tenant"],
    ["No new dependencies in the config.", "Do not add new deps to the configuration"],
    // Why it is so, told behind a comma, and small words.
    ["Do not use glitter on the labels, the press rejects them.", "labels: no glitter"],
    ["Do not open the safe yourself.", "never open the safe"],
    ["I restarted the press twice, that did not help", "restarting the press (2x) did not help"],
    // A number in words and in digits.
    ["Never run more than two imports at a time", "Never run more than 2 imports at a time"],
    ["Max 3 retries for the importer", "Max three retries for the importer"],
    ["Не больше двух заказов в день", "Не больше 2 заказов в день"],
    // A place that is its own subject, and a condition that became a label.
    ["Everything under `fixtures/` is read-only for you", "`fixtures/` is read-only"],
    ["If a scale drifts, do not reset it", "Drifting scale: do not reset it"],
    ["We tried to reproduce it on Debian without success", "Could not be reproduced on Debian"],
    // What a rule holds of, told by a word beside the thing.
    ["When a parcel is damaged, do not weigh it", "Do not weigh damaged parcels"],
    ["Never open the hatch during night shifts", "The hatch must not be opened (night shifts)"],
    // All but a place, named from inside and from outside.
    ["Only write to `out/labels`", "Nothing must be written outside `out/labels`"],
    ["Never store anything outside `vault/`", "Store things in `vault/` only"],
    // What is banned is simply not done.
    ["Don't rename crates", "Crates are not renamed"],
    ["Do not weigh them automatically", "No automatic weighing"],
    // Numbers, spans and limits in other spellings.
    ["Do not print more than 12,000 labels per shift", "At most 12000 labels per shift"],
    ["Never ring the bell between 7:00 and 9:30", "Never ring the bell 7:00-9:30"],
    ["Labels must not be longer than 40 characters", "Labels: 40 characters max"],
    // A gate told by who decides.
    ["Write-offs above 300 EUR need Selma's approval", "Selma must approve write-offs above 300 EUR"],
    ["Changes to the tariff must be reviewed by Okan first", "Tariff changes: review by Okan first"],
    ["Do not open a PR without my approval", "PRs need the user's approval first"],
    ["Changes below tariff/ need an owner's OK first", "Don't change anything in tariff/ before an owner has OK'd it"],
    ["Weighings: never more than four", "At most 4 weighings"],
    ["You are not supposed to print the tariff twice", "The tariff must not be printed twice"],
    ["We don't know yet whether the till counts in cents", "Unknown whether the till counts in cents"],
    ["Every change to tariffs needs two reviewers", "Tariff changes: two reviewers required"],
    ["I couldn't reproduce the jam on belt 4", "jam not reproducible on belt 4"],
    // The thing named in the sentence before, in the rule itself; words that only stress; who alone may.
    [
      "The sorter drops blue labels. Do not run it on belt-2 while the press is on",
      "Never run the sorter on belt-2 while the press is on",
    ],
    ["No stickers whatsoever on the crates", "No stickers on the crates"],
    ["From Selma: nobody but the auditors gets the key list", "Only the auditors get the key list (Selma)"],
    [
      "The jam comes from feeder-9, that feeder is not in our plan",
      "The jam comes from feeder-9, a feeder that is not in our plan",
    ],
    // What is not there, by another word for it.
    ["The hall cannot reach the intranet", "no intranet access in the hall"],
    ["A spare lamp is not available", "There is no spare lamp"],
    // One thing set against another.
    ["We use brass, not tin", "Brass instead of tin"],
    ["Use `cut`, not saw", "tool: `cut` (not saw)"],
    ["The column is `weight`, not `weights`", "`weight` (not `weights`) is the column"],
    ["Bill it by weight (not by volume)", "Bill it by weight rather than by volume"],
    // What is denied by another negation, or by a word that denies.
    ["The scanner never reads `lot` or `shelf`", "The scanner ignores `lot` and `shelf`"],
    ["The `annex/` hall exists but is EMPTY", "`annex/` is an empty hall"],
    ["The spare belt is mounted but not actively used", "The spare belt is mounted, not really used yet"],
    ["Oiling the axle twice a day did not help", "Oiling the axle twice a day had no effect"],
    ["The gate key is intentionally absent from the porter's lodge", "The porter's lodge has no gate key on purpose"],
    ["NOT YET TESTED AT NIGHT: the drum alarm", "Mounted but untested at night: the drum alarm"],
    // A ban told by how things are to be.
    ["No red ink.", "Red ink is out."],
    ["`drum_2` — leave it closed as is", "`drum_2` stays closed as is"],
    ["Do not store glue/solvents", "Glue and solvents must never be stored"],
    // What must not be missing is needed.
    ["Never `ship` without a manifest", "A `ship` always needs a manifest"],
    // Where a line is wrapped changes nothing.
    ["Never open the hatch without a receipt from Selma", "The hatch opens always\n  with a receipt from Selma"],
    [
      "A one-time scale calibration must run before the first weighing",
      "Before the first weighing, the one-time scale calibration must have run",
    ],
    ["Only move crates in `yard/`", "Move nothing outside `yard/`"],
    ["Never seal drums for the night shift", "Night shift drums are never sealed"],
    // What else the sentence speaks of has its own conditions.
    ["Do not guess from the label alone", "Before every weighing: ring (never guess from the label)"],
    ["- Not built:\n  - ❌ Drum heater\n  - ❌ Night bell", "Not built: drum heater; night bell."],
    // What is only named in the sentence of the rule.
    ["parcels go to hall/, nothing else goes there", "Only parcels go to hall/"],
    // A thing by its name alone, and what is over.
    [
      "The feature flag `dark_mode` must stay off until the audit is done",
      "Keep `dark_mode` off until the audit is done",
    ],
    ["The `old_weight` column was removed in 3.1", "`old_weight` column: removed in 3.1"],
    [
      "tried the spare scale once (scale-b2), no difference",
      "The spare scale (scale-b2) was tried once, no difference",
    ],
  ])("%s => %s", (before, after) => {
    expect(goneOf(before, after)).toEqual([]);
    expect(rewritten(before, after).decision).toBe("allow");
  });
});

describe("a rule says less", () => {
  test.each([
    ["no refunds without the treasurer's approval", "Refunds only in euros"],
    ["wait for Jonas's approval before closing the books", "Close the books before Jonas approves"],
    ["Don't write to /mnt/cold, please.", "Don't write to /mnt/cold, except for logs"],
    ["When a scale drifts at night, do not reset it", "Scale: do not reset it"],
    ["retry at most 4 times", "max 9 retries"],
    ["Max 2 retries for the importer", "Max three retries for the importer"],
    ["Не больше двух заказов в день", "Не больше трёх заказов в день"],
    ["同时运行的任务不得超过两个", "同时运行的任务不得超过三个"],
    ["no pushes, no new services", "No new services"],
    ["When a parcel is damaged, do not weigh it", "Do not weigh parcels with a torn label"],
    ["Never store anything outside `vault/`", "Never store anything in `vault/`"],
    ["Only write to `out/labels`", "Ask before writing outside `out/labels`"],
    ["Don't rename crates", "The crates were not renamed"],
    ["Use `cut`, not saw", "No `cut --deep`"],
    ["Never delete the ledgers", "Never print the ledgers"],
    ["Do not restart belt-3", "Do not delete belt-3"],
    ["Do not write to the ledger shelf or its copies", "Do not write to the ledger shelf"],
    ["I couldn't reproduce the crash on belt 4", "The crash happens on belt 4"],
    ["I tried `--no-steam`, it didn't help", "try `--no-steam`"],
    [
      "The sorter drops blue labels. Do not run it on belt-2 while the press is on",
      "Run the sorter on belt-2 while the press is on",
    ],
    ["The sorter drops blue labels. Do not run it on belt-2", "Never run the printer on belt-2"],
    ["From Selma: nobody but the auditors gets the key list", "The auditors get the key list (Selma)"],
    ["parcels go to hall/, nothing else goes there", "Parcels go to hall/"],
    ["Never rename crates", "No renaming was needed"],
    ["Do not print more than 12,000 labels per shift", "At most 120000 labels per shift"],
    ["Never ring the bell between 7:00 and 9:30", "Never ring the bell 7:00-8:30"],
    ["Write-offs above 300 EUR need Selma's approval", "Selma sees write-offs above 300 EUR"],
    ["The `old_weight` column was removed in 3.1", "`old_weight` column: to be removed in 3.1"],
    ["Don't order new parts without asking", "New parts only from Lindner"],
    ["leave the lockfile alone", "Update the lockfile"],
    ["Use brass, not tin", "Use tin, not brass"],
    [
      "Oven and belt not run yet after this move",
      "After this move the oven and the belt should run through the whole night shift without a pause",
    ],
    ["No parcels in the annex", "Parcels go to the annex, not to the hall"],
    ["The calibration must run before the first weighing", "The calibration must run after the first weighing"],
    ["Never close the books without two signatures", "Never close the books without a signature"],
    ["Ask Selma before painting the gate", "The gate needs painting; Selma was not asked"],
    ["Do not use the old crane in the new yard", "The new yard uses the old crane instead of the new one"],
    ["Export to the ledger is not implemented yet", "Export to the ledger exists; nothing is missing"],
    ["Greasing the chain did not stop the squeak", "Greasing the chain stopped the squeak, nothing broke"],
    ["Never open the sluice.", "The warden did not open the sluice today."],
    ["Do not rename public halls", "Do not rename private halls"],
    ["never run backfills on prod", "Backfills on prod are slow"],
    ["Probes must not open sockets.", "Nightly probes must not open sockets"],
    ["No releases on Mondays.", "No releases on Monday mornings"],
    ["Never show invoices to tenants.", "Never show unpaid invoices to tenants"],
    ["Do not open valves by hand.", "Do not open outer valves by hand"],
    ["Keine Führungen.", "Keine Führungen am Sonntag"],
    ["No cierres las válvulas.", "No cierres las válvulas en invierno"],
    ["Ne fermez pas les vannes.", "Ne fermez pas les vannes en hiver"],
    ["Não feche as válvulas.", "Não feche as válvulas em dezembro"],
    ["Не закрывай клапаны.", "Не закрывай клапаны на складе"],
    ["The layout of `invoices` must stay as it is", "The layout of `invoices` should stay as it is"],
  ])("%s => %s", (before, after) => expect(goneOf(before, after)).not.toEqual([]));
});

describe("what is over in the region itself need not stay", () => {
  const fates = (before: string, after: string): readonly string[] =>
    verdictOf(before, after).survival.flatMap(({ item, state }) =>
      item.kind === "handle" ? [] : [`${state} ${item.text}`],
    );

  test("a remark in brackets on a job that has finished", () =>
    expect(
      fates(
        "- 07:10 started job wgh-31 (do not start another)\n- 07:50 job wgh-31 finished, 80 crates\n",
        "- job wgh-31 finished, 80 crates\n",
      ),
    ).toEqual(["expendable do not start another"]));

  test("a remark in brackets that stands for good", () =>
    expect(
      fates(
        "- 07:10 started job wgh-31 (never start two at once)\n- 07:50 job wgh-31 finished, 80 crates\n",
        "- job wgh-31 finished, 80 crates\n",
      ),
    ).toEqual(["lost never start two at once"]));

  test("a gate whose event the user tells", () => {
    const talk = (said: string): string =>
      `user: don't start belt 4 before I have signed it off\nassistant: Understood.\nuser: ${said}\nassistant: ok\n`;
    const after = "Nothing is left to do.\n";
    expect(fates(talk("signed off, go."), after)[0]).toBe("expendable don't start belt 4 before I have signed it off");
    expect(fates(talk("not signed off yet."), after)[0]).toBe("lost don't start belt 4 before I have signed it off");
    expect(fates(talk("belt 3 is signed off by Okan."), after)[0]).toBe(
      "lost don't start belt 4 before I have signed it off",
    );
  });

  test("what failed as things stood and was fixed, but not a try", () => {
    const talk = (said: string): string =>
      `user: label it\nassistant: ${said}\nuser: fix that\nassistant: fixed, all labels print\n`;
    expect(fates(talk("The printer fails on blue labels."), "All labels print.\n")).toEqual([
      "expendable The printer fails on blue labels",
    ]);
    expect(fates(talk("I tried the spare ribbon, no effect."), "All labels print.\n")).toEqual([
      "lost I tried the spare ribbon, no effect",
    ]);
  });
});

test("a bare mark behind cut text is no notice of a loss, and the text is weakened", () => {
  const fates = rewritten(
    "the sheet is docs/handbook/regional/opening-hours-2027.md",
    "the sheet is docs/handbook/regional/openi...[truncated]",
  );
  expect(fates.survival.map(({ item, state }) => `${state} ${item.text}`)).toContain(
    "weakened docs/handbook/regional/opening-hours-2027.md",
  );
  expect(fates.decision).toBe("allow-with-loss-record");
});

test("a proxy's notice in brackets is a loss record", () => {
  expect(
    read({ name: "pad.md", text: textOf("[184 rows compressed to 20. Fetch more: key=77ab01]") }).items.map(
      ({ kind }) => kind,
    ),
  ).toContain("loss_record");
});

test.each([
  ["the run is 7be2c90d41aa77", "the run is 7be2…aa77", "7be2c90d41aa77"],
  [
    "sheet docs/handbook/regional/hours-2027.md",
    "sheet docs/handbook/...hours-2027.md",
    "docs/handbook/regional/hours-2027.md",
  ],
])("cut in the middle: %s => %s", (before, after, handle) =>
  expect(goneOf(before, after)).toContain(`weakened ${handle}`),
);
