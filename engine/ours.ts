/** The words that every message of ours begins with when an agent's hook hands it over, so that nobody mines it (spec §2). */
export const OURS = "[palimpsest]";

/** Whether a text of a conversation is one of our own messages. */
export const isOurs = (text: string): boolean => text.trimStart().startsWith(OURS);
