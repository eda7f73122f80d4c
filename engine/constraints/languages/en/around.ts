/** What may stand around an English cue. */
import type { Language } from "../../language.ts";
import { phrases } from "../notation.ts";
import { ORDER_WITH_OBJECT } from "./words.ts";

/** Words before and behind a cue, and words that part its clause. Notation of language.ts. */
export const around: Pick<
  Language,
  | "openers"
  | "joints"
  | "ownOrders"
  | "orders"
  | "closers"
  | "leads"
  | "conditions"
  | "conditionEnds"
  | "gates"
  | "reasons"
  | "halves"
  | "pronouns"
  | "introducing"
  | "abbreviations"
> = {
  openers: phrases(`
    and; but; or; so; then; also; please; just; now; always; again; still; instead; however; therefore; thus;
    hence; really; absolutely; definitely; important; note; warning; remember; ok; okay; right; yes; no; good;
    you; we; plus; otherwise; yet; nor; first; second; third; finally; lastly; furthermore; moreover;
    additionally; similarly; likewise; strictly; generally; for now; at all; before anything else;
    before i forget; first of all; by the way; one (?:more )?thing; that(?: is|'s) (?:right|correct|true|fine);
    understood; correct; exactly; noted; agreed; perfect; great; thanks; sorry; to be clear; in short; reminder;
    for the record; as (?:i )?said; under no circumstances; never ever; ever
  `),
  joints: ["(?:and|but|then)(?: (?:please|also|then))?"],
  ownOrders: ["(?:do not|don'?t)(?=$)", "(?:keep|leave)(?= )"],
  orders: ORDER_WITH_OBJECT,
  closers: phrases(`
    please; for (?:us|you|agents|everyone|everybody|the agent|anyone|me); thanks; thank you; for now; at all;
    ever; anymore; any more; too; either; yet; today; now; here; there; again
  `),
  leads: phrases(`
    if; when; whenever; while; before; after; until; unless; for; in; inside; on; at; during; without; with;
    within; (?<!at )once; as; by; from; under; outside; to; except; even; where; wherever; because; since;
    although; though; given; per; besides; apart from; beyond; above; below
  `),
  conditions: phrases(`
    unless; until; till; except(?: for| when| if| in| that)?; other than; apart from; before; after; as long as;
    so long as; while; during; if; when; whenever; (?<!at )once(?= (?!and |or |but |more |again |before |already |in |on |at |with |for |per |every |a (?:day|week|month|year|minute|night|quarter|run))[^ .,:!?()|=<>—–-]); only if; only when; without; outside(?: of)?;
    in case; provided(?: that)?; even if; but only; excluding; with the exception of
  `),
  conditionEnds: [],
  gates: phrases("unless; until; till; without; before; except with"),
  reasons: phrases(`
    because; since; so; as it; as they; which; it; they; that; this; these; those; we; i; he; she; you; there;
    otherwise; or else; or it; lest; (?:the )?last time; everything (?:else )?(?:goes|runs|is|lives|ends);
    (?:the|our|their) [a-z-]{2,16} [a-z]{3,14}s (?:it|them|us|you|those|everything)(?= {0,3}(?:$|[.,;)])); the reason; due to; even though; though; although; whereas; hence; thus;
    therefore
  `),
  halves: [
    "not",
    "never(?= [^ ,]{1,20}(?: [^ ,]{1,20}){0,2}$)",
    "never(?= (?:an?|the) )",
    "instead of",
    "rather than",
    "max(?:imum)?(?= ?(?:[.,;)]|$))",
    "(?:no|nothing) (?:more|else|less|further)",
  ],
  introducing: phrases("an?; the; any; some; another; each; every"),
  pronouns: [
    "it(?! (?:is|was|has|had|does|will))",
    "them",
    "that(?! (?:no|nothing|nobody|none|you|we|the|all|it|any|every|each)(?![a-z]))",
    "this",
    "those",
    "these",
    "there",
    "him",
    "her",
    "so",
  ],
  abbreviations: phrases(`
    e.g; i.e; eg; ie; etc; vs; cf; approx; no; fig; sec; dr; mr; mrs; ms; st; resp; ca; incl; excl; max; min;
    ver; vol; dept; est; jr; sr; inc; ltd; co; al; viz; nb; p.s; u.s; a.m; p.m; ext
  `),
};
