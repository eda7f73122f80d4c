/** What stands around a Korean cue. */
import type { CueSite } from "../../language.ts";

/** The syllables that end in a consonant, by its number in Unicode's order; a class of an expression. */
const endingIn = (final: number): string =>
  `[${Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac00 + 28 * at + final)).join("")}]`;

/** A syllable that ends in ㄹ ("할", "보낼"): a verb that stands before 것 or 수. */
export const RIEUL = endingIn(8);

/** A syllable that ends in ㄴ ("한", "돈"): before 다 a verb tells what is done. */
export const NIEUN = endingIn(4);

const PLAIN_ORDER = new RegExp(`(?:${NIEUN}다|${RIEUL} ?것|기|십시오|세요)(?=$|[\\s.,!)(])`);
const DESCRIBED =
  /(?:지원|반환|표시|포함|존재|발생|나타나|나타난|출력|동작|작동|의미|해당|제공|남는|걸린|보인|나온|필요|담긴|가진|갖는|안다|된|않는|못한|없|않)(?:한|하|)?다(?=$|[\s.,!)(])|[된]다(?=$|[\s.,!)(])/;

/** A plain verb of doing ends what follows: "다시 실행한다", "보낼 것". */
export const deedLater = ({ after }: CueSite): boolean => PLAIN_ORDER.test(after) && !DESCRIBED.test(after);

/** The cue stands in a condition or before a noun: "실패하면", "실패한 경우". */
export const inCondition = ({ head, after }: CueSite): boolean =>
  /^(?:하|되|된|한|하는|되는|할|될|인|일|으)?(?:면(?=[ ,])| ?(?:경우|때(?!문)|시(?=[ ,에])))/.test(after) ||
  /(?:^|[ ,])(?:만약|만일|혹시)[^,]{0,60}$/.test(head);

/** Somebody gives orders here. */
export const orders = ({ agent, ruled }: CueSite): boolean => !agent || ruled;

/** The clause or its piece ends right behind the cue, but for the endings of politeness. */
export const ends = ({ after }: CueSite): boolean =>
  /^(?:한다|합니다|하세요|할 것|함|임|입니다|이다|다|됨|된다|됩니다|요|\s)?(?:$|[ ]{0,2}[,.!()（—–-]|\s*$)/.test(after);

/** An order or a rule of style follows later in the clause. */
export const ordersLater = ({ after }: CueSite): boolean =>
  /(?:세요|십시오|시오|할 ?것|하라|해라|한다|합니다|가능|허용|사용|수정|변경|작성|편집|적용|배치|바랍니다|바람|주세요|둔다|쓴다|쓸 것|하자|해야|된다|됩니다|금지|말 것|호출|접근|노출|import|정의|유지|실행|진행|커밋|푸시|배포|추가|포함|저장|보관|남긴|읽|다룬|참조|건드|응답|답변|출력)/.test(
    after,
  );
