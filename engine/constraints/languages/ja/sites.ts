/** What stands around a Japanese cue. */
import type { CueSite } from "../../language.ts";

const CONDITION =
  /^ ?(?:場合|とき|時(?!点)|なら|と(?=[、,])|限り|際|ように(?:なる|なっ)|ケース|環境|うち|状態で|ものは|人|者|方は|ユーザー|ファイル|データ|項目|行|値)/;
const OPENS_CONDITION = /(?:もし|万一|仮に)[^、,]{0,60}$/;

/** The cue stands in a condition or before a noun: "失敗した場合". */
export const inCondition = ({ head, after }: CueSite): boolean => CONDITION.test(after) || OPENS_CONDITION.test(head);

/** Somebody gives orders here. */
export const orders = ({ agent, ruled }: CueSite): boolean => !agent || ruled;

/** The clause ends right behind the cue, but for politeness and the particles that end a sentence. */
export const ends = ({ after }: CueSite): boolean =>
  /^(?:です|だ|である|とする|とします|でお願いします|ね|よ|な|ので|ため|から|が(?=[、,])|し|、|,|。|\.|）|\)|」|!|！|\s){0,4}(?:$|[、,。（(])/.test(
    after,
  );

/** An order follows later in the clause. */
export const ordersLater = ({ after }: CueSite): boolean =>
  /(?:ください|下さい|こと$|こと[。、）)]|する$|とする|べき|願い|許可|可$|お願い|使う|使用|用いる|利用(?:する)?$|ません$|(?<!では)ない$|しよう|ましょう|禁止|ok$|書く$|置く$|呼ぶ$|残す$|限る)/.test(
    after,
  );
