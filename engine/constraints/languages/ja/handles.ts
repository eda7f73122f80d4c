/** The words that stand beside literals in Japanese. */
import type { Handles } from "../../language.ts";

/** Japanese words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "ブランチ",
  commit: "コミット",
  versions: "バージョン",
  secretEnds: /パスワード/,
  ports: "ポート",
  channels: "チャンネル",
  ids: "番号 チケット 注文",
  due: "期限",
  solidUnits: "ミリ秒 時間 文字 秒 分 日 行 字 個 件 回 倍",
  sets: "設定 上限 最大 最小 以内 タイムアウト 最大で",
  particles: "は が を",
  reporting: /エラー/,
};
