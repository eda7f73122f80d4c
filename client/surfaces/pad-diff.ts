/** *Review Pad Against Git*: the earlier version beside the work tree, with what is lost shown while it is edited. */
import { commands, type Disposable, type Event, l10n, languages, type TextDocument, Uri, workspace } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { EarlierText, GateItem, ReviewFinding, Status } from "../../server/protocol/answers.ts";
import { earlierRequest, gateRequest } from "../../server/protocol/requests.ts";
import { addressOf, nameOf, parseAddress } from "../addresses.ts";
import { toDiagnostics } from "../findings.ts";
import { unlessOvertaken } from "../language-client.ts";

/** Milliseconds that Git is given to answer. */
const PATIENCE = 800;

/** The pad reviews of this window. */
export interface PadDiff extends Disposable {
  /** Opens the diff editor on a pad; `nothing` where there is no earlier version to compare with. */
  open(uri: string): Promise<"opened" | "nothing">;
}

/** Creates the pad reviews of this window; none is opened yet. The server does the comparing, on every edit. */
export function createPadDiff(client: LanguageClient, status: Event<Status>): PadDiff {
  const findings = languages.createDiagnosticCollection("palimpsest-pad");
  /** Earlier versions on screen, by the pad they belong to. */
  const earlier = new Map<string, Uri>();

  async function open(uri: string): Promise<"opened" | "nothing"> {
    const pad = Uri.parse(uri);
    const before = await earlierThan(await workspace.openTextDocument(pad), uri);
    if (!before) return "nothing";
    const address = addressOf({ view: "earlier", of: uri }, before.against);
    await commands.executeCommand("vscode.diff", address, pad, `${nameOf(pad)}: ${before.against} ↔ ${l10n.t("now")}`, {
      preview: false,
    });
    return "opened";
  }

  /** A pad that was only opened for this is known to the server before Git has answered: then it is asked once more. */
  async function earlierThan(document: TextDocument, uri: string): Promise<EarlierText | undefined> {
    const ask = async () => (await client.sendRequest(earlierRequest, { uri })) ?? undefined;
    const first = await ask();
    if (!first || first.text !== document.getText()) return first;
    await Promise.race([anotherThan(first.against, uri), new Promise((settle) => setTimeout(settle, PATIENCE))]);
    return ask();
  }

  const anotherThan = (against: string, uri: string): Promise<void> =>
    new Promise((settle) => {
      const told = status((one) => {
        if (one.uri !== uri || one.against === undefined || one.against === against) return;
        told.dispose();
        settle();
      });
    });

  async function mark(uri: string, address: Uri): Promise<void> {
    const answer = await client.sendRequest(gateRequest, { uri }).catch(unlessOvertaken);
    if (answer === undefined) return;
    const document = workspace.textDocuments.find((one) => one.uri.toString() === address.toString());
    if (!document || earlier.get(uri) === undefined) return;
    const found = (answer?.items ?? []).flatMap(findingOf);
    findings.set(address, [...toDiagnostics(document.getText(), found, { uri: Uri.parse(uri), text: "" })]);
  }

  const opened = workspace.onDidOpenTextDocument(async ({ uri }) => {
    const shown = parseAddress(uri);
    if (shown?.view !== "earlier") return;
    earlier.set(shown.of, uri);
    await mark(shown.of, uri);
  });
  const closed = workspace.onDidCloseTextDocument(({ uri }) => {
    const shown = parseAddress(uri);
    if (shown?.view !== "earlier") return;
    earlier.delete(shown.of);
    findings.delete(uri);
  });
  const changed = status(async ({ uri }) => {
    const address = earlier.get(uri);
    if (address) await mark(uri, address);
  });

  const dispose = (): void => {
    for (const part of [findings, opened, closed, changed]) part.dispose();
  };
  return { open, dispose };
}

/** Only what is gone is said of the earlier version; the pad's own findings stand in the pad. */
function findingOf(row: GateItem): readonly ReviewFinding[] {
  const { span } = row;
  switch (row.state) {
    case "lost":
      return [{ code: `${codeOf(row)}-lost`, severity: severityOf(row), message: l10n.t("Gone from the pad"), span }];
    case "weakened":
    case "altered": {
      const now = row.instead ? l10n.t("Now: {0}", `\`${row.instead.text}\``) : l10n.t("No longer what it was");
      return [{ code: `${codeOf(row)}-${row.state}`, severity: severityOf(row), message: now, span }];
    }
    default:
      return [];
  }
}

const codeOf = (row: GateItem): string => row.kind.replaceAll("_", "-");

function severityOf({ kind, obligation, state }: GateItem): ReviewFinding["severity"] {
  if (kind === "directive") return "warning";
  return kind === "handle" && obligation === undefined && state !== "altered" ? "info" : "error";
}
