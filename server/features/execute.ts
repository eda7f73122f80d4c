/** Commands that the server carries out, so that any editor has them: spill, and move to the sealed file. */
import type { Connection } from "vscode-languageserver";
import type { Span } from "../../engine/text.ts";
import type { Lent } from "../around.ts";
import type { Ask, Feature } from "../feature.ts";
import { sealToFileCommand, spillCommand, spillEarlierCommand } from "../protocol/requests.ts";
import { tell } from "../telling.ts";
import { sealedLinkView, sealToFile, toFileView } from "./seal-to-file.ts";
import { earlierTextView, recordedView, spill, spillableView, spillEarlier, spilledView } from "./spill.ts";

type Act = (uri: string, span: Span, ask: Ask, lent: Lent, connection: Connection) => Promise<void>;

const acts: Readonly<Record<string, Act>> = {
  [spillCommand]: spill,
  [spillEarlierCommand]: spillEarlier,
  [sealToFileCommand]: sealToFile,
};

/** Offers them. */
export const execute: Feature = {
  capabilities: { executeCommandProvider: { commands: Object.keys(acts) } },
  views: [spillableView, spilledView, earlierTextView, recordedView, sealedLinkView, toFileView],
  listen(connection, ask, _documents, lent) {
    connection.onExecuteCommand(async ({ command, arguments: given = [] }) => {
      const [uri, start, end = start] = given as readonly unknown[];
      const act = acts[command];
      if (!act || typeof uri !== "string" || !isOffset(start) || !isOffset(end)) return;
      await act(uri, { start, end }, ask, lent, connection).catch((error: Error) =>
        tell(connection, "error", `Nothing was changed: ${error.message}.`),
      );
    });
  },
};

const isOffset = (value: unknown): value is number => Number.isInteger(value) && 0 <= (value as number);
