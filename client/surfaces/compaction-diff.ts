/** *Review Compaction*: region and summary as readable text in VS Code's own diff editor, with the findings on both sides. */
import {
  commands,
  type Disposable,
  l10n,
  languages,
  ProgressLocation,
  Selection,
  TextEditorRevealType,
  type Uri,
  window,
  workspace,
} from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { Review, ReviewFinding } from "../../server/protocol/answers.ts";
import { reviewRequest } from "../../server/protocol/requests.ts";
import { addressOf, parseAddress } from "../addresses.ts";
import { toDiagnostics } from "../findings.ts";
import { rangesOf } from "../ranges.ts";

/** The reviews of this window. */
export interface CompactionDiff extends Disposable {
  /** One compaction's two sides; asked once, kept while one of them is open. Undefined where there is no such compaction. */
  load(uri: string, generation: string | undefined): Promise<Review | undefined>;
  /** Opens the diff editor; without `generation` on the newest compaction. `nothing` where there is none to show. */
  open(uri: string, generation: string | undefined): Promise<"opened" | "nothing">;
  /** Selects the next or previous finding on the active side, and its counterpart on the other. */
  step(direction: "next" | "previous"): Promise<void>;
}

/** Creates the reviews of this window; none is opened yet. */
export function createCompactionDiff(client: LanguageClient): CompactionDiff {
  const reviews = new Map<string, Review>();
  const findings = languages.createDiagnosticCollection("palimpsest-review");

  async function load(uri: string, generation: string | undefined): Promise<Review | undefined> {
    const known = generation === undefined ? undefined : reviews.get(keyOf(uri, generation));
    if (known) return known;
    const params = generation === undefined ? { uri } : { uri, generation };
    const review = (await client.sendRequest(reviewRequest, params)) ?? undefined;
    if (review) reviews.set(keyOf(uri, review.generation), review);
    return review;
  }

  async function open(uri: string, generation: string | undefined): Promise<"opened" | "nothing"> {
    const title = l10n.t("Reading the session…");
    const review = await window.withProgress({ location: ProgressLocation.Window, title }, () => load(uri, generation));
    if (!review) return "nothing";
    const [region, summary] = addressesOf(uri, review.generation);
    await commands.executeCommand("vscode.diff", region, summary, review.title, { preview: false });
    showFirst(region, review);
    return "opened";
  }

  // Findings come and go with the texts they stand in, also in a window that was reloaded.
  const opened = workspace.onDidOpenTextDocument(async ({ uri }) => {
    const shown = parseAddress(uri);
    if (shown?.view !== "region" && shown?.view !== "summary") return;
    const review = await load(shown.of, shown.generation);
    if (!review) return;
    const { text, findings: found } = review[shown.view];
    const [region, summary] = addressesOf(shown.of, shown.generation);
    const other =
      shown.view === "region" ? { uri: summary, side: review.summary } : { uri: region, side: review.region };
    findings.set(uri, toDiagnostics(text, found, { uri: other.uri, text: other.side.text }));
  });
  const closed = workspace.onDidCloseTextDocument(({ uri }) => {
    const shown = parseAddress(uri);
    if (shown?.view !== "region" && shown?.view !== "summary") return;
    findings.delete(uri);
    reviews.delete(keyOf(shown.of, shown.generation));
  });

  async function step(direction: "next" | "previous"): Promise<void> {
    const editor = window.activeTextEditor;
    if (!editor) return;
    const shown = parseAddress(editor.document.uri);
    if (shown?.view !== "region" && shown?.view !== "summary") return;
    const review = await load(shown.of, shown.generation);
    if (!review) return;
    const here = review[shown.view];
    const there = shown.view === "region" ? review.summary : review.region;
    const finding = neighbour(here.findings, editor.document.offsetAt(editor.selection.start), direction);
    if (!finding) {
      window.setStatusBarMessage(l10n.t("Nothing was lost on this side"), 4000);
      return;
    }
    if (finding.other) {
      const across = window.visibleTextEditors.find(({ document }) => document.getText() === there.text);
      across?.revealRange(rangesOf(there.text)(finding.other), TextEditorRevealType.InCenter);
    }
    const range = rangesOf(here.text)(finding.span);
    editor.selection = new Selection(range.start, range.end);
    editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
    window.setStatusBarMessage(finding.message, 8000);
    await commands.executeCommand("editor.action.showHover");
  }

  const dispose = (): void => {
    for (const part of [findings, opened, closed]) part.dispose();
  };
  return { load, open, step, dispose };
}

/** Scrolls to the first thing that was lost, which may be far below. */
function showFirst(region: Uri, { region: { text, findings } }: Review): void {
  const editor = window.visibleTextEditors.find(({ document }) => document.uri.toString() === region.toString());
  const first = findings.filter(({ severity }) => severity !== "mark").toSorted(byPlace)[0];
  if (editor && first) editor.revealRange(rangesOf(text)(first.span), TextEditorRevealType.InCenterIfOutsideViewport);
}

const byPlace = (a: ReviewFinding, b: ReviewFinding): number => a.span.start - b.span.start;

const keyOf = (uri: string, generation: string): string => `${generation}\n${uri}`;

const addressesOf = (uri: string, generation: string) =>
  [
    addressOf({ view: "region", of: uri, generation }, l10n.t("before")),
    addressOf({ view: "summary", of: uri, generation }, l10n.t("summary")),
  ] as const;

/** The finding after or before an offset, going round at the end; those that nobody will miss only where there are no others. */
function neighbour(
  findings: readonly ReviewFinding[],
  at: number,
  direction: "next" | "previous",
): ReviewFinding | undefined {
  const grave = findings.filter(({ severity }) => severity !== "mark");
  const sorted = (grave.length > 0 ? grave : findings).toSorted(byPlace);
  return direction === "next"
    ? (sorted.find(({ span }) => at < span.start) ?? sorted[0])
    : (sorted.findLast(({ span }) => span.start < at) ?? sorted.at(-1));
}
