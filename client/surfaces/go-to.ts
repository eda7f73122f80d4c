/** *Go to…* of the session editor: a compaction or an item from a list that the server looks through, or a record by its number. */
import { l10n, type QuickPickItem, QuickPickItemKind, ThemeIcon, window } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { Band, Destination, ItemName } from "../../server/protocol/session.ts";
import { goToRequest, overviewRequest, recordAtRequest } from "../../server/protocol/session-requests.ts";
import { unlessOvertaken } from "../language-client.ts";

/** Where somebody wants to go: a record by its index, or the places of an item. */
export type Goal = { readonly record: number } | { readonly item: ItemName };

type Choice = QuickPickItem & { readonly goal?: Goal };

/** Milliseconds that typing rests before the server is asked. */
const REST = 120;

/** Lets the user choose a compaction or an item of a session, or type a record's number or `:line`; undefined where they did not. */
export async function pickGoal(client: LanguageClient, uri: string): Promise<Goal | undefined> {
  const overview = await client.sendRequest(overviewRequest, { uri });
  const bands = (overview?.bands ?? []).map(choiceOfBand);
  const pick = window.createQuickPick<Choice>();
  pick.placeholder = l10n.t("A compaction, a rule or a handle; or a record's number, or :line");
  pick.matchOnDescription = true;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;

  async function look(query: string): Promise<void> {
    turn += 1;
    const mine = turn;
    pick.busy = true;
    const byNumber = await numbered(client, uri, query, overview?.total ?? 0);
    if (mine !== turn) return;
    pick.items = byNumber ? [byNumber] : listed(bands, []);
    if (byNumber) {
      pick.title = undefined;
    } else {
      const answer = await client.sendRequest(goToRequest, { uri, query }).catch(unlessOvertaken);
      if (mine !== turn) return;
      // No notice of a next answer comes here.
      if (!answer) return look(query);
      const { found, total } = answer;
      pick.items = listed(bands, found);
      pick.title = found.length < total ? l10n.t("{0} of {1}: type to narrow", found.length, total) : undefined;
    }
    pick.busy = false;
  }

  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error);
      pick.hide();
    };
    const ask = (query: string): void => void look(query).catch(fail);
    pick.onDidChangeValue((value) => {
      clearTimeout(timer);
      timer = setTimeout(() => ask(value), REST);
    });
    pick.onDidAccept(() => {
      resolve(pick.selectedItems[0]?.goal);
      pick.hide();
    });
    pick.onDidHide(() => {
      turn += 1;
      clearTimeout(timer);
      resolve(undefined);
      pick.dispose();
    });
    pick.show();
    ask("");
  });
}

/** Lets the user type the number of a record, or a line after a colon; undefined where they did not. */
export async function askForRecord(client: LanguageClient, uri: string): Promise<Goal | undefined> {
  const overview = await client.sendRequest(overviewRequest, { uri });
  const total = overview?.total ?? 0;
  const typed = await window.showInputBox({
    prompt: l10n.t("Record 1 to {0}, or :line", total),
    validateInput: (value) => (/^:?\d{1,9}$/.test(value.trim()) ? undefined : l10n.t("A number, or : and a line")),
  });
  return typed === undefined ? undefined : (await numbered(client, uri, typed, total))?.goal;
}

/** The record that a number or `:line` names; undefined for anything else. */
async function numbered(
  client: LanguageClient,
  uri: string,
  query: string,
  total: number,
): Promise<Choice | undefined> {
  const [, colon, digits] = /^\s*(:?)(\d{1,9})\s*$/.exec(query) ?? [];
  if (digits === undefined || total === 0) return undefined;
  const wanted = Math.max(1, Number(digits));
  if (colon === "") {
    const record = Math.min(wanted, total) - 1;
    return { label: l10n.t("Record {0}", record + 1), alwaysShow: true, goal: { record } };
  }
  const record = (await client.sendRequest(recordAtRequest, { uri, line: wanted })) ?? total - 1;
  return { label: l10n.t("Line {0}", wanted), alwaysShow: true, goal: { record } };
}

function listed(bands: readonly Choice[], found: readonly Destination[]): readonly Choice[] {
  const rules = found.filter(({ kind }) => kind !== "handle").map(choiceOfItem);
  const handles = found.filter(({ kind }) => kind === "handle").map(choiceOfItem);
  return [
    ...under(l10n.t("compactions"), bands),
    ...under(l10n.t("rules and facts"), rules),
    ...under(l10n.t("handles"), handles),
  ];
}

const under = (label: string, choices: readonly Choice[]): readonly Choice[] =>
  choices.length === 0 ? [] : [{ label, kind: QuickPickItemKind.Separator }, ...choices];

const choiceOfBand = ({ number, record, line, dropped }: Band): Choice => ({
  label: l10n.t("Compaction {0}", number),
  description: [l10n.t("{0} records replaced", dropped), ...lineOf(line)].join(" · "),
  iconPath: new ThemeIcon("fold"),
  goal: { record },
});

/** The server has looked through the texts: the list shows what it found, whatever VS Code would match. */
const choiceOfItem = ({ kind, text, subtype, fate, line, places }: Destination): Choice => ({
  label: text.replaceAll(/\s+/g, " "),
  description: [
    ...(fate ? [l10n.t("{0} in compaction {1}", fate.state, fate.number)] : []),
    subtype.replaceAll("_", " "),
    ...lineOf(line),
    places === 1 ? l10n.t("one place") : l10n.t("{0} places", places),
  ].join(" · "),
  iconPath: new ThemeIcon(kind === "handle" ? "key" : "law"),
  alwaysShow: true,
  goal: { item: { kind, text } },
});

const lineOf = (line: number): readonly string[] => (line > 0 ? [l10n.t("line {0}", line)] : []);
