/** A desk: documents are put on it, inspected when a view is first asked for, and views are drawn from the inspection. */
import { TextDocument } from "vscode-languageserver-textdocument";
import type { GateOptions } from "../engine/gate.ts";
import { inspect } from "../engine/inspection.ts";
import { type Follower, follow } from "../engine/node/follow.ts";
import { defaults, type Settings } from "../engine/settings.ts";
import type { Around } from "./around.ts";
import { features } from "./features/index.ts";
import type { Earlier, Subject, View } from "./subject.ts";

/** What is put on a desk: the text of an open document, or a file that is read from disk and followed as it grows. */
type Content =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly version: number;
      readonly earlier?: Earlier;
      readonly around?: Around;
    }
  | { readonly kind: "file"; readonly path: string };

/** What holds for every document. */
export interface Terms {
  readonly settings: Settings;
  /** The client implements our commands. */
  readonly commands: boolean;
}

/** A desk, on this thread or another. */
export interface Desk {
  readonly agree: (terms: Terms) => void;
  readonly put: (uri: string, content: Content) => void;
  /** A file on the desk has grown: it is read on before the next view. */
  readonly touch: (uri: string) => void;
  readonly drop: (uri: string) => void;
  /** Draws the view of that name; undefined where nothing of that name or place can be had. Rejects with a clear message where a file cannot be read. */
  readonly view: (uri: string, name: string, params: unknown) => Promise<unknown>;
}

interface Place {
  readonly content: Content;
  /** Reads a file on as it grows; let go together with the subject where others were asked for since. */
  follower?: Follower;
  subject?: Promise<Subject>;
}

/** Files that are kept read; a list of sessions asks for dozens, one after the other. */
const FILES = 3;

/** A desk on this thread. */
export function createDesk(): Desk {
  const places = new Map<string, Place>();
  const read: string[] = [];
  let terms: Terms = { settings: defaults, commands: false };

  /** Moves a file to the end of those that are kept read, and lets the oldest go. */
  function keepRead(uri: string, place: Place): void {
    if (read.includes(uri)) read.splice(read.indexOf(uri), 1);
    read.push(uri);
    if (place.content.kind === "file") place.follower ??= follow(place.content.path);
    const oldest = FILES < read.length ? places.get(read.shift() ?? "") : undefined;
    if (!oldest) return;
    delete oldest.subject;
    delete oldest.follower;
  }

  return {
    agree(agreed) {
      terms = agreed;
      for (const place of places.values()) delete place.subject;
    },
    put(uri, content) {
      places.set(uri, { content });
    },
    touch(uri) {
      delete places.get(uri)?.subject;
    },
    drop(uri) {
      places.delete(uri);
    },
    async view(uri, name, params) {
      const place = places.get(uri);
      const view = views.get(name);
      if (!place || !view) return undefined;
      if (place.content.kind === "file") keepRead(uri, place);
      place.subject ??= subjectOf(uri, place, terms).catch((thrown: unknown) => {
        delete place.subject;
        throw thrown;
      });
      return view.answer(await place.subject, params);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the map holds views of every kind; whoever asks knows the types of the one it names.
const views: ReadonlyMap<string, View<any, unknown>> = new Map(
  features.flatMap((feature) => feature.views.map((view) => [view.name, view] as const)),
);

async function subjectOf(uri: string, { content, follower }: Place, terms: Terms): Promise<Subject> {
  if (content.kind === "text") return subjectOfText(uri, content, terms);
  const read = await follower?.look();
  if (!read || "failure" in read) throw new Error(`${content.path} ${read?.failure.message ?? "cannot be read"}`);
  const { source, session } = read;
  const inspection = inspect(source, { settings: terms.settings, session });
  return { ...terms, uri, inspection, document: TextDocument.create(uri, "jsonl", 0, source.text ?? "") };
}

function subjectOfText(uri: string, content: Content & { readonly kind: "text" }, terms: Terms): Subject {
  const { text, version, earlier, around } = content;
  const options = {
    settings: terms.settings,
    ...(earlier ? { before: earlier.source } : {}),
    ...(around ? { gate: gateOptionsOf(around), unresolved: new Set(around.unresolved) } : {}),
  };
  const inspection = inspect({ name: uri, text }, options);
  const document = TextDocument.create(uri, "markdown", version, text);
  return { ...terms, uri, inspection, document, ...(earlier ? { against: earlier.against } : {}) };
}

const gateOptionsOf = ({ spilled, sealed }: Around): GateOptions => ({
  spilled,
  ...(sealed ? { companions: [{ name: sealed.name, after: sealed.text }] } : {}),
});
