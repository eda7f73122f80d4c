/** Texts outside the rewritten one that hold items too: carriers, the handle index, files changed together with it. */
import type { GateInput, GateOptions } from "../gate.ts";
import { frontMatterOf } from "../markdown.ts";
import { declarationOf, isCarrier, readPad } from "../pad.ts";
import { defaults } from "../settings.ts";
import type { Held, SurvivalOptions } from "../survival.ts";

type HeldText = NonNullable<SurvivalOptions["carriers"]>[number];

/** The held texts in the order in which a find counts; a file that is being gated never carries itself. */
export function heldTexts(before: GateInput, after: GateInput | undefined, options: GateOptions): readonly HeldText[] {
  const own = new Set([before.source.name, after?.source.name]);
  const others = (name: string): boolean => !own.has(name);
  return [
    ...(options.carriers ?? []).filter(({ name }) => others(name)).map(carried),
    ...(options.index?.length ? [{ name: "index", text: options.index.join("\n"), as: "indexed" as const }] : []),
    ...(options.companions ?? []).filter(({ name }) => others(name)).flatMap((one) => [...moved(one, options)]),
    ...(options.spilled ?? []).filter(({ address }) => after?.source.text?.includes(address) === true).map(spilled),
  ];
}

function carried({ name, text }: { readonly name: string; readonly text: string }): HeldText {
  if (declarationOf(text) === "sealed") return { name, text, as: "sealed" };
  return { name, text: loaded(name, text), as: isScoped(name, text) ? "demoted" : "carried" };
}

const spilled = ({ address, text }: NonNullable<GateOptions["spilled"]>[number]): HeldText => ({
  name: address,
  text,
  as: "spilled",
});

/** To another carrier or into a sealed region: moved. To a file that nobody re-reads: demoted. */
function* moved(
  { name, after }: NonNullable<GateOptions["companions"]>[number],
  { settings = defaults }: GateOptions,
): Iterable<HeldText> {
  if (after === undefined) return;
  if (isCarrier(name, settings) && !isNested(name) && !isScoped(name, after)) {
    yield { name, text: loaded(name, after), as: "moved" };
    return;
  }
  for (const { span } of readPad({ name, text: after }).sealed) {
    yield { name, text: after.slice(span.start, span.end), as: "moved" };
  }
  yield { name, text: after, as: "demoted" satisfies Held };
}

/** Whether a carrier lies below a folder, so that it is read only when something in that folder is touched; rules folders (`.claude`) are read whole. */
export const isNested = (name: string): boolean => {
  const parts = name.replaceAll("\\", "/").replace(/^\.\//, "").split("/");
  return !name.startsWith("/") && parts.length > 1 && !parts.some((part) => part.startsWith("."));
};

/**
 * Rules for some paths only are not read before such a path is touched; a Cursor rule is read always only where it says so, and globs
 * that take in every file bind it to none.
 */
function isScoped(name: string, text: string): boolean {
  const matter = frontMatterOf(text);
  const fields = matter === undefined ? "" : text.slice(matter.content.start, matter.content.end);
  // Without `applyTo` such a file is only for those who attach it.
  if (/\.instructions\.md$/i.test(name) && !/^applyTo:/m.test(fields)) return true;
  if (/\.mdc$/i.test(name)) return !/^alwaysApply:[ \t]{0,8}true\b/m.test(fields);
  if (/^applyTo:[ \t]{0,8}["']?\*\*(?:\/\*)?["']?[ \t\r]{0,8}$/m.test(fields)) return false;
  return (
    /^(?:paths|globs|applyTo):[ \t]{0,8}\S/m.test(fields) || /^(?:paths|globs):[ \t\r]{0,8}\n[ \t]{0,8}-/m.test(fields)
  );
}

/** What an agent loads of a file: of a memory index the first 200 lines or 25 KB, of others everything. */
function loaded(name: string, text: string): string {
  if (!/(?:^|[\\/])MEMORY\.md$/.test(name)) return text;
  return text.split("\n", MEMORY_LINES).join("\n").slice(0, MEMORY_BYTES);
}

const MEMORY_LINES = 200;
const MEMORY_BYTES = 25_000;
