/** English gates, stops, things to be left as they are, and closed areas. */
import type { CueGroup } from "../../../language.ts";
import { approval } from "./approval.ts";
import { closed } from "./closed.ts";
import { leftAlone } from "./left-alone.ts";
import { until } from "./until.ts";

/** English gates, stops, things to be left as they are, and closed areas. */
export const gates: readonly CueGroup[] = [...approval, ...leftAlone, ...until, ...closed];
