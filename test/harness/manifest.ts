/** What is made from the list of rules and the list of settings: the manifest's configuration and pages of the docs. */
import { rules } from "../../engine/rules/index.ts";
import { type Setting, settings, severities } from "../../engine/settings.ts";
import { textOf } from "./tree.ts";

const table: readonly (readonly [string, Setting])[] = Object.entries(settings);

/** The sentence under a rule's title. */
export const leadOf = (code: string): string => textOf(`engine/rules/${code}.md`).split("\n")[2] ?? "";

/** `contributes.configuration`: every setting, then the severity of every rule. */
export function configuration(): object {
  const own = table.map(([key, setting]) => [`palimpsest.${key}`, propertyOf(setting)]);
  const weights = rules.map(({ code, severity }) => [
    `palimpsest.rules.${code}`,
    { type: "string", enum: severities, default: severity, markdownDescription: leadOf(code) },
  ]);
  return { title: "Palimpsest", properties: Object.fromEntries([...own, ...weights]) };
}

function propertyOf({ default: value, sentence, choices, least }: Setting): object {
  if (Array.isArray(value))
    return { type: "array", items: { type: "string" }, default: value, markdownDescription: sentence };
  return {
    type: typeof value,
    ...(choices ? { enum: choices } : {}),
    ...(least === undefined ? {} : { minimum: least }),
    default: value,
    markdownDescription: sentence,
  };
}

/** The page that lists every setting. */
export const settingsPage = (): string => `# Settings

In VS Code each key begins with \`palimpsest.\`; on the command line they stand in \`.palimpsest.json\`, flat or nested.
The severity of a rule is \`rules.CODE\`: ${severities.map((one) => `\`${one}\``).join(", ")}. A *mark* is seen in the editor only.

${tableOf(table)}
`;

/** The page that lists every rule with its severity and first sentence. */
export const rulesPage = (): string => `# Rules

Each rule has a page: what it finds, why, what to do instead, and examples that run as tests. *By provenance* means that who said
it decides: see [constraint-lost](../engine/rules/constraint-lost.md). A *mark* is seen in the editor only; findings are shown
everywhere. Every severity is a setting: \`rules.CODE\`.

| rule | default | finds |
| --- | --- | --- |
${rules.map(({ code, severity }) => `| [${code}](../engine/rules/${code}.md) | ${severity} | ${leadOf(code)} |`).join("\n")}
`;

/** A rule's page with the settings that concern it. */
export function pageWithSettings(code: string): string {
  const page = textOf(`engine/rules/${code}.md`).split("\n## Settings\n")[0] ?? "";
  const own = table.filter(([, { rule }]) => rule === code);
  return own.length === 0 ? page : `${page.trimEnd()}\n\n## Settings\n\n${tableOf(own)}\n`;
}

/** The pages of all rules as a module, for the command line, which carries them along. */
export const pagesModule =
  (): string => `/** The page of every rule, by its code. Made from the \`.md\` files beside it: \`npm run generate\`. */
export const pages: { readonly [code: string]: string } = {
${rules.map(({ code }) => `  "${code}": ${JSON.stringify(pageWithSettings(code))},`).join("\n")}
};
`;

const tableOf = (rows: readonly (readonly [string, Setting])[]): string =>
  [
    "| key | default | what it does |",
    "| --- | --- | --- |",
    ...rows.map(([key, { default: value, sentence }]) => `| \`${key}\` | ${shown(value)} | ${sentence} |`),
  ].join("\n");

const shown = (value: Setting["default"]): string =>
  Array.isArray(value) ? value.map((one) => `\`${one}\``).join(" ") : `\`${String(value)}\``;
