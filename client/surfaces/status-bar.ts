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

/** Shows the numbers of the active editor's document, as the server tells them; nothing for other documents. */
export function showStatus(status: Event<Status>): Disposable {
  const known = new Map<string, Status>();
  const item = window.createStatusBarItem("palimpsest.status", StatusBarAlignment.Right, 90);
  item.name = "Palimpsest";
  const show = (): void => {
    const uri = window.activeTextEditor?.document.uri.toString();
    const shown = uri === undefined ? undefined : known.get(uri);
    if (!shown || shown.kind === "markdown") item.hide();
    else draw(item, shown);
  };
  const told = status((one) => {
    known.set(Uri.parse(one.uri).toString(), one);
    show();
  });
  const switched = window.onDidChangeActiveTextEditor(show);
  return {
    dispose() {
      for (const part of [item, told, switched]) part.dispose();
    },
  };
}

function draw(item: StatusBarItem, status: Status): void {
  const rules = status.constraints + status.negativeFacts;
  const refused = status.decision === "refuse";
  item.text = `${iconOf(status)} ${shortOf(status)}`;
  item.tooltip = [
    l10n.t("{0} rules and negative facts, {1} of them sealed", rules, status.sealed),
    l10n.t("{0} handles, about {1} tokens", status.handles, status.tokens),
    ...(status.generations === undefined ? [] : [l10n.t("{0} compactions", status.generations)]),
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
  if (status.generations !== undefined) return l10n.t("{0} compactions", status.generations);
  return l10n.t("{0} rules · {1} handles", status.constraints + status.negativeFacts, status.handles);
}
