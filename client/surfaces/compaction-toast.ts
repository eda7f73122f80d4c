/** One toast a compaction of this workspace's sessions, where it lost something of weight; asked once, and never of what was there before. */
import { type Disposable, type Event, type ExtensionContext, l10n, Uri, window, workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { LineageRow } from "../../server/protocol/panel.ts";
import { lineageRequest } from "../../server/protocol/requests.ts";
import { nameOf } from "../addresses.ts";
import { sessionsOfWorkspace } from "../sessions.ts";
import type { Watches } from "../watches.ts";
import type { LineagePanels } from "./lineage-panel.ts";
import { copyRecoveryNote } from "./recovery-note.ts";

/** Milliseconds: between two looks for new sessions, and until a compaction that was announced is written down. */
const AGAIN = 20_000;
const SETTLED = 1200;

/** Of the time of a processor, looking at a session that grows all the while may take one part in so many. */
const SHARE = 20;

/** Sessions that grow at the same time are few. */
const MOST = 4;

const ANSWER = "palimpsest.watchSessions";

/** What the toasts are made with. */
export interface ToastWorld {
  readonly client: LanguageClient;
  readonly panels: LineagePanels;
  readonly watches: Watches;
  /** The URI of a session that grew. */
  readonly grown: Event<string>;
}

/** Watches where the user wants it, from now on; the answer for a workspace is kept with it. */
export function toastCompactions(extension: ExtensionContext, world: ToastWorld): Disposable {
  const since = Date.now();
  const kept = new Map<string, () => void>();
  const told = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();
  const next = new Map<string, number>();
  const seen = new Map<string, ReadonlySet<string>>();
  let asked = false;

  async function look(): Promise<void> {
    const newest = (await sessionsOfWorkspace(world.client)).slice(0, MOST).map(({ uri }) => uri);
    const wish = wished(extension);
    if (wish === "never" || newest.length === 0) return letGo([]);
    if (wish === "ask") {
      if (!asked) {
        asked = true;
        await ask(extension);
        return look();
      }
      return;
    }
    letGo(newest);
    for (const uri of newest) if (!kept.has(uri)) kept.set(uri, world.watches.keep(uri));
  }

  function letGo(wanted: readonly string[]): void {
    for (const [uri, release] of kept) {
      if (wanted.includes(uri)) continue;
      release();
      kept.delete(uri);
    }
  }

  /** The boundary is often written before the summary. */
  const grown = world.grown((uri) => {
    if (!kept.has(uri)) return;
    clearTimeout(timers.get(uri));
    const wait = Math.max(SETTLED, (next.get(uri) ?? 0) - Date.now());
    timers.set(
      uri,
      setTimeout(() => void announce(uri).catch(() => undefined), wait),
    );
  });

  async function announce(uri: string): Promise<void> {
    const started = Date.now();
    const rows = await world.client.sendRequest(lineageRequest, { uri });
    next.set(uri, Date.now() + SHARE * (Date.now() - started));
    const row = rows.at(-1);
    const key = `${uri} ${row?.id}`;
    const before = seen.get(uri);
    seen.set(uri, new Set(rows.map(({ id }) => id)));
    if (row?.sentence.weight !== "grave" || told.has(key) || !isNew(row, before)) return;
    told.add(key);
    const [show, copy] = [l10n.t("Show"), l10n.t("Copy Recovery Note")];
    const message = l10n.t("Compaction {0} of {1} lost: {2}", row.number, nameOf(Uri.parse(uri)), row.sentence.text);
    const said = await window.showErrorMessage(`Palimpsest: ${message}`, show, copy);
    if (said === show) world.panels.show(uri, row.id);
    if (said === copy) await copyRecoveryNote(world.client, uri, row.id);
  }

  /** By its time; where the agent records none, by not having been there at the last look. */
  const isNew = ({ time, id }: LineageRow, before: ReadonlySet<string> | undefined): boolean =>
    time === undefined ? before !== undefined && !before.has(id) : since <= Date.parse(time);

  const run = (): void => void look().catch(() => undefined);
  const clock = setInterval(run, AGAIN);
  const changed = workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration(ANSWER)) run();
  });
  run();
  return {
    dispose() {
      clearInterval(clock);
      for (const timer of timers.values()) clearTimeout(timer);
      letGo([]);
      grown.dispose();
      changed.dispose();
    },
  };
}

/** The setting where it says something, else what was answered in this workspace. */
function wished({ workspaceState }: ExtensionContext): "ask" | "always" | "never" {
  const set = workspace.getConfiguration("palimpsest").get<string>("watchSessions", "ask");
  if (set === "always" || set === "never") return set;
  const answered = workspaceState.get<string>(ANSWER);
  return answered === "always" || answered === "never" ? answered : "ask";
}

/** A question that is closed without an answer is asked again in the next window. */
async function ask({ workspaceState }: ExtensionContext): Promise<void> {
  const [yes, no] = [l10n.t("Watch"), l10n.t("Not Here")];
  const said = await window.showInformationMessage(
    l10n.t(
      "Palimpsest: agents leave sessions of this workspace. Watch them, and tell when a compaction loses a rule of yours or a value that a task needs?",
    ),
    yes,
    no,
  );
  if (said !== undefined) await workspaceState.update(ANSWER, said === yes ? "always" : "never");
}
