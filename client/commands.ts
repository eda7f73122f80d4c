/** What the palette offers: one line a command. Arguments come from lenses, quick fixes and the status bar, and may be absent. */
import { commands, type Disposable, type ExtensionContext, l10n, Uri, window, workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import {
  reviewCommand,
  sealToFileCommand,
  showLineageCommand,
  showPadDiffCommand,
  spillCommand,
  suppressCommand,
} from "../server/protocol/requests.ts";
import { fileOf } from "./addresses.ts";
import type { CompactionDiff } from "./surfaces/compaction-diff.ts";
import { copyContract } from "./surfaces/contract.ts";
import type { HookSetup } from "./surfaces/hook-setup.ts";
import type { LineagePanels } from "./surfaces/lineage-panel.ts";
import type { PadDiff } from "./surfaces/pad-diff.ts";
import { openRecordRaw } from "./surfaces/readable-texts.ts";
import { copyRecoveryNote } from "./surfaces/recovery-note.ts";
import { atSelection, seal, suppressWithReason } from "./surfaces/repairs.ts";
import { exportReport } from "./surfaces/report.ts";
import { type ItemPlace, readSessionCommand, type SessionEditors } from "./surfaces/session-editor.ts";
import { pickSession } from "./surfaces/session-picker.ts";

/** What the commands act on. */
export interface Surfaces {
  readonly client: LanguageClient;
  readonly extension: ExtensionContext;
  readonly reviews: CompactionDiff;
  readonly pads: PadDiff;
  readonly panels: LineagePanels;
  readonly editors: SessionEditors;
  readonly hooks: HookSetup;
}

type Argument = unknown;
type Act = (surfaces: Surfaces, ...given: readonly Argument[]) => Promise<void>;

const acts: Readonly<Record<string, Act>> = {
  "palimpsest.openSession": async ({ client, panels, editors }) => {
    const uri = await pickSession(client);
    if (uri === undefined) return;
    if (await isLarge(uri)) await editors.show(uri);
    else panels.show(uri);
  },
  [readSessionCommand]: async (surfaces, given, at) => {
    const uri = text(given) ?? surfaces.panels.active() ?? openSession() ?? (await pickSession(surfaces.client));
    if (uri !== undefined) await surfaces.editors.show(uri, itemPlaceIn(at));
  },
  "palimpsest.goTo": ({ editors }) => editors.goTo("anything"),
  "palimpsest.goToRecord": ({ editors }) => editors.goTo("record"),
  [showLineageCommand]: async (surfaces, given, generation) => {
    const uri = await sessionOf(surfaces, given);
    if (uri !== undefined) surfaces.panels.show(uri, text(generation));
  },
  [reviewCommand]: async (surfaces, given, generation) => {
    const uri = await sessionOf(surfaces, given);
    if (uri === undefined) return;
    const found = await surfaces.reviews.open(uri, text(generation));
    if (found === "nothing") say(l10n.t("This session was never compacted: there is nothing to review."));
  },
  [showPadDiffCommand]: async ({ pads }, given) => {
    const uri = text(given) ?? activeFile();
    if (uri === undefined) return say(l10n.t("Open a pad first."));
    const found = await pads.open(uri);
    if (found === "nothing") say(l10n.t("There is no earlier version of this file to compare with."));
  },
  "palimpsest.copyRecoveryNote": async (surfaces, given, generation) => {
    const uri = await sessionOf(surfaces, given);
    if (uri !== undefined) await copyRecoveryNote(surfaces.client, uri, text(generation));
  },
  "palimpsest.copyContract": async (surfaces, given) => {
    const uri = text(given) ?? surfaces.panels.active() ?? activeDocument() ?? (await sessionOf(surfaces, given));
    if (uri !== undefined) await copyContract(surfaces.client, uri);
  },
  "palimpsest.exportLineage": async (surfaces, given) => {
    const uri = await sessionOf(surfaces, given);
    if (uri !== undefined) await exportReport(surfaces.client, surfaces.extension, uri);
  },
  "palimpsest.setUpHooks": ({ hooks }) => hooks.setUp(),
  "palimpsest.removeHooks": ({ hooks }) => hooks.remove(),
  "palimpsest.sealSelection": ({ client }) => seal(client, "selection", "move"),
  "palimpsest.sealInPlace": ({ client }) => seal(client, "selection", "in-place"),
  "palimpsest.sealAll": ({ client }) => seal(client, "all", "move"),
  "palimpsest.sealToFile": ({ client }) => atSelection(client, sealToFileCommand),
  "palimpsest.spillSelection": ({ client }) => atSelection(client, spillCommand),
  [suppressCommand]: async ({ client }, uri, code, at) => {
    if (typeof uri !== "string" || typeof code !== "string" || typeof at !== "number") return;
    await suppressWithReason(client, uri, code, at);
  },
  "palimpsest.nextLoss": ({ reviews }) => reviews.step("next"),
  "palimpsest.previousLoss": ({ reviews }) => reviews.step("previous"),
  "palimpsest.openRawLine": ({ client }) => openRecordRaw(client),
};

/** Registers every command; what one throws is told to the user, and nothing else stops. */
export function registerCommands(surfaces: Surfaces): readonly Disposable[] {
  return Object.entries(acts).map(([name, act]) =>
    commands.registerCommand(name, async (...given: readonly unknown[]) => {
      try {
        await act(surfaces, ...given);
      } catch (error) {
        void window.showErrorMessage(`Palimpsest: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
}

/** The session meant: the one given, the panel in front, the file behind the active editor, or one that the user picks. */
async function sessionOf({ client, panels, editors }: Surfaces, given: unknown): Promise<string | undefined> {
  return text(given) ?? panels.active() ?? editors.active() ?? openSession() ?? (await pickSession(client));
}

/** The session in the active text editor. */
function openSession(): string | undefined {
  const file = activeFile();
  return file !== undefined && /\.(jsonl?|ndjson)$/i.test(file) ? file : undefined;
}

/** Beyond what VS Code shows to extensions, records are read first: the lineage takes its time. */
const LARGE = 50_000_000;

async function isLarge(uri: string): Promise<boolean> {
  const found = await workspace.fs.stat(Uri.parse(uri)).then(
    ({ size }) => size,
    () => 0 /* no file on disk: a session of a database */,
  );
  return LARGE < found;
}

/** A pad or a session that is open in front: both have something to keep. */
function activeDocument(): string | undefined {
  const file = activeFile();
  return file !== undefined && /\.(md|mdc|markdown|jsonl?|ndjson)$/i.test(file) ? file : undefined;
}

/** The file of the active editor, also where it shows a readable text of it. */
function activeFile(): string | undefined {
  const uri = window.activeTextEditor?.document.uri;
  return uri && (fileOf(uri) ?? uri.toString());
}

/** Explorer and editor menus hand over a Uri, lenses and the status bar a string. */
function text(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "scheme" in given ? String(given) : undefined;
}

/** What the lineage hands over; an explorer hands over a list of files in its place. */
function itemPlaceIn(given: unknown): ItemPlace | undefined {
  return typeof given === "object" && given !== null && "place" in given ? (given as ItemPlace) : undefined;
}

function say(message: string): void {
  void window.showInformationMessage(message);
}
