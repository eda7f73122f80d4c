/** One source, read: what it is, its passages and the items in them. The common ground of inspections and gates. */
import type { DocumentKind } from "./inspection.ts";
import type { Item, Passage, RuleItem } from "./item.ts";
import { blocksOfPassage, type Items, itemsOf } from "./items.ts";
import { recordKindOf } from "./kind.ts";
import { kindOf, type Pad, readPad } from "./pad.ts";
import { passageOfText, passagesOfSession } from "./passages.ts";
import { readDocument } from "./readers/index.ts";
import type { Provenance, Session } from "./session.ts";
import { defaults, type Settings } from "./settings.ts";
import { firstFrom, inside, overlaps, type Source } from "./text.ts";

/** A source with all that was found in it; `session` for transcripts, `pad` for everything else. */
export interface ReadSource extends Items {
  readonly source: Source;
  readonly kind: DocumentKind;
  readonly session?: Session;
  readonly pad?: Pad;
}

/** What a reading may be told. */
export interface ReadOptions {
  readonly settings?: Settings;
  /** A transcript that was read elsewhere, line by line. */
  readonly session?: Session;
}

/**
 * Reads a source: a transcript in any known format, or else a text without turns, whose words count as the user's.
 * Never throws; what could not be read is in `session.problems`.
 */
export function read(source: Source, options: ReadOptions = {}): ReadSource {
  const record = recordKindOf(source.name);
  if (record && !options.session) return readRecord(source, record);
  const session = options.session ?? (source.text === undefined ? undefined : readDocument(source));
  if (session) return { source, kind: "transcript", session, ...itemsOf(passagesOfSession(session)) };
  const text = source.text ?? "";
  const kind = kindOf(source.name, text, options.settings ?? defaults);
  const provenance: Provenance = kind === "carrier" ? "rules" : "user";
  const passage = passageOfText(text, provenance);
  const pad = readPad(source, blocksOfPassage(passage));
  const { passages, items, obligations } = itemsOf([passage]);
  return {
    source,
    kind,
    pad,
    passages,
    items: items
      .filter((item) => !isTag(item, text))
      .map((item) => sealedAs(item, pad, text))
      .filter((item) => !isFrame(item, pad)),
    obligations,
  };
}

/** A JSON file that is one record: claims to be recomputed, no text with items. */
function readRecord(source: Source, record: string): ReadSource {
  const span = { start: 0, end: source.text?.length ?? 0 };
  const block = { kind: "code" as const, span, outer: span, level: 0, info: `json ${record}`, headings: [], codes: [] };
  const pad = { blocks: [block], sealed: [], suppressions: [] };
  return { source, kind: "record", pad, passages: [], items: [], obligations: [] };
}

/** Texts as a side of a rewrite. */
export const sideOfPassages = (passages: readonly Passage[]): Items => itemsOf(passages);

/** The kind that an entry is tagged with is a mark of ours, no handle. */
const isTag = ({ kind, text, span }: Item, whole: string): boolean =>
  kind === "handle" && TAGS.has(text) && whole.charAt(span.start - 1) === "[" && whole.charAt(span.end) === "]";

const TAGS = new Set(["negative_fact", "loss_record"]);

/** The visible lines and the digests of a sealed region or file are ours, no items. */
const isFrame = ({ provenance, span }: Item, { frame = [] }: Pad): boolean =>
  frame.some((own) => (provenance === "sealed" ? overlaps(span, own) : inside(span, own)));

/** What stands in a sealed region answers to nobody but the region, and is what its entry is tagged as. */
function sealedAs(item: Item, pad: Pad, whole: string): Item {
  const region = pad.sealed.find(({ span }) => inside(item.span, span));
  if (!region) return item;
  const { entries } = region;
  const entry = entries[firstFrom(entries, item.span.start + 1, ({ span }) => span.start) - 1];
  const sealed = { ...item, provenance: "sealed" as const };
  if (!entry || entry.untagged || !isRule(sealed) || entry.span.end < item.span.end) return sealed;
  const start = Math.max(item.span.start, whole.indexOf(entry.text, entry.span.start));
  const bare =
    start < item.span.end ? { span: { start, end: item.span.end }, text: whole.slice(start, item.span.end) } : {};
  if (entry.kind === "loss_record" || entry.kind === item.kind) return { ...sealed, ...bare };
  return { ...sealed, ...bare, kind: entry.kind, subtype: entry.kind === "constraint" ? "restriction" : "absent" };
}

const isRule = (item: Item): item is RuleItem => item.kind === "constraint" || item.kind === "negative_fact";
