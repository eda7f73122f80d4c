/** *Open Session…*: the sessions that agents left of this workspace, newest first; counts come in as they are known. */
import { CancellationTokenSource, env, l10n, type QuickPickItem, QuickPickItemKind, Uri, window } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { SessionCounts, SessionRow } from "../../server/protocol/answers.ts";
import { sessionCountsRequest } from "../../server/protocol/requests.ts";
import { sessionsOfWorkspace } from "../sessions.ts";

type Choice = QuickPickItem & { readonly row?: SessionRow; readonly browse?: true };

/** Lets the user choose a session, or any file; undefined where none was chosen. Nothing is opened before that. */
export async function pickSession(client: LanguageClient): Promise<string | undefined> {
  const picker = window.createQuickPick<Choice>();
  picker.title = l10n.t("Open Session");
  picker.placeholder = l10n.t("Sessions of this workspace, newest first");
  picker.matchOnDescription = true;
  picker.matchOnDetail = true;
  picker.keepScrollPosition = true;
  picker.busy = true;
  picker.show();
  const stop = new CancellationTokenSource();
  const chosen = new Promise<Choice | undefined>((settle) => {
    picker.onDidAccept(() => {
      const choice = picker.selectedItems[0] ?? picker.activeItems[0];
      if (choice?.row || choice?.browse) settle(choice);
    });
    picker.onDidHide(() => settle(undefined));
  });
  const filled = fill().catch((reason: unknown) => {
    picker.hide();
    throw reason;
  });
  const choice = await chosen;
  stop.cancel();
  await filled;
  picker.dispose();
  stop.dispose();
  return choice?.browse ? browse() : choice?.row?.uri;

  async function fill(): Promise<void> {
    const rows = await sessionsOfWorkspace(client);
    if (stop.token.isCancellationRequested) return;
    const counts = new Map<string, SessionCounts>();
    const redraw = (): void => {
      const active = picker.activeItems[0]?.row?.uri;
      const items = choicesOf(rows, counts);
      picker.items = items;
      if (active !== undefined) picker.activeItems = items.filter(({ row }) => row?.uri === active);
    };
    redraw();
    for (const { uri } of rows) {
      const counted = await client
        .sendRequest(sessionCountsRequest, { uri }, stop.token)
        .catch(() => null /* cancelled, or the file went: it stays without numbers */);
      if (stop.token.isCancellationRequested) return;
      if (counted) counts.set(uri, counted);
      redraw();
    }
    picker.busy = false;
  }
}

function choicesOf(rows: readonly SessionRow[], counts: ReadonlyMap<string, SessionCounts>): readonly Choice[] {
  const other: readonly Choice[] = [
    { label: "", kind: QuickPickItemKind.Separator },
    { label: l10n.t("$(folder-opened) Another file…"), browse: true, alwaysShow: true },
  ];
  const none: readonly Choice[] = rows.length > 0 ? [] : [{ label: l10n.t("No agent left a session of this folder") }];
  return [...rows.map((row) => choiceOf(row, counts.get(row.uri))), ...none, ...other];
}

/** By time, since agents name their files by nothing that a person knows. */
function choiceOf(row: SessionRow, counts: SessionCounts | undefined): Choice {
  return {
    label: new Date(row.changed).toLocaleString(env.language, { dateStyle: "medium", timeStyle: "short" }),
    description: [row.agent, ...(row.bytes > 0 ? [sizeOf(row.bytes)] : []), row.name].join(" · "),
    detail: counts ? summaryOf(counts) : l10n.t("counting…"),
    row,
  };
}

/** Worst first; a session that lost nothing of weight says so. */
function summaryOf(counts: SessionCounts): string {
  const { compactions, records, constraintsLost, bindingsLost, negativeFactsLost, handlesLost } = counts;
  if (compactions === 0) return l10n.t("{0} records, never compacted", records);
  const lost = [
    counted(constraintsLost, l10n.t("1 rule lost"), l10n.t("{0} rules lost", constraintsLost)),
    counted(
      bindingsLost,
      l10n.t("1 value of an open task lost"),
      l10n.t("{0} values of open tasks lost", bindingsLost),
    ),
    counted(negativeFactsLost, l10n.t("1 negative fact lost"), l10n.t("{0} negative facts lost", negativeFactsLost)),
    counted(handlesLost, l10n.t("1 handle lost"), l10n.t("{0} handles lost", handlesLost)),
  ].filter((words) => words !== undefined);
  const times = counted(compactions, l10n.t("1 compaction"), l10n.t("{0} compactions", compactions));
  return [times, ...(lost.length > 0 ? lost : [l10n.t("nothing lost")])].join(" · ");
}

const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : count === 1 ? one : many;

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function browse(): Promise<string | undefined> {
  const [file] = (await window.showOpenDialog({ title: l10n.t("Open Session"), canSelectMany: false })) ?? [];
  return file && Uri.from(file).toString();
}
