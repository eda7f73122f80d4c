/** Japanese prohibitions, restrictions, gates and closed areas. */
import type { CueGroup, CueSite } from "../../language.ts";
import { deedLater, ends, inCondition, isChosen, isWilful, orders, ordersLater, programDoes } from "./sites.ts";

/** Verbs whose negation describes: what does not exist, work, change by itself or matter, and what cannot be. */
const DESCRIBES =
  /(?:存在し|動作し|動か|働か|効か|起き|起こら|発生し|一致し|失敗し|成功し|対応し|関係し|影響し|依存し|該当し|機能し|収束し|[わかたなまらばが]れ|適用され|反映され|表示され|実行され|含ま|され|られ|でき|出来|分から|わから|知ら|足り|要ら|いら|構わ|かまわ|問題|変わら|見え|見つから|なら|いけ|限ら|しれ|済ま|過ぎ|すぎ|終わら|止まら|落ち|合わ|通ら|直ら|治ら|当たら|及ば|あら|あり|じゃ|では|はし|もし|くは|くも|で|が|も|は|く|しか|ほか|すら|さえ)$/;

/** "…しない" at the end forbids where rules stand, or where it has an object; what something does not do is described. */
function bareNegation(site: CueSite): boolean {
  if (!ends(site) || inCondition(site)) return false;
  if (isLeftUndone(site)) return true;
  if (DESCRIBES.test(site.before.trimEnd())) return false;
  if (/(?:なければ|なくては|ねば|ざるを|とは|わけでは)[^、,]{0,3}$/.test(site.before)) return false;
  if (!site.ruled && THING_DOES.test(site.head.replace(BEHIND_CONDITION, ""))) return false;
  const object = /[をにへは](?!、)/.test(site.head) || /¤/.test(site.head);
  const head = site.head.replace(BEHIND_CONDITION, "");
  const subject = /が[^、,を]{1,30}$/.test(head) || PROGRAM.test(head);
  return site.ruled
    ? !subject || (/を/.test(site.before) && !PROGRAM.test(head))
    : !site.agent && /を|は|に/.test(site.before) && object && !subject;
}

/** "Not by hand", "no commits here": somebody chooses not to do it, whoever that is. */
function isLeftUndone({ before, head, ruled, agent }: CueSite): boolean {
  if (agent && !ruled) return false;
  const said = head.replace(BEHIND_CONDITION, "");
  if (!isChosen(before) || /が[^、,を]{1,30}$/.test(said) || PROGRAM.test(said)) return false;
  if (!ruled && THING_DOES.test(said)) return false;
  const short = said.trim().length <= SHORTEST && !/は/.test(said);
  return (
    isWilful(before) ||
    short ||
    (/[をにへは](?!、)/.test(said) && (ruled || /[をへ]/.test(before) || /は$|はし$/.test(before)))
  );
}

/** A verb of this length stands alone. */
const SHORTEST = 8;

/** "The alert does not raise the score": a thing is the topic, and has an object of its own. */
const THING_DOES =
  /[^でにとからへ時き際合中前後まい、。 ](?<!(?:エージェント|担当者|開発者|作業者|利用者|チーム|自分|私|あなた|アシスタント|今回|今日|当面|原則|基本|本番|以後|以降|今後|絶対))は[^は、。]{1,40}を[^は、。]{0,40}$/;

/** What stands before says when; the clause proper begins behind it. */
const BEHIND_CONDITION =
  /^[^。]{0,80}(?:場合(?:は|に)?|限り(?:は)?|まで(?:は)?|ときは|時は|なら|たら|れば|前に|後に|うちは)、?/;

/** A program does something and does not do another thing. */
const PROGRAM =
  /(?:この|その|本(?!番)|当)[^、。]{1,12}は|(?:関数|コマンド|ツール|スクリプト|メソッド|クラス|サーバー?|システム|プラグイン|ライブラリ)は[^。]{0,40}を/;

/** "…しません" is a commitment where it has an object, a rule where rules stand. */
const commitment = (site: CueSite): boolean =>
  ends(site) &&
  !inCondition(site) &&
  !DESCRIBES.test(site.before.trimEnd()) &&
  (site.ruled || /(?:を|には|へは|は(?:一切|絶対|もう|今後|触|行|変|使|消))/.test(site.before)) &&
  !/が[^、,を]{1,30}$/.test(site.head.replace(BEHIND_CONDITION, ""));

/** "だけ" and "のみ" limit where something is ordered or rules stand; "that alone suffices" limits nothing. */
function limits(site: CueSite): boolean {
  if (
    inCondition(site) ||
    programDoes(site) ||
    /^(?:では|でな|でも|ど|れど|あって|のこと|の価値|しか|は別|済)/.test(site.after)
  )
    return false;
  if (/^で(?:[^、,]{0,10}(?:動|十分|よ|い|済|失敗|成功|解決|終|直|起|完))/.test(site.after)) return false;
  if (/(?:これ|それ|あれ|どれ|できる|なる|ある|いる|た|る|い)$/.test(site.before) && site.cue === "だけ") return false;
  if (site.ruled)
    return ends(site) || ordersLater(site) || deedLater(site) || /^(?:を|に|で|が|から|へ|と|は)/.test(site.after);
  return (
    !site.agent &&
    ((deedLater(site) && !/[はが][^、。]{0,60}$/.test(site.before)) ||
      ordersLater(site) ||
      (ends(site) && /(?:は|、|に|から|へ|で)/.test(site.head)))
  );
}

const boundedHere = (site: CueSite): boolean =>
  !inCondition(site) &&
  !/^[^、。]{0,24}(?:場合|とき|時は|なら|れば|たら|えば|けば|せば)/.test(site.after) &&
  (site.ruled ||
    (orders(site) && (ordersLater(site) || /^(?:に|と|で)(?:する|して|し|抑|収|お願い|とど)/.test(site.after))));

const APPROVAL =
  "(?:許可|承認|確認|同意|了承|了解|合意|承諾|指示|レビュー|ok|サイン|許諾|認可|相談|断り|連絡|事前連絡|返事|合図|依頼|要求|指定)";

/** Words that make a wish of a rule. */
const SOFT = ["(?:なるべく|できるだけ|できれば|可能な限り|極力)"];

export const constraints: readonly CueGroup[] = [
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: [
      "(?:全面|原則)?(?:禁止|厳禁)(?!文字|語|ワード|エラー|リスト|事項|ルール|一覧|になって(?:いる)?か)",
      "(?:固く|かたく)?禁(?:じ|ず)(?:る|て|ます|られ)?",
      "(?:て|で)は(?:いけ|なら|なり)(?:ない|ません|ず)",
      "(?:て|で)は(?:だめ|ダメ|駄目)",
      "(?:ちゃ|じゃ)(?:だめ|ダメ|駄目|いけない)",
      "べからず",
      "(?:は|も)?(?:禁物|御免|ご免)(?=$|[。、！!）)です])",
      "(?:違反|ルール違反|規約違反)(?:です|だ|である|となる|になる|とみなす|と見なす|扱い)(?=$|[。、）)])",
      "(?:許|ゆる)(?:され|さ|し)(?:ない|ません|ていない|ていません)",
      "(?:許可|許容|容認)(?:し|され)(?:ない|ません|ていない|ていません)",
      "認め(?:られ)?(?:ない|ません|ていない|ていません)",
      "(?:御法度|ご法度|タブー)",
      "(?:絶対(?:に)?|決して|けっして|断じて|一切|いかなる場合(?:も|でも)|何があっても|どんな場合(?:も|でも))(?=[^、。,]{0,30}(?:ない|ません|ず|ぬ|な)(?:$|[。、！!,）)]|こと|で|よう))",
    ],
    when: (site) => !inCondition(site),
  },
  {
    as: "prohibition",
    strength: 3,
    at: "any",
    find: ["(?:不可|ng)(?!能|欠|視|避|解|逆|分|思)"],
    when: (site) =>
      ends(site) && !inCondition(site) && !/(?:使用|利用|閲覧|接続|読込|参照)$/.test(site.agent ? site.before : ""),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:ない|ぬ)(?:こと|事)(?!は|も|が|に(?:なる|なっ|より|気)|で|を|から|と|だ)",
      "ない(?:こと|事)(?:と(?:する|します|し)|を(?:徹底|厳守|守)|にする|に注意|でお願い)",
      "ないで(?:ください|下さい|くださいね|ほしい|欲しい|くれ|おいて|おく|いただ|頂|ね|よ|もら)",
      "ないで(?=$|[。！!）)])",
      "ない(?:よう|様)(?:に)?(?:する|して|します|しましょう|し(?=$|[、。])|お願い|願|注意|気を|気をつけ|心がけ|徹底|頼)",
      "ない(?:よう|様)に(?=$|[。！!）)])",
      "(?:お|ご)?(?:控え|遠慮)(?:て|る|ください|下さい|願)(?:ください|こと)?",
      "(?:を|は|のは)(?:やめ(?:て|る|ること|ましょう|よう|ておく)|止め(?:て(?!ある|あり|い|お)|ること|ましょう))",
      "ない(?:方針|運用|ルール|決まり|取り決め|約束|原則|前提)(?=$|[。、）)です]|とする|で(?:いく|進め|行く))",
      "(?:ことなく|ずに)(?:お願い|ください|頼)",
      "(?:しないと(?:約束|決め|合意))",
      "(?:勝手に|独断で|自己判断で|無断で|推測で|憶測で)[^、。]{0,14}(?:(?:せ|さ|わ|か|ら|ま|め|え|け|げ|べ|れ|ば)ず|ないで)(?:に)?(?=[、]?[^、。]{1,40}(?:[うくすつぬむぶぐる]|こと|ください)(?:$|[。）)（(]))",
    ],
    unless: SOFT,
    when: (site) => !inCondition(site) && !/(?:忘れ|心配し|遠慮し|気にし|かもしれ)$/.test(site.before),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?<=[うくすつぬむるぐぶ])な(?=$|[。！!）)」]|よ(?:$|[。！!]))"],
    when: (site) => orders(site) && !/(?:よう|そう)$/.test(site.before),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: [
      "(?:推測|憶測|判断|省略|放置|変更|編集|実行|決めつけ|コミット|プッシュ|削除|中断|スキップ|提供|追加|作成|要約|翻訳|想像|補完|仮定|改変|確認|コピー|公開|送信|修正|採用|導入|使用|保存|出力|記載|ハードコード|依存)(?:は|も|を)?せず(?:に)?(?=[、]|[^、。]{1,40}(?:[うくすつぬむぶぐる]|こと|ください)(?:$|[。）)（(]))",
      "(?:触ら|使わ|いじら|決めつけ|書き換え|飛ばさ|消さ|混ぜ|頼ら|用い|待た|直さ|広げ|戻さ|出さ|入れ)ず(?:に)?(?=[、]|[^、。]{1,40}(?:[うくすつぬむぶぐる]|こと|ください)(?:$|[。）)（(]))",
    ],
    unless: SOFT,
    when: (site) =>
      orders(site) &&
      (site.ruled || /[をは][^、。]{0,30}$/.test(site.before) || ordersLater(site)) &&
      !PROGRAM.test(site.head) &&
      !/が[^、,を]{1,30}$/.test(site.before.replace(BEHIND_CONDITION, "")) &&
      !/(?:でした|ました|た)(?:$|[。])|(?:てい|でい)る/.test(site.after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["ない(?!で|こと|事|よう|様|と|か|限|場合|とき|時|の|ほう|方|なら)"],
    unless: SOFT,
    when: (site) => orders(site) && bareNegation(site),
  },
  { as: "prohibition", strength: 2, at: "any", find: ["ません(?!か|でし)"], when: commitment },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: [
      "(?:を|は|のは|も)?避け(?:る|て|ること|るべき|ましょう|ください|るよう|たい)",
      "(?:を|は|のは|も)避け(?=[、,])",
      "べきで(?:は)?(?:ない|ありません|なく)",
      "ない(?:ほう|方)が(?:いい|よい|良い|無難|望ましい|安全|賢明)",
      "(?:望ましく|好ましく)(?:ない|ありません)",
      "(?:推奨|お勧め|おすすめ)(?:し|され|でき)(?:ない|ません|ていない|ていません)",
      "(?:なるべく|できるだけ|できれば|可能な限り|極力)(?=[^、。]{0,30}(?:ない|ず|避け))",
      "極力(?=[^、。]{0,20}(?:控え|減ら))",
    ],
    when: (site) =>
      !inCondition(site) && !/(?:ために|ことで)$/.test(site.before) && !/^ことが(?:でき|可能)/.test(site.after),
  },
  {
    as: "prohibition",
    strength: 2,
    at: "any",
    find: ["(?:では|じゃ|で)なく(?:て)?", "(?<=[^とは])(?:で|じゃ)(?:は)?なく、"],
    when: (site) =>
      orders(site) &&
      !/(?:だけ|のみ)$/.test(site.before) &&
      /(?:使|用い|利用|書|置|呼|ください|入れ|保存|こと$|する$|とする|出す|送|返す|実行|指定|採用)/.test(site.after),
  },
  {
    as: "prohibition",
    strength: 1,
    at: "any",
    find: ["の(?:代わり|かわり)に"],
    when: (site) => orders(site) && site.ruled && /(?:使|用い|利用|呼|書)/.test(site.after),
  },
  {
    as: "restriction",
    strength: 3,
    at: "any",
    find: [
      "(?:のみ|だけ|場合に限り)(?:を|に|が)?(?:許可|可(?!能)|認め|許され|対象|有効)",
      "に(?:限る|限ります|限り(?!ない|なく)|限定(?:する|し|され|して))",
      "(?:に|へ)限定",
      "(?:に|までに|だけに|のみに)(?:留め|とどめ|止め|絞|しぼ)(?:る(?=$|[。、）)]|こと|よう)|て(?:ください|おく|、)|ること|ます|り(?=、)|って(?:ください|、))",
      "しか(?=[^、。]{0,20}(?:てはいけ|てはなら|ないこと|ないで|ないよう|(?:触ら|使わ|変え|変更し|編集し|許可し|許され|認め|受け付け)(?:ない|ません|ず)))",
      "以外(?:の|は|を|に|で|へ|から|には|では|のファイル)(?=[^、。]{0,25}(?:ない(?![\\u4e00-\\u9fff])|ません|禁止|不可|厳禁|な$))",
      "を?(?:超え|越え|超過し|上回ら)(?:ない|てはいけ|てはなら|ません)(?:こと|で|よう|ように|ない)?",
    ],
    when: (site) => !inCondition(site) && (orders(site) || /許可|認め|限/.test(site.cue)),
  },
  { as: "restriction", strength: 2, at: "any", find: ["だけ", "のみ(?!なら|込|物)"], when: limits },
  {
    as: "restriction",
    strength: 2,
    at: "any",
    find: [
      "(?<=[\\d¤一二三四五六七八九十字行件回個分秒本つ名台枚語文]|[\\d¤行件分秒] )(?:まで|以内|以下|未満)(?!に(?:完了|終|提出|対応|連絡|返)|の(?:値|場合|とき|[^、。を]{1,16}は)|は(?:除|切))",
      "上限(?:は|を|:|：)?",
      "最大(?:で)? ?(?=[\\d¤])",
    ],
    when: boundedHere,
  },
  {
    as: "requirement_negated",
    strength: 3,
    at: "any",
    find: [
      `${APPROVAL}(?:を(?:得|取ら|とら|もらわ|受け|求め|待た)(?:ずに|ないで|ず|ないまま|ない限り|るまで|るまでは))`,
      `${APPROVAL}(?:なし|無し|の(?:ない|無い)まま)(?=[^、。]{0,28}(?:ない|ません|禁止|不可|厳禁|な$))`,
      `${APPROVAL}なく(?=[^、。]{0,28}(?:ない|ません|禁止|不可|厳禁|な$))`,
      `(?:事前(?:に|の)|先に|必ず|明示的な|人間の|ユーザーの|私の)?${APPROVAL}(?:が|を|は)?(?:必要|必須|要する|要す|得る(?:こと)?|取る(?:こと)?|とる(?:こと)?|もらう(?:こと)?|仰ぐ(?:こと)?|求める(?:こと)?|待つ(?:こと)?|待って(?:ください|から)?|もらって(?:ください|から)|取って(?:ください|から)|得て(?:ください|から)|求めて(?:ください|から)|得た(?:上|うえ|後|あと)(?:で)?|もらった(?:上|うえ|後|あと)(?:で)?|得ること|取ること|要)`,
      "(?:て|た|後|あと|済ませて|通して|取れて)(?:から|あと|上)(?:初めて|はじめて)",
      `(?:前|まえ)に(?:は)?(?:、)?(?:必ず|まず|一度|私に|ユーザーに|いったん|先に){0,2}(?:[^、。]{1,12}(?:に|へ))?(?:${APPROVAL}|聞(?:く|い)|尋ね|質問|声を|報告|問い合わせ|許可)(?:して(?:ください)?|する(?:こと)?|くこと|く|て(?:ください)?|を(?:取|得|もら|求め)[^、。]{0,8}|かけ)?`,
      `(?:${APPROVAL}|聞い|尋ね|相談し|確認し|報告し)(?:し)?てから(?:に|で)?`,
      "(?:まで|てから|た後|したあと|してから)(?:は)?(?:待|お待ち)(?:つ|って|ち)?(?:こと|ください)?",
      "(?:て|で)から(?:で(?:ない|なければ|なきゃ)(?:と|い)?|のみ|に限|初めて)",
      "(?:まで|までは)(?:完了|終了|マージ|リリース|済み)?(?:と(?:は)?)?(?:みなさ|見なさ|扱わ|言え)ない",
    ],
    when: (site) =>
      !inCondition(site) &&
      !/(?:しました|した|済み)$/.test(site.after) &&
      !/^(?:した|しました|でき|\s{0,3}[:：])/.test(site.after),
    unless: ["(?:許可|承認|確認|同意)(?:は|も)?(?:不要|いらない|必要ない|必要ありません)"],
  },
  {
    as: "requirement_negated",
    strength: 2,
    at: "any",
    find: [
      "(?:ここ|そこ)で(?:一旦|いったん)?(?:止め|止ま|停止|ストップ|中断|終わ)(?:て|る|り|ること|ってください)?(?:ください)?",
      "(?:一旦|いったん|作業を|そこで)(?:止め|止ま|停止し|中断し)(?:て|る)(?:ください|おく)?",
      "(?:変え|触ら|変更せ|手を(?:付け|つけ|加え)|動かさ|編集せ)ず(?:に)?(?:残|置|おく|維持|保|とする|そのまま)?",
      "(?:そのまま|現状のまま|原文のまま|元のまま|手つかず)(?:に|で)?(?:する|して(?:ください|おく)?|しておく|残す|残して|置く|置いて|維持|とする|お願い|保)",
      "現状(?:を)?維持",
      "(?:完全|バイト単位で|ビット単位で|厳密に|一字一句)(?:に)?(?:一致|同一)(?:する(?:こと)?|させる(?:こと)?|を保つ|(?=$|[。、]))",
      "(?:変わら|崩さ)ない(?:こと|よう(?:に)?)",
    ],
    when: (site) => orders(site) && !inCondition(site),
  },
  {
    as: "read_only",
    strength: 2,
    at: "any",
    find: [
      "(?:読み取り|読取り?|読み込み|読込|参照|閲覧|追記|読み)(?:専用|オンリー)",
      "リードオンリー",
      "(?:参照|閲覧|読み取り|追記)(?:のみ|だけ)(?:可(?:能)?|許可|とする|です)?(?=$|[。、）)])",
      "自動生成(?:された|される)?(?:ファイル|コード|物)?(?=(?:なので|のため|です|であり|につき|で、|$|[。、（(]))",
      "生成(?:ファイル|物|コード)(?=(?:なので|のため|です|だ(?:$|[。から])|であり|につき|で、))",
      "(?:が|で|から)(?:自動)?生成(?:する|した|される|された)(?:ファイル|もの|コード)(?=(?:なので|のため|です|であり|で、|$|[。]))",
      "(?:凍結|ロック|保護|封印)(?:中|対象|済み?|されて(?:いる|います|おり))(?=$|[。、です]|なので|のため)",
      "(?:スコープ|対象|範囲|管轄|担当)外(?=$|[。、）)とでだな])",
    ],
    when: (site) => !inCondition(site) && (!site.agent || site.ruled || !/外$|中$|ロック|生成/.test(site.cue)),
  },
];
