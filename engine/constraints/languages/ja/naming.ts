/** By which words Japanese calls things and rules. */
import type { Naming } from "../../language.ts";

/** Japanese articles, words for rules and what stands around the name of a thing. */
export const naming: Naming = {
  tongues: /英語|ドイツ語|フランス語|スペイン語|イタリア語|ポルトガル語|ロシア語|トルコ語|中国語|日本語|韓国語/iu,
  turning:
    /に?戻して|に戻って|もう一度|また|今度は|これから|答えて|回答して|書いて|話して|のみ|だけ|いいです|大丈夫です|ください|で|に|は|も/iu,
  earlier: /前の|以前の/iu,
  rules: /規則|ルール/iu,
  bans: /制限|禁止/iu,
  states: /凍結|ロック/iu,
  whileEnds: /(?:以前|前|まで|間|あいだ)(?:は|に|には)?/iu,
  workplaces: /ルート|根/iu,
};
