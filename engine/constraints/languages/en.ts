/**
 * English, a folder a kind: `prohibitions/`, `gates/`, `failures/`, `absences/`, each a file a family, with `restrictions`, `endings`,
 * `lapses`, `doubts`, `corrections` and `directives` beside them. A new phrase goes to its family; where a phrase means what it says, and
 * where it only describes, is told in `sites/`.
 */
import type { Language } from "../language.ts";
import { absences, gaps } from "./en/absences/index.ts";
import { around } from "./en/around.ts";
import { consent } from "./en/consent.ts";
import { corrections } from "./en/corrections.ts";
import { deeds } from "./en/deeds.ts";
import { directives } from "./en/directives.ts";
import { doubts, hedges } from "./en/doubts.ts";
import { endings, replacements } from "./en/endings.ts";
import { failures, outcomes } from "./en/failures/index.ts";
import { gates } from "./en/gates/index.ts";
import { grammar } from "./en/grammar.ts";
import { handles } from "./en/handles.ts";
import { headings } from "./en/headings.ts";
import { idle } from "./en/idle.ts";
import { lapses } from "./en/lapses.ts";
import { life } from "./en/life.ts";
import { losses } from "./en/losses.ts";
import { naming } from "./en/naming.ts";
import { notices } from "./en/notices.ts";
import { pledges } from "./en/pledges.ts";
import { prohibitions } from "./en/prohibitions/index.ts";
import { provisos } from "./en/provisos.ts";
import { remarks } from "./en/remarks.ts";
import { restrictions } from "./en/restrictions.ts";
import { retiring } from "./en/retiring.ts";
import { rewording } from "./en/rewording.ts";
import { asserted } from "./en/sites/asserted.ts";
import { binding } from "./en/sites/binding.ts";
import { states } from "./en/states.ts";
import { told } from "./en/told.ts";
import { groupsTyped, typed } from "./en/typed.ts";
import { vocabulary } from "./en/vocabulary.ts";

/** English: imperatives, modal verbs, "no" and "only", gates, tries and failures. */
export const en: Language = {
  code: "en",
  script: "latin",
  spaced: true,
  // Where two phrases that overlap are equally long, the group that stands earlier speaks.
  cues: groupsTyped([
    ...binding([...prohibitions, ...restrictions, ...gates]),
    ...asserted([...failures, ...absences, ...endings]),
    ...doubts,
    ...asserted(corrections),
    ...hedges,
    ...asserted([...outcomes, ...gaps, ...replacements, ...lapses]),
    ...directives,
  ]),
  idle: typed(idle),
  ...around,
  ...life,
  headings,
  words: vocabulary,
  grammar,
  deeds,
  provisos,
  retiring,
  naming,
  consent,
  told,
  pledges,
  remarks,
  notices,
  states,
  rewording,
  losses,
  handles,
};
