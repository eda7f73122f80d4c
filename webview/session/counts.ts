const number = new Intl.NumberFormat("en");

/** A number as people read it. */
export const count = (value: number): string => number.format(value);
