/** Addresses of the readable texts that stand beside a file: `palimpsest:` and a query that names what to show. */
import { Uri } from "vscode";

// The manifest gives everything below this folder the language of records.
const folder = "/~readable~";

/** The scheme under which VS Code asks this extension for a text. */
export const scheme = "palimpsest";

/**
 * What a readable text shows: a record, one side of a compaction, the earlier version of a pad, what lies in the store at an address, or
 * what a record of a pad dropped. `of` is the file's URI. The last two are made by the server, as links.
 */
export type Shown =
  | { readonly view: "record"; readonly of: string; readonly record: number }
  | { readonly view: "region" | "summary"; readonly of: string; readonly generation: string }
  | { readonly view: "earlier"; readonly of: string }
  | { readonly view: "blob"; readonly address: string }
  | { readonly view: "dropped"; readonly of: string; readonly digest: string };

/** Every text but a stored one stands beside a file. */
type Beside = Exclude<Shown, { readonly view: "blob" }>;

/** The address of a text; `title` becomes the name on its tab. */
export function addressOf(shown: Beside, title: string): Uri {
  const path = `${folder}/${nameOf(Uri.parse(shown.of))}/${title}`;
  return Uri.from({ scheme, path, query: JSON.stringify(shown) });
}

/** What an address names; undefined where it is none of ours or was tampered with. */
export function parseAddress(address: Uri): Shown | undefined {
  if (address.scheme !== scheme) return undefined;
  const hex = /^\/blob\/([0-9a-f]{64})$/.exec(address.path)?.[1];
  if (hex !== undefined) return { view: "blob", address: `sha256:${hex}` };
  let query: unknown;
  try {
    query = JSON.parse(address.query);
  } catch {
    return undefined;
  }
  if (typeof query !== "object" || query === null) return undefined;
  const { view, of, record, generation, digest } = query as Readonly<Record<string, unknown>>;
  if (typeof of !== "string") return undefined;
  if (view === "record" && typeof record === "number") return { view, of, record };
  if ((view === "region" || view === "summary") && typeof generation === "string") return { view, of, generation };
  if (view === "dropped" && typeof digest === "string") return { view, of, digest };
  return view === "earlier" ? { view, of } : undefined;
}

/** The file's name, without its folders. */
export const nameOf = (file: Uri): string => file.path.slice(file.path.lastIndexOf("/") + 1);

/** The file that a readable text stands beside; undefined for what stands beside none. */
export function fileOf(address: Uri): string | undefined {
  const shown = parseAddress(address);
  return shown && "of" in shown ? shown.of : undefined;
}
