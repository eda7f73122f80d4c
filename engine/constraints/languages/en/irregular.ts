/** The forms of English verbs that no ending explains. */

const FORMS =
  "send sent|write wrote written|rewrite rewrote rewritten|overwrite overwrote overwritten|run ran|rerun reran|take took taken|give gave given|" +
  "build built|rebuild rebuilt|make made|break broke broken|find found|hold held|lose lost|say said|see saw seen|show shown|sell sold|tell told|" +
  "throw threw thrown|draw drew drawn|know knew known|begin began begun|choose chose chosen|drive drove driven|fall fell fallen|forget forgot forgotten|" +
  "freeze froze frozen|grow grew grown|hide hid hidden|pay paid|speak spoke spoken|steal stole stolen|buy bought|bring brought|catch caught|deal dealt|" +
  "feed fed|go went gone|hear heard|hang hung|lead led|lend lent|mean meant|meet met|resend resent|seek sought|spend spent|stand stood|stick stuck|" +
  "teach taught|think thought|understand understood|withdraw withdrew withdrawn|win won|undo undid undone|redo redid redone|swear swore sworn|" +
  "shake shook shaken|tear tore torn|wear wore worn|come came|become became|split|reset|overrun overran|do did done|bind bound|rebind rebound|keep kept|leave left";

/** The base of an irregular form: "written" gives "write"; undefined for every other word. */
export const baseOf = (word: string): string | undefined => BASES.get(word);

const BASES: ReadonlyMap<string, string> = new Map(
  FORMS.split("|").flatMap((verb) => {
    const [base = "", ...forms] = verb.split(" ");
    return forms.map((form): readonly [string, string] => [form, base]);
  }),
);
