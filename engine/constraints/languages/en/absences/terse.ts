/** English notes of what is not so, without a verb: "window size not comparable across runs". */
import { saidTersely, WHERE_OR_WHY } from "../sites/terse.ts";
import { modal } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";
import { NO_GAP } from "./no-gap.ts";

/** Absences told in the short style of notes. */
export const terse: AbsenceFamily = {
  plain: [],
  settled: [],
  groups: [],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        `not (?:yet |currently |fully |really |[a-z]{3,12}ly ){0,2}(?!${NO_GAP}|covered)(?:[a-z]{2,12}-)?(?:[a-z]{3,14}(?:ed|able|ible|tible|ical|istent)|[a-z]{2,8}'d|run|built|done|set|written|sent|read|there|unique|safe|atomic|stable|reliable|deterministic|ready|live|public|present|idempotent|known|aware|sorted|persistent|portable|complete|active|online|visible)${WHERE_OR_WHY}`,
        `(?:skipped|missing|unavailable|unset|unused|unsupported|unimplemented|untested|unverified|undocumented|unfinished|incomplete|undecided|unknown|unreachable|inaccessible|disabled|absent|deferred|postponed|omitted|empty|undefined)(?! by )${WHERE_OR_WHY}`,
      ],
      when: saidTersely,
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: ['(?:still )?missing(?= (?:"|¤|an? |the |any |its |our ))'],
      when: saidTersely,
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        `not (?:yet |currently |fully |really |actually |properly |entirely |completely |even |been |[a-z]{3,12}ly ){0,2}(?!${NO_GAP}|applicable)(?:[a-z]{3,14}(?:ed|able|ible)|[a-z]{2,8}'d|run|built|done|set|written|sent|read|known)(?= {0,4}(?:[.,;:()]|$|—|–|- )| (?:in|on|at|for|from|with|by|across|under|during|after|since|because|due|yet|here|via|against|within)(?: |$))`,
      ],
      when: (site) =>
        !site.ruled &&
        site.head.trim() === "" &&
        (site.lead.trim() === "" ? site.listed : /[—–;:>|-] {0,4}$/.test(site.lead)) &&
        !modal.test(site.clause),
    },
  ],
};
