/** What English says is there in part only, or is not what it seems: only two of five, Linux-only, no valid colour. */
import { subjectNamed, unconditional } from "../sites/denial.ts";
import { settled } from "../sites/outcome.ts";
import { modal, opensClause } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";

/** What English says is there in part only, or is not what it seems. */
export const partial: AbsenceFamily = {
  plain: [],
  settled: [
    "(?:only|just) (?:\\d[\\d,.]{0,8}|one|two|three|four|five|half|some|a few|a single|a handful)(?= (?:of (?:the |our |all )?(?:\\d[\\d,]{0,6} |[a-z]{3,7} )?|out of \\d{1,5} )?(?:[^ ,]{1,20} ){0,3}(?:exist|exists|existed|ran|passed|succeeded|survived|worked|finished|completed|responded|loaded|matched|converged)(?![a-z]))",
    "(?:is|are|was|were)(?:n't| not) an? (?:valid|legal|supported|real|known|recogni[sz]ed|working|proper|complete|full|true|registered|viable|drop-in|reliable|safe) (?!reason|excuse|concern|issue|problem)[a-z]{3,16}",
  ],
  groups: [],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "never (?:actually |even |really |quite )?(?:runs|fires|reaches|loads|arrives|returns|triggers|renders|updates|resolves|completes|finishes|shows|appears|works|starts|connects|responds|converges|succeeds|passes|matches|executes|propagates|recovers|fire|arrive|load|converge)",
      ],
      when: (site) =>
        !site.ruled && !site.agent && !site.atStart && unconditional(site) && settled(site) && subjectNamed(site),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "but (?:still )?no (?:[^ ,]{2,20} ){1,4}(?:is|are|was|were|has|have|exists?|came|arrived|happened)(?! (?:needed|required|lost|affected|changed|harmed|hurt))",
      ],
      when: (site) =>
        !modal.test(site.clause) &&
        !opensClause(site) &&
        !/no (?:[a-z]{2,14} )?(?:errors?|issues?|problems?|failures?|warnings?|crash(?:es)?|regressions?)/.test(
          site.cue,
        ),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: ["no(?= [a-z¤])(?! (?:longer|more|problem|worries|need|matter|doubt|one|errors?|issues?|warnings?))"],
      when: (site) =>
        !site.ruled &&
        !modal.test(site.clause) &&
        !opensClause(site) &&
        /^ {0,4}(?:[^ ,]{1,40} ){1,4}(?:just|only|merely|simply|currently) [a-z]{2,14}[^s]s [^.;]{0,120}, (?:and |but |with )?$/.test(
          site.head,
        ),
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [
        "not (?:yet |currently |fully |really |actually |properly |entirely |completely |even |been |[a-z]{3,12}ly ){0,2}(?!required|needed|necessary|affected|changed|modified|touched|impacted|allowed|permitted|recommended|intended|expected|supposed|interested|limited|related|involved|considered|concerned|advised|indeed|acceptable|responsible|surprised|worried|acceptable|applicable|embed|speed|feed|seed)(?:[a-z]{3,14}(?:ed|able|ible)|[a-z]{2,8}'d|run|built|done|set|written|sent|read|known)(?= {0,4}(?:[.,;:()]|$|—|–)| (?:in|on|at|for|from|with|by|across|under|during|after|since|because|due|yet|here|via|against|within|due to)(?: |$))",
      ],
      when: (site) =>
        !site.ruled &&
        site.head.trim() === "" &&
        (site.lead.trim() === "" ? site.listed : /[—–;:>|-] {0,4}$/.test(site.lead)) &&
        !modal.test(site.clause),
    },
  ],
};
