/** What stands around a Japanese cue. */
import type { CueSite } from "../../language.ts";

const CONDITION =
  /^ ?(?:場合|とき|時(?!点)|なら|と(?=[、,])|限り|際|ように(?:なる|なっ)|ケース|環境|うち|状態で|ものは|人|者|方は|ユーザー|ファイル|データ|項目|行|値)/;
const OPENS_CONDITION = /(?:もし|万一|仮に)[^、,]{0,60}$/;

/** The cue stands in a condition or before a noun: "失敗した場合". */
export const inCondition = ({ head, after }: CueSite): boolean => CONDITION.test(after) || OPENS_CONDITION.test(head);

/** Somebody gives orders here. */
export const orders = ({ agent, ruled }: CueSite): boolean => !agent || ruled;

/** What follows up to where the bracket closes in which the cue stands. */
const inBracket = (after: string): string => after.replace(/^([^（(]{0,80}?)[）)].{0,2000}$/su, "$1").trimEnd();

/** Verbs of what one chooses to do, as they stand before "ない": what is denied of them is left undone on purpose. */
const CHOSEN =
  /(?:(?:変更|編集|修正|更新|削除|追加|作成|実行|実施|使用|利用|採用|導入|コミット|プッシュ|push|commit|マージ|merge|デプロイ|リリース|公開|送信|投稿|返信|転送|共有|保存|記録|出力|記載|記述|省略|要約|翻訳|推測|想像|仮定|判断|決定|提案|提供|登録|生成|複製|コピー|移動|改名|リネーム|再利用|流用|混在|混同|放置|中断|再実行|再起動|再開|着手|先行|前提に|参照|引用|依存させ|スキップ|ハードコード|コメントアウト|リファクタ|リファクタリング|インストール|アップグレード|バイパス|無視|質問|確認|報告|通知|定義|設定|適用|反映|統合|実装)(?:は|も|を)?し|触ら|触れ|いじら|変え|換え|替え|使わ|用い|付け|つけ|入れ|書か|書き換え|消さ|出さ|送ら|作ら|置か|混ぜ|戻さ|戻ら|持ち込ま|持ち出さ|蒸し返さ|飛ばさ|省か|直さ|上げ|下げ|回さ|走らせ|進ま|進め|始め|広げ|増やさ|減らさ|足さ|引かせ|呼ば|読ま|読み込ま|開か|閉じ|止め|待た|聞か|尋ね|任せ|渡さ|残さ|残し|捨て|隠さ|握りつぶさ|埋め|載せ|貼ら|重ね|繰り返さ|まとめ|分け|崩さ|壊さ|破ら|決め|決めつけ|信じ|頼ら|避け|急が|求め|許さ|受け付け|受け取ら|投げ|流さ|落とさ|切ら|打た|押さ|行わ|やら|せ|出しゃばら|終わらせ|終え|済ませ|妥協し|コミットさせ|名乗ら|褒め|謝ら|伸ばさ|縮め|並べ|ねじ込ま|盛ら)$/;

/** How one does what one should not: "on one's own", "by hand", "at once". */
const WILFULLY =
  /(?:勝手に|無断で|独断で|自己判断で|むやみに|みだりに|安易に|不用意に|手で|手動で|手作業で|直接|一度に|まとめて|そのまま|いきなり|黙って|二度と|先回りして|推測で|憶測で|思い込みで|無理に|ついでに)[^、。]{0,20}$/;

/** What is denied right before "ない" is something that one chooses to do. */
export const isChosen = (before: string): boolean => CHOSEN.test(before.trimEnd());

/** It is something done on one's own, by hand or at once. */
export const isWilful = (before: string): boolean => WILFULLY.test(before);

/** The clause ends right behind the cue, but for politeness and the particles that end a sentence. */
export const ends = ({ after: all }: CueSite): boolean => endsIn(inBracket(all));

const endsIn = (after: string): boolean =>
  /^(?:です|だ|である|とする|とします|でお願いします|ね|よ|な|ので|ため|から|が(?=[、,])|し|、|,|。|\.|）|\)|」|!|！|\s){0,4}(?:$|[、,。（(])/.test(
    after,
  );

/** An order follows later in the clause. */
export const ordersLater = ({ after: all }: CueSite): boolean => ORDERS.test(inBracket(all));

const ORDERS =
  /(?:ください|下さい|こと$|こと[。、）)]|する$|とする|べき|願い|許可|可$|お願い|使う|使用|用いる|利用(?:する)?$|ません$|(?<!では)ない$|しよう|ましょう|禁止|ok$|書く$|置く$|呼ぶ$|残す$|限る)/;

/** A program is the topic, and what follows tells what it does. */
export const programDoes = ({ head, after }: CueSite): boolean =>
  A_PROGRAM.test(head) && !/(?:こと|ください|下さい|べき|許可|ok|可)$/.test(inBracket(after));

const A_PROGRAM =
  /(?:サーバー?|キャッシュ|スクリプト|関数|コマンド|ツール|システム|プラグイン|ライブラリ|クラス|メソッド|ジョブ|バッチ|ワーカー|フック|フィルタ|api|クライアント|アプリ|モジュール|画面)は/;

/** A plain verb, or the name of a deed, ends what follows the cue. */
export const deedLater = ({ before, after }: CueSite): boolean =>
  !/(?:一|二|1|2|何|今) ?(?:度|回)$|(?:少し|ほんの|最初)$/.test(before) &&
  /(?:[うくすつぬむぶぐ]|(?<!(?:あ|な|いえ|見え|でき|返|残|かか|わか|分か|動|含まれ|され|られ))る|スキップ|実行|使用|更新|編集|変更|確認|参照|許可|追加|出力|返答|回答|実装|修正|対象|起動|push|commit)$/.test(
    inBracket(after),
  ) &&
  !/(?:ます|返す|示す|表す|渡す|動く|効く|続く|済む|含む|対応する|返却する|表示する|失敗する|成功する|発生する|存在する|依存する|関係する)$/.test(
    inBracket(after),
  );
