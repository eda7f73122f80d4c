/** A rule for one task goes with it; a ban that outlives its ticked task stays. */
import { describe, expect, test } from "vitest";
import { verdictOf } from "../../harness/verdict.ts";

const open = "- [ ] write the release notes";
const decisionOf = (done: string): string =>
  verdictOf(`# Tasks\n\n${done}\n${open}\n`, `# Tasks\n\n${open}\n`).decision;

describe("a ban in a ticked task binds on", () => {
  test.each([
    "- [x] copied the ledger; do not drop `ledger_2024` until Ines confirms",
    "- [x] copied the ledger, but do not drop `ledger_2024` unless Ines confirms",
    "- [x] count of the stock. It locks the shelves, so it must not be repeated before April.",
    "- [x] sent the reminders; do not send them a second time",
    "- [x] replaced the certificate. Never check in its key.",
    "- [x] Bestand gezählt; `ledger_2024` nicht löschen, bis Ines bestätigt",
    "- [x] Mahnungen verschickt; sie dürfen nicht noch einmal verschickt werden",
    "- [x] libro copiado; no borrar `ledger_2024` hasta que Inés confirme",
    "- [x] 账本已复制；在 Ines 确认之前不要删除 `ledger_2024`",
    "- [x] got Tom's approval\n- [x] copied the ledger; do not drop `ledger_2024` until Ines approves",
  ])("%s", (done) => expect(decisionOf(done)).toBe("refuse"));
});

describe("a rule that was only for the task goes with it", () => {
  test.each([
    "- [x] rename the importer without touching its exports",
    "- [x] split the parser, do not change its exports",
    "- [x] land the branch, but do not land it before the build is green",
    "- [x] Add a check: prices must never be negative",
    "- [x] got the sign-off by Ines; do not ship before Ines signs off",
    "- [x] Ines approved\n- [x] copied the ledger; do not drop `ledger_2024` until Ines approves",
    "- [x] do not ship before Friday",
  ])("%s", (done) => expect(decisionOf(done)).toBe("allow"));
});
