/** What English says that something does not, did not or cannot do. */
import type { CueSite } from "../../../language.ts";
import { CANNOT, DOES_NOT } from "../negated.ts";
import { tellsInRelativeClause, told, unconditional } from "../sites/denial.ts";
import { orderGoesOn } from "../sites/do-not.ts";
import { attempted, relieved } from "../sites/failure.ts";
import { settled } from "../sites/outcome.ts";
import { wished } from "../sites/wish.ts";
import { agentBefore, modal, opensClause } from "../words.ts";
import type { AbsenceFamily } from "./family.ts";

/** A verb that tells of a gap where it is denied: not of what is spared or left as it is. */
const TELLING_VERB =
  "(?!(?:need|want|apply|matter|require|care|mind|change|affect|touch|alter|modify|impact|break|interfere|count|depend|hurt|differ|mean|imply|constitute|justify|crash|leak|overlap|crowd|clip|flicker|regress|panic|deadlock|corrupt|collide|conflict)(?![a-z])|have to)[a-z]{2,20}(?:-[a-z]{2,16})?";

/** What something is able to do. */
const CAPABLE =
  "(?:fit|work|run|start|boot|build|compile|load|scale|recover|create|solve|survive|converge|connect|install|mount|render|resolve|support|detect|hold|last|pass|open|parse|finish|reach|catch|transfer|generali[sz]e)(?![a-z])";

/** Verbs of messages that programs print: "Cannot find module", "Cannot read properties". */
const PRINTED =
  "(?:find|read|index|assign|resolve|access|open|connect|set|parse|convert|infer|borrow|move|invoke|redeclare|destructure|import|load|locate|determine|execute|use|call|get|create|delete|write)(?![a-z])";

/** An entry begins with it, so that what it is said of stands above: "Does not survive a restart". */
const opensAnEntry = (site: CueSite): boolean =>
  site.listed &&
  `${site.lead}${site.head}`.trim() === "" &&
  !modal.test(site.after) &&
  !(site.ruled && !/^does(?: not|n't) exist/.test(site.cue));

/** What something will not do, of itself and not by anybody's choice: "the model won't fit on the card". */
const foretold = (site: CueSite): boolean =>
  !site.ruled &&
  !site.agent &&
  unconditional(site) &&
  told(site) &&
  site.before.trim() !== "" &&
  !agentBefore.test(site.before) &&
  !/(?:^| )(?:i|we|you|users?|customers?|team|things|what|that|who) /.test(site.before) &&
  !/(?:^| )i /.test(site.head);

/** What English says that something does not, did not or cannot do. */
export const verbs: AbsenceFamily = {
  plain: [],
  settled: [],
  groups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [`${DOES_NOT} ${TELLING_VERB}`],
      when: (site) =>
        (!site.agent || site.ruled) &&
        !site.atStart &&
        !wished(site.head) &&
        !relieved(site) &&
        !agentBefore.test(site.before) &&
        !orderGoesOn(site) &&
        !/^[^"]{0,200}"$/.test(site.before) &&
        told(site) &&
        site.before.trim() !== "" &&
        !/(?:^|[ "'(])(?:if|when|whenever|unless|that|which|who|where|so|because|while|i|as) (?:[^ ]{1,30} ){0,6}["'(]?$/.test(
          (tellsInRelativeClause(site.head) ? "" : site.before).replace(
            /(?:^| )(?:note|notice|aware|mind|found|means|shows) that /,
            " ",
          ),
        ),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: ["but not", "but never(?= (?:on|in|with|for|to|against|under|by|¤{1,200}|[a-z]{3,14}ed)(?: |$))"],
      when: (site) =>
        !modal.test(site.clause) &&
        !opensClause(site) &&
        !site.agent &&
        / [^ ]{1,40} [^ ]/.test(`${site.lead}${site.head}`) &&
        !/^ {0,8}(?:required|necessary|needed|mandatory|essential|critical|limited|only|always|too|very|so|as|quite|really|necessarily|yet (?:a|an)|broken|blocking|impossible|sure|because|if|when|vice|bad|great|ideal|perfect|much|enough|at)(?![a-z])/.test(
          site.after,
        ),
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: ["(?:did not|didn't) [a-z]{2,20}"],
      when: attempted,
      unless: ["(?:did not|didn't) (?:know|think|see|mean|want|realise|realize|expect|need)"],
    },
    {
      as: "absent",
      strength: 1,
      at: "any",
      find: ["cannot", "can't", "can not", "(?:can|could|does|did) (?:do )?neither"],
      when: (site) =>
        !site.agent &&
        site.before.trim() !== "" &&
        !DOMAIN_RULE.test(`${site.before.trim()} ${site.cue}${site.after}`) &&
        !wished(site.head) &&
        !/(?:[^ ] so|^so that) (?:that )?(?:[^ ]{1,30} ){0,8}$/.test(site.head) &&
        !/(?:^| )(?:(?:i|we|who|if|when|one|users?|agents?)(?: [^ ]{1,20}){0,3}) $/.test(`${site.before.trimEnd()} `) &&
        !/^ {0,3}(?:since|because|as|although|though) [^,]{0,80}$/.test(site.head) &&
        !/(?:^| )that (?:is|are|was|were) [^ ]{1,20} (?:and|but) {0,8}$|[^ :] you {0,8}$/.test(site.head) &&
        !(
          !tellsInRelativeClause(site.head) &&
          /[^ ,] (?:that|which) {0,8}$/.test(site.head) &&
          /^ {0,8}be [a-z]{2,12}(?:ed|en) /.test(`${site.after} `)
        ),
    },
  ],
  laterGroups: [
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [`(?:will not|won't|would not|wouldn't) ${CAPABLE}`],
      when: foretold,
    },
    {
      as: "absent",
      strength: 2,
      at: "start",
      find: [`(?:does not|doesn't) ${TELLING_VERB}`, `${CANNOT} (?!${PRINTED})${TELLING_VERB}`],
      when: opensAnEntry,
    },
    {
      as: "absent",
      strength: 2,
      at: "any",
      find: [
        "(?:i|we) (?:have not|haven't|had not|hadn't|did not|didn't) (?:yet |actually |even |been able to )?(?:fetch|download|load|import|export|compar|count|scann|pars|inspect|analy[sz]|collect|quer|gone through|go through|run|test|push|commit|verif|check|deploy|merge|publish|finish|start|implement|touch|migrat|updat|try|tri|find|found|look|review|measur|investigat|open|creat|written|write|built|build|done|address|fix|confirm|reproduc|translat|document|sent|send|repl|answer|receiv|notif|inform|deliver|complet|submit|share|upload|install|configur|set up|enabl|wire|hook|integrat|port|clean|remov|delet|renam|refactor|read|ask|told|tell|decid|reach|got|made|seen any|profil|benchmark|train|evaluat|rerun|re-run|restart|rebuil|regenerat|backfill|rotat|revok|resolv|handl|cover|validat|enforc|back(?:ed)? up|record|log)-",
        "(?:i|we) (?:do not|don't|did not|didn't) (?:currently |yet )?have (?:access|permissions?|rights|credentials|an?|any|the) [a-z]{2,16}",
      ],
      when: (site) =>
        settled(site) &&
        !/(?:^| )(?:if|when|whenever|until|unless|while|that|which|what|who|because|since|where|as) {0,8}$/.test(
          site.head,
        ) &&
        !/^ {0,3}(?:problem|issue|opinion|preference|question|idea)/.test(site.after),
    },
  ],
};

/** What a field may hold and who may do what in the product is its design, and nothing to look for. */
const DOMAIN_RULE =
  /^(?:guests?|anonymous users?|customers?|members?|visitors?|(?:an? )?users?|admins?|an? [a-z]{3,14}) (?:[^ ]{1,20} ){0,4}(?:cannot|can't|can not) |(?:cannot|can't|can not) (?:be (?:negative|null|empty|zero|blank|longer|shorter|larger|smaller|more|less)|have (?:more|two|both|multiple)|exceed|contain|overlap)(?![a-z])/;
