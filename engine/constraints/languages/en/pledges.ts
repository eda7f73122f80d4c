/** How a speaker of English binds himself. */
import type { Pledges } from "../../language.ts";

/** English first persons that bind themselves. */
export const pledges: Pledges = {
  binding:
    /\b(?:I|[Ww]e)(?:['’]ll| will| shall| won['’]t| must not| promise| am (?:not )?going to|['’]m (?:not )?going to| do not| don['’]t)\b|\b[Ww]on['’]t (?:touch|change|push|run|delete|deploy|retry|edit)\b/,
  plan: /, (?:and )?then\b/i,
  opinion:
    /^(?:I|[Ww]e) ?(?:['’]d|do(?:n['’]t| not)|will|['’]ll|won['’]t|can) (?:\w{1,9} ){0,1}(?:think|know|see|believe|recall|remember|understand|want|need|have|mean|find|get|like|feel|expect|care|wonder|be able|let me)\b/,
  announcing: /\b(?:I|[Ww]e)(?:['’]ll| will| shall|['’]m going to| am going to)(?! not)\b/,
  limiting:
    /\b(?:not|never|no|nothing|nobody|none|only|just|solely|without|leave|leaving|intact|unchanged|untouched|alone|as is|as it is|as they are|ask|wait|confirm|check with|stop|avoid|stay|stick|instead|rather)\b|n['’]t\b/i,
  beside: /[,;:] (?:so|because|since|as|which|that|but)\b/i,
  dependent:
    /(?:^|[\s(,])(?:if|when(?:ever)?|unless|because|since|once|whether|in case|that|why|how|where|what)\s(?:[^.;:,]{0,60})$/i,
};
