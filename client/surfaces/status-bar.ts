/** The status bar: what the active document holds, and whether it may stay as it is. A click opens what explains it. */
import {
  type Disposable,
  type Event,
  l10n,
  StatusBarAlignment,
  type StatusBarItem,
  ThemeColor,
  Uri,
  window,
} from "vscode";
import type { Status } from "../../server/protocol/answers.ts";
import { showLineageCommand, showPadDiffCommand } from "../../server/protocol/requests.ts";

/** Sessions that are shown without a document: the one in front, and what tells of another, or of its growth. */
export interface SessionsInFront {
  readonly active: () => string | undefined;
  readonly switched: Event<void>;
  readonly grown: Event<string>;
  /** Reads the numbers of one; null where it cannot be read. */
  readonly ask: (uri: string) => Promise<Status | null>;
}

/** Shows the numbers of the document or session in front, as the server tells them; nothing for other documents. */
export function showStatus(status: Event<Status>, sessions: SessionsInFront): Disposable {
  const known = new Map<string, Status>();
  const item = window.createStatusBarItem("palimpsest.status", StatusBarAlignment.Right, 90);
  item.name = "Palimpsest";
  const show = (): void => {
    const uri = window.activeTextEditor?.document.uri.toString() ?? sessions.active();
    const shown = uri === undefined ? undefined : known.get(Uri.parse(uri).toString());
    if (!shown || shown.kind === "markdown") item.hide();
    else draw(item, shown);
  };
  const told = status((one) => {
    known.set(Uri.parse(one.uri).toString(), one);
    show();
  });
  const refresh = async (uri: string): Promise<void> => {
    const one = await sessions.ask(uri).catch(() => null /* whoever opened it is told why it cannot be read */);
    if (one) known.set(Uri.parse(one.uri).toString(), one);
    show();
  };
  const switched = window.onDidChangeActiveTextEditor(show);
  const turned = sessions.switched(() => {
    show();
    const uri = sessions.active();
    if (uri !== undefined) void refresh(uri);
  });
  const grown = sessions.grown((uri) => {
    if (uri === sessions.active()) void refresh(uri);
  });
  return {
    dispose() {
      for (const part of [item, told, switched, turned, grown]) part.dispose();
    },
  };
}

function draw(item: StatusBarItem, status: Status): void {
  const rules = status.constraints + status.negativeFacts;
  const refused = status.decision === "refuse";
  item.text = `${iconOf(status)} ${shortOf(status)}`;
  item.tooltip = [
    l10n.t("{0} rules and negative facts, {1} of them sealed", rules, status.sealed),
    status.tokens === 0
      ? l10n.t("{0} handles", status.handles)
      : l10n.t("{0} handles, about {1} tokens", status.handles, status.tokens),
    ...(status.generations === undefined ? [] : [compactions(status.generations)]),
    ...(status.decision ? [l10n.t("Against {0}: {1}", status.against ?? "", status.decision)] : []),
  ].join("\n");
  item.backgroundColor = refused ? new ThemeColor("statusBarItem.errorBackground") : undefined;
  item.command = {
    title: l10n.t("Show what this means"),
    command: status.kind === "transcript" ? showLineageCommand : showPadDiffCommand,
    arguments: [status.uri],
  };
  item.accessibilityInformation = { label: `Palimpsest: ${shortOf(status)}` };
  item.show();
}

function iconOf(status: Status): string {
  if (status.decision === "refuse" || status.errors > 0) return "$(error)";
  if (status.decision === "allow-with-loss-record" || status.warnings > 0) return "$(warning)";
  return "$(layers)";
}

function shortOf(status: Status): string {
  if (status.decision === "refuse") return l10n.t("would lose what cannot be had back");
  if (status.generations !== undefined) return compactions(status.generations);
  return l10n.t("{0} rules · {1} handles", status.constraints + status.negativeFacts, status.handles);
}

const compactions = (count: number): string =>
  count === 1 ? l10n.t("1 compaction") : l10n.t("{0} compactions", count);
