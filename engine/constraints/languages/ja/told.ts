/** How Japanese tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Japanese words of results, notes and wishes. */
export const told: Told = {
  absent: /見つかりません/i,
  unfound: /無し|なし/i,
  failed: /失敗|エラー/i,
  done: /済|しました/i,
  again: /もう一度|再|二度/,
  complete: /何も失われて(?:いない|いません)|漏れなく(?:記録|再現)/iu,
  asked: { publish: ["公開"], create: ["作成"] },
};
