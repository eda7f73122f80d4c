/** A desk: documents are put on it, inspected when a view is first asked for, and views are drawn from the inspection. */
import { TextDocument } from "vscode-languageserver-textdocument";
import type { GateOptions } from "../engine/gate.ts";
import { inspect } from "../engine/inspection.ts";
import { defaults, type Settings } from "../engine/settings.ts";
import type { Around } from "./around.ts";
import type { FileView } from "./feature.ts";
import { features } from "./features/index.ts";
import { documentOf, type Followed, followFile } from "./followed.ts";
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
  /** A file on the desk has changed: it is read on before the next view. */
  readonly touch: (uri: string) => void;
  readonly drop: (uri: string) => void;
  /** Draws the view of that name; undefined where nothing of that name or place can be had. Rejects with a clear message where a file cannot be read. */
  readonly view: (uri: string, name: string, params: unknown) => Promise<unknown>;
}

interface Place {
  readonly content: Content;
  /** Let go where others were asked for since. */
  subject?: Promise<Subject>;
}

/** Files that are kept read; a list of sessions asks for dozens, one after the other. */
const FILES = 3;

/** A desk on this thread. */
export function createDesk(): Desk {
  const places = new Map<string, Place>();
  /** By path, the one that was asked for last at the end. */
  const read = new Map<string, Followed>();
  let terms: Terms = { settings: defaults, commands: false };

  /** The file at a path, read on from where it was; lets the one go that was not asked for the longest. */
  function followed(path: string): Followed {
    const file = read.get(path) ?? followFile(path);
    read.delete(path);
    read.set(path, file);
    const [oldest] = read.keys();
    if (FILES < read.size && oldest !== undefined) {
      read.delete(oldest);
      for (const place of placesOf(oldest)) delete place.subject;
    }
    return file;
  }

  const placesOf = (path: string): readonly Place[] =>
    [...places.values()].filter(({ content }) => content.kind === "file" && content.path === path);

  return {
    agree(agreed) {
      terms = agreed;
      for (const place of places.values()) delete place.subject;
    },
    put(uri, content) {
      places.set(uri, { content });
      if (content.kind === "file") read.get(content.path)?.touch();
    },
    touch(uri) {
      const content = places.get(uri)?.content;
      if (content?.kind !== "file") return;
      read.get(content.path)?.touch();
      for (const place of placesOf(content.path)) delete place.subject;
    },
    drop(uri) {
      places.delete(uri);
    },
    async view(uri, name, params) {
      const place = places.get(uri);
      if (!place) return undefined;
      const file = place.content.kind === "file" ? followed(place.content.path) : undefined;
      const ofFile = fileViews.get(name);
      if (ofFile) return file && ofFile.answer(file, params);
      const view = views.get(name);
      if (!view) return undefined;
      place.subject ??= subjectOf(uri, place, file, terms).catch((thrown: unknown) => {
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

// biome-ignore lint/suspicious/noExplicitAny: as above.
const fileViews: ReadonlyMap<string, FileView<any, unknown>> = new Map(
  features.flatMap((feature) => (feature.fileViews ?? []).map((view) => [view.name, view] as const)),
);

async function subjectOf(uri: string, { content }: Place, file: Followed | undefined, terms: Terms): Promise<Subject> {
  if (content.kind === "text") return subjectOfText(uri, content, terms);
  if (!file) throw new Error(`${content.path} cannot be read`);
  const inspection = await file.inspect(terms.settings);
  return { ...terms, uri, inspection, document: documentOf(uri, file) };
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
