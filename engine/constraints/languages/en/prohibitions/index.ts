/** What English forbids, and what it names as not to be taken. */
import type { CueGroup } from "../../../language.ts";
import { contrast } from "./contrast.ts";
import { nothing } from "./nothing.ts";
import { orders } from "./orders.ts";
import { outright } from "./outright.ts";
import { persons } from "./persons.ts";
import { soft } from "./soft.ts";
import { taboos } from "./taboos.ts";
import { wishes } from "./wishes.ts";

/** What English forbids, family by family. */
export const prohibitions: readonly CueGroup[] = [
  ...outright,
  ...persons,
  ...orders,
  ...nothing,
  ...taboos,
  ...wishes,
  ...soft,
  ...contrast,
];
