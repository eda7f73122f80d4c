import { addressesIn } from "../store.ts";
import { placeOfText } from "./place.ts";
import type { Rule } from "./rule.ts";

/** Says where an address stands in place of a text that the store cannot give back. */
export const spillUnresolved: Rule = {
  code: "spill-unresolved",
  severity: "error",

  *pad(_pad, inspection) {
    const { source, unresolved } = inspection;
    for (const address of new Set(addressesIn(source.text ?? ""))) {
      if (unresolved?.has(address) !== true) continue;
      yield { ...placeOfText(address, inspection), message: "the store cannot give back what was spilled here" };
    }
  },
};
