import { expect, test } from "vitest";
import { fateOf, retiredIn, rulesIn } from "../../harness/rules.ts";

test.each([
  ["受付端末の時刻は手で変えないこと。", "prohibition: 受付端末の時刻は手で変えないこと"],
  ["秘密鍵をコミットしてはいけません。", "prohibition: 秘密鍵をコミットしてはいけません"],
  ["秘密鍵をコミットするな！", "prohibition: 秘密鍵をコミットするな"],
  ["設定は変更しないでください。", "prohibition: 設定は変更しないでください"],
  ["強制プッシュは絶対にしない。", "prohibition: 強制プッシュは絶対にしない"],
  ["直接編集禁止", "prohibition: 直接編集禁止"],
  ["ＡＰＩキーの共有は厳禁。", "prohibition: ＡＰＩキーの共有は厳禁"],
  ["グローバル変数の使用は避ける。", "prohibition: グローバル変数の使用は避ける"],
  ["npm ではなく pnpm を使う。", "prohibition: npm ではなく pnpm を使う"],
  ["変更は `src/` 配下のみ許可。", "restriction: 変更は `src/` 配下のみ許可"],
  ["`src/` だけを編集してください。", "restriction: `src/` だけを編集してください"],
  ["関数は 40 行以内とする。", "restriction: 関数は 40 行以内とする"],
  ["許可なくデプロイしないでください。", "requirement_negated: 許可なくデプロイしないでください"],
  ["承認を得てからマージすること。", "requirement_negated: 承認を得てからマージすること"],
  ["明示的に指示されない限りコミットしない。", "requirement_negated: 明示的に指示されない限りコミットしない"],
  ["schema.sql は読み取り専用。", "read_only: schema.sql は読み取り専用"],
  ["索引を追加したが効果がなかった。", "failed_attempt: 索引を追加したが効果がなかった"],
  ["エクスポート機能は未実装。", "absent: エクスポート機能は未実装"],
  ["Windows には対応していない。", "absent: Windows には対応していない"],
  ["旧 API は廃止された。", "deprecated: 旧 API は廃止された"],
  ["原因はまだ確認できていない。", "unconfirmed: 原因はまだ確認できていない"],
  ["ポートは 5432 ではなく 5442。", "correction: ポートは 5432 ではなく 5442"],
  ["勝手に設定を広げない。", "prohibition: 勝手に設定を広げない"],
  ["推測で答えず、分からなければ聞く。", "prohibition: 推測で答えず、分からなければ聞く"],
  ["README は頼まれない限り更新しない。", "requirement_negated: README は頼まれない限り更新しない"],
  ["顧客名の記載は規約違反です。", "prohibition: 顧客名の記載は規約違反です"],
  ["変更は 3 ファイルまでに留める。", "restriction: 変更は 3 ファイルまでに留める"],
  [
    "設定を入れ替えたが、挙動は元のままで直らなかった。",
    "failed_attempt: 設定を入れ替えたが、挙動は元のままで直らなかった",
  ],
  ["並列で走らせるとテストが落ちる。", "failed_attempt: 並列で走らせるとテストが落ちる"],
  ["**監視はまだ入れていない**（権限待ち）。", "absent: **監視はまだ入れていない**（権限待ち）"],
  ["旧スクリプトは使われなくなった。", "deprecated: 旧スクリプトは使われなくなった"],
])("Japanese: %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

test.each([
  "今の設定でも動かなくはないが、少し遅い。",
  "心配しないでください。",
  "更新を忘れないでください。",
  "ビルドは成功した。問題ない。",
  "失敗した場合は再試行する。",
  "値が空の場合は保存されない。",
  "必ずテストを実行する。",
  "起動時に一度だけ読み込む。",
  "キャッシュは差分だけ更新する。",
  "エラーは出ていない。",
  "応答が 10 秒以内に返らない場合は、もう一度送る。",
  "夜間の自動実行は止めてある。",
])("Japanese that forbids and denies nothing: %s", (text) => expect(rulesIn(text)).toEqual([]));

test("Japanese headings pass their negation on", () => {
  expect(rulesIn("## 禁止事項\n\n- 本番での手動操作\n\n## 試したがダメだった方法\n\n- 夜間の再構築")).toEqual([
    "prohibition: 本番での手動操作",
    "failed_attempt: 夜間の再構築",
  ]);
});

test.each([
  ["equivalent", "`schema.sql` は変更しないでください。", "`schema.sql` の変更は禁止。"],
  ["equivalent", "`schema.sql` は変更しないでください。", "`schema.sql` は編集しないこと。"],
  ["equivalent", "承認なしに本番へデプロイしないこと。", "本番へのデプロイは承認を得てから。"],
  ["equivalent", "顧客データを削除してはいけません。", "Do not delete customer data."],
  ["weakened", "`schema.sql` は変更しないでください。", "`schema.sql` の変更はなるべく避ける。"],
  ["altered", "`schema.sql` は変更しないでください。", "`schema.sql` は変更してもよい。"],
  ["altered", "`schema.sql` は変更しないでください。", "`schema.sql` を変更する。"],
  ["lost", "顧客データを削除してはいけません。", "画面の表示が速くなった。"],
])("a Japanese rule is %s: %s => %s", (state, before, after) => expect(fateOf(before, after)).toBe(state));

test("a Japanese yes releases what was asked for, not a standing rule", () => {
  expect(
    retiredIn(["まだプッシュしないでください。", "直しました。プッシュしますか？", "はい、プッシュしてください。"]),
  ).toBe("released");
  expect(
    retiredIn(["絶対に本番へプッシュしないこと。", "直しました。プッシュしますか？", "はい、お願いします。"]),
  ).toBe("stands");
});
