/** Where an English "only" limits, and where it counts, explains or describes. */
import type { CueSite } from "../../../../language.ts";
import { limitsAnywhere } from "./anywhere.ts";
import { limitsAtStart } from "./at-start.ts";
import { limitsInside } from "./inside.ts";
import { BARE_END } from "./signs.ts";

/** "only": an order, a permission for some, a gate; not a count, a cause or a trait. */
export const limits = (site: CueSite): boolean =>
  limitsAnywhere(site) ?? (site.atStart && !endsAPlace(site) ? limitsAtStart(site) : limitsInside(site));

/** "In tests use fixtures only": more than a place stands before it, and nothing behind. */
const endsAPlace = ({ before, after }: CueSite): boolean => before.trim() !== "" && BARE_END.test(after);
