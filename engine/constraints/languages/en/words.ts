/** The English words by which an order, a subject or a modal verb is known. */
import type { CueSite } from "../../language.ts";

const INSTRUCT =
  "(?:use|run|keep|put|write|add|commit|push|call|create|edit|change|modify|touch|read|make|take|set|store|save|place|send|deploy|" +
  "build|test|check|follow|prefer|return|import|export|include|apply|install|update|delete|remove|rename|move|copy|merge|rebase|" +
  "open|close|start|work|leave|stick|target|support|accept|allow|expose|log|report|respond|reply|answer|speak|document|describe|" +
  "comment|name|fix|implement|refactor|format|lint|ship|release|publish|review|approve|stage|pass|catch|throw|handle|treat|" +
  "load|fetch|query|scan|insert|select|truncate|drop|migrate|seed|reset|restore|retry|wait|ask|stop|launch|execute|configure|" +
  "enable|disable|switch|restart|connect|bind|listen|print|render|show|display|translate|generate|regenerate|declare|define|" +
  "assign|pick|choose|go|do|give|get|let|limit|restrict|extend|inherit|wrap|mock|stub|assert|verify|validate|track|pin|bump|" +
  "upgrade|downgrade|reference|link|cite|quote|mention|explain|summarize|focus|talk|say|tell|assume|continue|proceed|" +
  "detail|list|group|sort|order|split|resolve|own|escalate|attach|upload|download|register|schedule|trigger|invoke|emit|spawn|" +
  "kill|mount|serve|cache|flush|clear|clean|archive|back|transfer|share|grant|hand|feed|draw|paint|plan|process|propose|" +
  "provide|produce|request|require|work|book|cut|water|turn|hold|bring|" +
  "omit|exclude|skip|ignore|respect|preserve|maintain|consult|confirm|adopt|address|adjust|analy[sz]e|annotate|append|audit|batch|" +
  "begin|break|capture|clean|clone|collect|combine|compare|compile|complete|compute|consider|consume|convert|count|cover|debug|" +
  "delegate|deny|derive|detect|determine|discuss|distinguish|embed|encode|estimate|evaluate|examine|expand|extract|finish|flag|" +
  "forward|freeze|guard|honou?r|identify|inform|inspect|integrate|investigate|isolate|join|label|look|mark|match|measure|monitor|" +
  "notify|obtain|organi[sz]e|override|parse|paste|patch|perform|persist|poll|prefix|prepare|present|promote|prompt|prune|pull|" +
  "raise|rebuild|reduce|rely|replace|reproduce|resume|reuse|revert|rewrite|roll|route|seal|search|separate|sign|simplify|squash|" +
  "state|strip|submit|lead|spell|phrase|indent|align|nest|favou?r|minimi[sz]e|default|design|structure|hide|mask|redact|encrypt|rotate|await|yield|escape|saniti[sz]e|trace|profile|benchmark|stash|tag|ping|fall|fail|behave|stop|" +
  "spend|try|suggest|output|swap|sync|trust|undo|unify|warn|watch|tune|overwrite|wipe|alter|purge|bypass|amend|erase|reboot|guess|invent|uninstall|hard-?code)";

/** Words that show what is, where "never", "no" and "only" would otherwise rule. */
const STATE =
  "(?:have|know|think|see|need|want|understand|believe|care|expect|like|seem|mean|remember|recall|own|exist|appear|look|matter|work|" +
  "recognise|recognize|get it|agree|mind)";

const AGENTS =
  "(?:you|we|one|agents?|assistants?|models?|subagents?|sub-agents?|workers?|executors?|reviewers?|planners?|auditors?|" +
  "developers?|devs|contributors?|maintainers?|everyone|everybody|users?|bots?|claude|codex|copilot|gemini)";

const re = (source: string): RegExp => new RegExp(source);
const PREFIX =
  "^(?:[ ,]|always |please |just |and |then |so |but |also |instead |now |first |next |otherwise |ever ){0,4}";
/** A text that begins with an order, also as roles are described ("touches only …"). */
export const instructs = re(
  `${PREFIX}(?:${INSTRUCT}|${INSTRUCT}e?s(?! (?:is|are|was|were|has|have|had|must|should|may|can|will|do|does|on|to|of|in|for|from|and) ))(?![a-z'/]| #?\\d{1,3}:)`,
);
/** An order in its plain form: "never tune …", not "never blocks …". */
export const orders = re(`^ {0,8}${INSTRUCT}(?![a-z'])`);
/** An order stands right before the cue, and nobody of whom it is told: "for the demo use only …". */
export const ordersRight = re(
  `(?:^|[ ,])(?<!(?:^| )(?:we|they|i|you|to|that|which|it|he|she|who|tests|users|people|clients|the|an?|this|each|every|your|our|its|their|new|old|first|last|ci|full|same) )${INSTRUCT} {1,8}$`,
);
/** What somebody does as a habit: an order's verb in the third person. */
export const habitual = re(`^ {1,8}(?:but [^ ]{1,20} {1,8}|else {1,8})?${INSTRUCT}e?s(?![a-z'])`);
/** A noun that looks like an order: "commit subjects are …". */
const nounFirst =
  /^(?:(?!that |which |if |when |where |what |who |whether |unless |how )\S{1,30} {1,8}){1,7}(?:is|are|was|were|has|have|had|runs|works|happens|fails|comes|remains|exists|starts|contains|depends|causes|returns) /;
/** A verb of being or knowing right behind the cue. */
export const stateVerb = re(
  `^ {0,8}(?:really |fully |quite |even |actually |yet |currently |completely )?${STATE}(?![a-z])`,
);
/** Somebody speaks of what he knows, needs or has: nothing is forbidden. */
export const inward =
  /^ {0,8}(?:really |fully |quite |even |actually |yet )?(?:know|think|see|need|want|understand|seem|remember|recall|agree|mind|care|exist|appear|have)(?![a-z])/;
/** The subject before the cue is one who is told what to do. */
export const agentBefore = re(
  `(?:^| )(?:the |an? |each |every |all |any )?${AGENTS}(?: (?:should|must|will|can|also|always))? {0,8}$`,
);
/** The subject before the cue is a pronoun. */
export const pronounBefore =
  /(?:^| )(?:it|this|that|they|these|those|which|who|he|she|there)(?: (?:will|would|can|could|still|also|simply|just|has|have|had|is|was|were|are))? {0,8}$/;
/** The cue tells what somebody lived to see. */
export const pastBefore = /(?:^| )(?:has|have|had|was|were|'ve|'d|would|could|did|i|i'm|i've) {0,8}$/;

/** A verb that no list knows, by the determiner of its object: "advance the corpus". */
export const ORDER_WITH_OBJECT =
  /^ {0,8}(?!(?:the|our|your|its|their|my|his|her|any|some|one|two|both|another|other|with|as|at|by|for|from|in|into|of|on|over|since|through|to|under|until|upon|when|with|within|after|before|because|if|once|where|half|part|some|during|about|around|not|all|both|and|or|is|are|was|does|did|has|had|can|will|via|than|inside|outside|behind|between|among|against|across|along|near|per|that|ever|today|despite|unlike|maybe|perhaps|instead|like|what|which|who|how|why|whether|so|but|just|only|also|then|now|we|you|they|it|he|she|i|see|given|except|besides|currently|yesterday|finally|until|while|though|although|since|let|there|here|no|nor|yet|still|even|each|every|such|quite|rather|most|much|many|few|please|thanks|note|because|ensures?) )[a-z]{3,14}(?<!ed|ing|[^s]s) (?:it|them|the|an?|this|that|these|those|your|our|its|their|any|all|one|¤{1,200}) /;
/** Verbs that end like a past tense and are none, as the source of an expression: "never proceed" orders, "never proceeded" tells. */
export const SPELT_AS_PAST = "(?:(?:pro|suc|ex)ceed|speed|bleed|breed|embed|shred)(?![a-z])";

/** The clause, what stands behind its label, or its piece with the cue begins with an order. */
export const opensClause = ({ clause, before, head, cue, after }: CueSite): boolean =>
  !isSubject(before, cue, after) &&
  [
    { text: clause, said: clause },
    { text: before, said: `${before}${cue} ` },
    ...(head.includes(": ") ? [behindLabel(clause, head)] : []),
  ].some(
    ({ text, said }) =>
      (instructs.test(text.trimStart()) || ORDER_WITH_OBJECT.test(text)) && !nounFirst.test(said.trimStart()),
  );
const behindLabel = (clause: string, head: string): { readonly text: string; readonly said: string } => {
  const text = clause.slice(head.lastIndexOf(": ") + 2);
  return { text, said: text };
};

/** "Export produces …", "Support for it ended.": a finite verb behind it makes the subject of what looks like an order. */
const isSubject = (before: string, cue: string, after: string): boolean =>
  !JOINED.test(before) &&
  (FINITE_CUE.test(cue) || (PAST_CUE.test(cue) && (/[a-z] /.test(cue) || NO_OBJECT.test(after))));

const JOINED = /(?:^| )(?:that|which|who|if|when|where|what|how|why|until|unless|and|or|so|then|to)(?= )|^ {0,8}$/;
const FINITE_CUE =
  /^(?:(?:still|silently|currently|now|also|never|always) )?(?:is|are|was|were|has|have|had|does|did|broke|gave|took|threw|went|became|froze|blew|[a-z]{3,14}[^s'u]s)(?![a-z'])/;
const PAST_CUE =
  /^(?:(?:still|silently|also|never) )?(?:[a-z]{2,14}ed|hung|got|led|hit|ran|lost|made|cost|died)(?![a-z])/;
const NO_OBJECT =
  /^ {0,8}(?:$|[.,;:)(]|(?:in|on|at|with|after|when|because|for|from|to|by|under|during|due|again)(?: |$))/;

const DUTY = "must|should|shall|is to|are to|has to|have to|need to|needs to";

/** A verb of duty stands in the text. */
export const duty = re(`(?:^| )(?:${DUTY})(?! have)(?![a-z])`);

/** A verb of duty or leave stands in the text. */
export const modal = re(`(?:^| )(?:${DUTY}|may|can be|allowed|permitted)(?! have)(?![a-z])`);
