/** The words that every message of ours begins with when an agent's hook hands it over, so that nobody mines it (spec §2). */
export const OURS = "[palimpsest]";

/** The words that a contract for a summarizer begins with. Agents print them back, behind words of their own. */
export const CONTRACT = "## Keep word for word\n\nCopy every line of these lists into the summary exactly as it stands";

/** Whether a text of a conversation is one of our own messages, also in the tags that an agent puts around what a hook says. */
export const isOurs = (text: string): boolean => BEGINS.test(text) || text.includes(CONTRACT);

const BEGINS = /^\s{0,200}(?:<[^<>]{1,200}>\s{0,20}){0,3}\[palimpsest\]/;
