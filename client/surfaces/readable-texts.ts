/** Serves the `palimpsest:` texts and opens places in them: a record decoded, never the 10,000-character line of the file. */
import {
  commands,
  type Disposable,
  l10n,
  Range,
  Selection,
  TextEditorRevealType,
  Uri,
  ViewColumn,
  window,
  workspace,
} from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { BlobAnswer, Place } from "../../server/protocol/answers.ts";
import { blobRequest, earlierRequest, recordRequest } from "../../server/protocol/requests.ts";
import { addressOf, parseAddress, type Shown, scheme } from "../addresses.ts";
import { rangesOf } from "../ranges.ts";
import type { CompactionDiff } from "./compaction-diff.ts";

/** Answers VS Code whenever it shows one of our addresses, also in a window that was reloaded. */
export function serveReadableTexts(client: LanguageClient, reviews: CompactionDiff): Disposable {
  return workspace.registerTextDocumentContentProvider(scheme, {
    async provideTextDocumentContent(address) {
      const shown = parseAddress(address);
      const text = shown && (await textOf(shown, client, reviews));
      return text ?? l10n.t("This text can no longer be had: its file has changed or gone.");
    },
  });
}

async function textOf(shown: Shown, client: LanguageClient, reviews: CompactionDiff): Promise<string | undefined> {
  switch (shown.view) {
    case "record":
      return (await client.sendRequest(recordRequest, { uri: shown.of, record: shown.record }))?.text;
    case "region":
    case "summary":
      return (await reviews.load(shown.of, shown.generation))?.[shown.view].text;
    case "blob":
      return shownAs(await client.sendRequest(blobRequest, { address: shown.address }));
    case "dropped":
      return shownAs(await client.sendRequest(blobRequest, { droppedBy: shown.of, digest: shown.digest }));
    case "earlier":
      return (await client.sendRequest(earlierRequest, { uri: shown.of }))?.text;
  }
}

/** What had been spilled, or in its place the reason why it cannot be had. */
const shownAs = (answer: BlobAnswer): string =>
  "text" in answer ? answer.text : l10n.t("This text cannot be brought back: {0}.", answer.problem);

/** Opens the record of a place as readable text, with the span selected. */
export async function openPlace(client: LanguageClient, uri: string, place: Place): Promise<void> {
  const { record, textIndex, span } = place;
  const readable = await client.sendRequest(recordRequest, { uri, record });
  if (!readable) return openRawLine(uri, place.line);
  const document = await workspace.openTextDocument(addressOf({ view: "record", of: uri, record }, titleOf(place)));
  const from = readable.starts[textIndex] ?? 0;
  const range = rangesOf(readable.text)({ start: from + span.start, end: from + span.end });
  const editor = await window.showTextDocument(document, { preview: true, viewColumn: besidePanel() });
  editor.selection = new Selection(range.start, range.end);
  editor.revealRange(range, TextEditorRevealType.InCenter);
}

/** Opens the file at the line of a place, as it stands there; also beyond the size that VS Code shares with extensions. */
export async function openRawLine(uri: string, line: number): Promise<void> {
  const at = new Range(Math.max(0, line - 1), 0, Math.max(0, line - 1), 0);
  await commands.executeCommand("vscode.open", Uri.parse(uri), {
    selection: at,
    preview: true,
    viewColumn: besidePanel(),
  });
}

/** Opens the raw line of the record that the active editor shows as readable text. */
export async function openRecordRaw(client: LanguageClient): Promise<void> {
  const address = window.activeTextEditor?.document.uri;
  const shown = address && parseAddress(address);
  if (shown?.view !== "record") return;
  const record = await client.sendRequest(recordRequest, { uri: shown.of, record: shown.record });
  if (record) await openRawLine(shown.of, record.line);
}

const titleOf = (place: Place): string =>
  place.line > 0 ? l10n.t("line {0}", place.line) : l10n.t("record {0}", place.record + 1);

/** A column that does not hide the lineage: beside it where it is in front, else where the user is. */
function besidePanel(): ViewColumn {
  const panel = window.tabGroups.activeTabGroup.activeTab?.input;
  return panel !== undefined && window.activeTextEditor === undefined ? ViewColumn.Beside : ViewColumn.Active;
}
