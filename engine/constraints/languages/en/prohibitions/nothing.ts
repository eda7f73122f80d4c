/** What English forbids with no, nobody, nothing and zero. */
import type { CueGroup, CueSite } from "../../../language.ts";
import { forbidsNoun } from "../sites/no.ts";
import { habitual, modal } from "../words.ts";

/** Bans by who or what is none. Notation of language.ts. */
export const nothing: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["(?:nobody|no one|no-one|nothing|none|neither)"],
    when: (site) => forbidsAny({ ...site, after: site.after.replace(QUOTED_VERB, " $1") }),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: [
      "no(?! ?[,.!:])",
      "zero(?= (?:tolerance|new|extra|additional|external|direct|manual|hard-?coded|changes to) )",
    ],
    when: forbidsNoun,
  },
  {
    as: "prohibition",
    strength: 2,
    at: "start",
    find: ["zero(?= [a-z-]{3,20}(?: [a-z]{3,20}){0,2} {0,3}(?:[.,;]|$))"],
    when: (site) => site.ruled && forbidsNoun(site),
  },
];

/** "…, though nothing calls it": how things are, told beside what matters. */
const CONCEDES = /(?:^| )(?:though|although|since|because|whereas|as|while|even if|if|when) $/;

/** "Neither can a build flag": with its subject behind the verb it says the same of one more. */
const ECHO =
  /^ (?:can|could|do|does|did|is|are|was|were|has|have|had|will|would) (?:an?|the|this|that|these|those|it|they|he|she|we|you|i|any|our|your|its|their|my|¤{1,200}) ?/;

/** Whom, or what, a rule speaks of: nobody may, nothing leaves, none is edited by hand. */
const forbidsAny = ({ head, cue, after, ruled }: CueSite): boolean =>
  (!CONCEDES.test(head) || /^ (?:may|must|shall|should) /.test(after)) &&
  !(cue === "neither" && ECHO.test(after)) &&
  (modal.test(after) ||
    (ruled &&
      /^ {0,8}(?:is|gets) (?:ever )?[a-z-]{3,16}(?:ed|en|t|n) .{0,80}(?:directly|manually|by hand|except|outside|twice)(?![a-z])/.test(
        after,
      )) ||
    / ever /.test(after) ||
    (habitual.test(after) &&
      !/^ (?:else )?(?:owns?|invokes?|triggers?|imports?|references?|exercises?|consumes?|implements?|listens?|depends?|consults?|uses?|reads?|answers?|responds?|maintains?|starts?|works?|notices?|calls?|watches|tells?|says?|shows?|prevents?|stops?|checks?|catches|guards?|enforces|validates|tests?|covers?|documents?|blocks?|tracks?|monitors?)(?![a-z])/.test(
        after,
      )) ||
    (/ (?:without|until|unless|before) /.test(after) && !/(?:^| )(?:was|were|had|did|happened) /.test(after)) ||
    /^(?: [a-z]{1,20}){0,4} (?:gets|goes|leaves|can|will|shall|touches|changes|runs) /.test(after));

/** `Nobody "fixes" it by hand`: the verb in quotation marks is the verb. */
const QUOTED_VERB = /^ "([a-z]{2,20})"/;
