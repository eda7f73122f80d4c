/** What a feature of the language server is: its capability, its views, and the handler that asks for them. */
import type { CancellationToken, Connection, ServerCapabilities } from "vscode-languageserver";
import type { Lent } from "./around.ts";
import type { Followed } from "./followed.ts";
import type { View } from "./subject.ts";

/** Asks for one view of a document, wherever its inspection lives; undefined where there is no such document. */
export type Ask = <Params, Answer>(
  view: View<Params, Answer>,
  uri: string,
  params: Params,
  token?: CancellationToken,
) => Promise<Answer | undefined>;

/** One answer drawn from the records of a file, while it is still being read. `name` finds it again in the background. */
export interface FileView<Params, Answer> {
  readonly name: string;
  readonly answer: (file: Followed, params: Params) => Promise<Answer>;
}

/** Asks for one view of a file as it lies on disk, whatever may be open of it; undefined where there is no such file. */
export type AskFile = <Params, Answer>(
  view: FileView<Params, Answer>,
  uri: string,
  params: Params,
) => Promise<Answer | undefined>;

/** One feature; capability and handler stand side by side. */
export interface Feature {
  readonly capabilities?: ServerCapabilities;
  /** Every view of this feature, so that the background can find it by name. */
  // biome-ignore lint/suspicious/noExplicitAny: the list holds views of every kind; `Ask` gives each its types back.
  readonly views: readonly View<any, unknown>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above; `AskFile` gives each its types back.
  readonly fileViews?: readonly FileView<any, unknown>[];
  readonly listen: (connection: Connection, ask: Ask, documents: () => readonly string[], lent: Lent) => void;
}
