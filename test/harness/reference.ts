/** The library's reference, written from its docstrings: what a stranger may import, as TypeScript itself reads it. */
import { API, type Project, type Symbol as TypeSymbol } from "typescript/unstable/sync";
import { fileOf, root } from "./tree.ts";

/** One page of the reference: the modules whose exports it shows, in the order of the front door. */
interface Page {
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** Beginnings of paths below `engine/`. */
  readonly from: readonly string[];
  /** An example of `examples/designs/` that a test runs. */
  readonly example?: string;
}

/** The pages; what no other page takes stands on the last. */
const PAGES: readonly Page[] = [
  {
    name: "irreversible-projection",
    title: "Irreversible projection",
    lead: "A region becomes a record that says what it can no longer give back.",
    from: ["designs/projection.ts"],
    example: "irreversible-projection",
  },
  {
    name: "sound-reconstruction",
    title: "Sound reconstruction",
    lead: "What may be done with a lossy text depends on the operation.",
    from: ["designs/reconstruction.ts"],
    example: "sound-reconstruction",
  },
  {
    name: "sealed-scratchpad",
    title: "Sealed scratchpad",
    lead: "A pad is brought under its budget without touching what is sealed.",
    from: ["designs/scratchpad.ts"],
    example: "sealed-scratchpad",
  },
  {
    name: "reachability-gate",
    title: "Reachability gate",
    lead: "A rewrite goes ahead only if every open task still reaches what it needs.",
    from: ["designs/reachability.ts"],
    example: "reachability-gate",
  },
  {
    name: "gate",
    title: "The gate",
    lead: "One verdict for one rewrite, and what it is drawn from.",
    from: ["gate.ts", "gate/", "survival.ts", "reading.ts"],
  },
  {
    name: "store-and-records",
    title: "Store and records",
    lead: "Where dropped texts go, how they come back, and what records claim of them.",
    from: ["store.ts", "records.ts", "dropped.ts", "digest.ts", "node/stores/"],
  },
  {
    name: "sealing",
    title: "Pads and sealing",
    lead: "A pad, its sealed region, and the edits that seal. Sealing is detection, not prevention.",
    from: ["pad.ts", "kind.ts", "seal", "chain.ts", "canonical.ts", "compare-sealed.ts", "loss-entry.ts", "restore.ts"],
  },
  {
    name: "without-hooks",
    title: "Around a compaction, without hooks",
    lead: "What a summarizer must keep, and what goes back afterwards, for an agent that calls the library itself.",
    from: ["contract.ts", "coming.ts", "hand-back.ts", "recover.ts"],
    example: "without-hooks",
  },
  {
    name: "sessions-and-lineage",
    title: "Sessions and lineage",
    lead: "Transcripts, the compactions in them, and what each of them lost.",
    from: ["session.ts", "readers/", "lineage/", "json/", "passages.ts", "node/"],
  },
  {
    name: "inspection",
    title: "Inspection, items and rules",
    lead: "Everything known about one text, and what the rules say of it.",
    from: [""],
  },
];

/** Names of the two doors of the package, and the file behind each. */
const DOORS = [
  { specifier: "palimpsest", project: "engine/tsconfig.json", file: "engine/index.ts" },
  { specifier: "palimpsest/node", project: "engine/node/tsconfig.json", file: "engine/node/index.ts" },
] as const;

/** Something that can be imported. */
interface Exported {
  readonly name: string;
  readonly specifier: string;
  readonly path: string;
  readonly doc: string;
  /** The declaration without its body. */
  readonly code: string;
}

/** The pages of the reference by their file names in `docs/reference/`; reads the source as it stands. */
export function referencePages(example: (name: string) => string): ReadonlyMap<string, string> {
  const all = exportsOf();
  const taken = PAGES.map((page) => ({ page, own: all.filter((one) => pageOf(one) === page) }));
  return new Map([
    ["README.md", indexPage(taken)],
    ...taken.map(({ page, own }) => [`${page.name}.md`, textOf(page, own, example)] as const),
  ]);
}

/** The first page that takes a path; the last takes what is left. */
const pageOf = ({ path }: Exported): Page | undefined =>
  PAGES.find(({ from }) => from.some((start) => path.startsWith(start)));

function exportsOf(): readonly Exported[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: DOORS.map(({ project }) => fileOf(project)) });
    return DOORS.flatMap(({ specifier, project, file }) => {
      const found = snapshot.getProject(fileOf(project));
      const source = found?.program.getSourceFile(fileOf(file));
      const module = found && source ? found.checker.getSymbolAtLocation(source) : undefined;
      if (!found || !module) throw new Error(`${file} cannot be read`);
      return found.checker.getExportsOfModule(module).map((symbol) => exportedAs(symbol, specifier, found));
    });
  } finally {
    api.close();
  }
}

function exportedAs(symbol: TypeSymbol, specifier: string, { checker }: Project): Exported {
  const { name } = symbol;
  const meant = symbol.declarations[0]?.path.endsWith("index.ts") ? checker.getAliasedSymbol(symbol) : symbol;
  const node = meant.declarations[0]?.resolve();
  if (!node) throw new Error(`${name} has no declaration`);
  const { text, fileName } = node.getSourceFile();
  return {
    name,
    specifier,
    path: fileName.replace(`${root.replaceAll("\\", "/")}engine/`, ""),
    doc: checker.getDocumentationCommentOfSymbol(meant),
    code: declarationOf(text.slice(node.getStart(), node.getEnd())),
  };
}

/** A declaration without what only the program needs: bodies, the values of constants and of optional parameters. */
function declarationOf(code: string): string {
  const plain = code.replace(/^export /, "");
  if (isType(plain)) return plain;
  if (/^class /.test(plain)) {
    const outline = plain.replaceAll(/ \{\n {4}[\s\S]*?\n {2}\}/g, ";");
    return `declare ${outline.replaceAll(/^ {2}override readonly name = (.*);$/gm, "  readonly name: $1;")}`;
  }
  if (/^(?:async )?function/.test(plain)) {
    return `declare ${withOptional(plain.replace("async ", "").replace(/ \{\n[\s\S]*\n\}$/, ";"))}`;
  }
  const [head = plain] = plain.split(/ =>[ \n]/, 1);
  const arrow = /^(\w+) = ([\s\S]*\)): ([\s\S]+)$/.exec(head);
  if (arrow) return `declare const ${arrow[1]}: ${withOptional(arrow[2] ?? "").replace("async ", "")} => ${arrow[3]};`;
  const typed = /^(\w+): ([^=]+?) =/.exec(plain);
  if (typed) return `declare const ${typed[1]}: ${typed[2]};`;
  const value = /^(\w+) = ([^\n{]{1,80}?);?$/.exec(plain);
  return value ? `declare const ${value[1]} = ${value[2]};` : `declare const ${/^\w+/.exec(plain)?.[0]}: { … };`;
}

/** Parameters that have a value of their own may be left out. */
const withOptional = (code: string): string =>
  code
    .replaceAll(/(\w+): ([^=;,()]{1,80}) = [^,()\n]{1,60}(?:\(\w*\))?/g, "$1?: $2")
    .replaceAll(/ = \{\}(?=[,)])/g, "");

const isType = (code: string): boolean => /^(?:interface|type) /.test(code);

function textOf(
  { title, lead, example: name }: Page,
  own: readonly Exported[],
  example: (name: string) => string,
): string {
  const shown = name === undefined ? "" : `\n## Example\n\n\`\`\`ts\n${example(name).trim()}\n\`\`\`\n`;
  const ordered = own.toSorted((a, b) => Number(isType(a.code)) - Number(isType(b.code)));
  const parts = ordered.map(
    ({ name: one, specifier, doc, code }) =>
      `\n## ${one}\n\n${doc.trim()}\n\n\`\`\`ts\nimport { ${isType(code) ? "type " : ""}${one} } from "${specifier}";\n\n${code}\n\`\`\`\n`,
  );
  return `# ${title}\n\n${lead}\n${shown}${parts.join("")}`;
}

function indexPage(taken: readonly { readonly page: Page; readonly own: readonly Exported[] }[]): string {
  const rows = taken.map(({ page: { name, title, lead }, own }) => {
    const functions = own.filter(({ code }) => !isType(code)).map((one) => `\`${one.name}\``);
    return `| [${title}](${name}.md) | ${lead} | ${functions.join(", ")} |`;
  });
  return `# Reference\n\nWhat the package exports: \`palimpsest\` runs anywhere, \`palimpsest/node\` touches a disk. Every page is written from the source.\n\n| page | what for | functions and errors |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}
