/** A number and what it counts, a word that takes an s in the plural: "1 file", "2 files". */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
