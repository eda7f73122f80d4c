/** Copies of objects, with some of their values changed. */

/**
 * A copy with other values under some names. It holds what `{ ...object, ...changes }` would, but in V8 as of Node 20 each place with such
 * a spread gives its copies a shape of its own, and what reads objects of many shapes is slower. So what is made by the thousand and read
 * often is copied in this one place: inspecting a pad takes about a twentieth less time.
 */
export const changed = <Of extends object>(object: Of, changes: Partial<Of>): Of => Object.assign({}, object, changes);
