/** Values that are made when they are first asked for. */

/** An object of the given names whose values are made once each, on first reading. */
export function lazily<Made extends object>(makers: { readonly [name in keyof Made]: () => Made[name] }): Made {
  const made = {};
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = make();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  return made as Made;
}
