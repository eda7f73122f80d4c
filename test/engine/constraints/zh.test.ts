import { expect, test } from "vitest";
import { fateOf, retiredIn, rulesIn } from "../../harness/rules.ts";

test.each([
  ["严禁在生产库上执行 DELETE。", "prohibition: 严禁在生产库上执行 DELETE"],
  ["嚴禁將密鑰提交到倉庫。", "prohibition: 嚴禁將密鑰提交到倉庫"],
  ["別碰舊的目錄。", "prohibition: 別碰舊的目錄"],
  ["不要動價格欄位！", "prohibition: 不要動價格欄位"],
  ["请勿覆盖日志；先备份。", "prohibition: 请勿覆盖日志"],
  ["尽量不要使用全局变量。", "prohibition: 尽量不要使用全局变量"],
  ["只能改 src/ 目录下的文件。", "restriction: 只能改 src/ 目录下的文件"],
  ["僅限管理員修改設定。", "restriction: 僅限管理員修改設定"],
  ["每个函数不超过 40 行。", "restriction: 每个函数不超过 40 行"],
  ["未经我同意不得发布。", "requirement_negated: 未经我同意不得发布"],
  ["測試通過後才能合併。", "requirement_negated: 測試通過後才能合併"],
  ["先问我再删除数据。", "requirement_negated: 先问我再删除数据"],
  ["除非我明确要求，否则不要提交代码。", "requirement_negated: 除非我明确要求，否则不要提交代码"],
  ["返回值必须保持不变。", "requirement_negated: 返回值必须保持不变"],
  ["`schema.sql` 只读。", "read_only: `schema.sql` 只读"],
  ["加索引没有效果。", "failed_attempt: 加索引没有效果"],
  ["試過換驅動程式，仍然失敗。", "failed_attempt: 試過換驅動程式，仍然失敗"],
  ["尚未实现导出功能。", "absent: 尚未实现导出功能"],
  ["旧接口已废弃。", "deprecated: 旧接口已废弃"],
  ["我怀疑是缓存的问题。", "unconfirmed: 我怀疑是缓存的问题"],
  ["端口是 5442，不是 5432。", "correction: 端口是 5442，不是 5432"],
  ["禁改已发布的迁移脚本。", "prohibition: 禁改已发布的迁移脚本"],
  ["不在循环里查数据库。", "prohibition: 不在循环里查数据库"],
  ["組件用函數，不用類。", "prohibition: 組件用函數，不用類"],
  ["评审通过后才合并。", "requirement_negated: 评审通过后才合并"],
  ["由用户决定是否发布。", "requirement_negated: 由用户决定是否发布"],
  ["本机无 GPU。", "absent: 本机无 GPU"],
  ["一开代理就超时。", "failed_attempt: 一开代理就超时"],
  ["旧脚本不再沿用。", "deprecated: 旧脚本不再沿用"],
  ["客户通知等回复，确认前不发。", "requirement_negated: 确认前不发"],
  ["- 命名不改。", "prohibition: 命名不改"],
])("Chinese: %s", (text, rule) => expect(rulesIn(text)).toEqual([rule]));

test.each([
  "不要忘记更新文档。",
  "不要紧，慢慢来。",
  "没问题，不用客气。",
  "这样可以避免冲突。",
  "这不是不能做，只是比较慢。",
  "如果请求失败，会自动重试。",
  "必须使用 TypeScript。",
  "要不要现在合并？",
  "检查用户是否未登录。",
  "没有报错，未发现异常。",
  "当前版本使用 Postgres 16。",
])("Chinese that forbids and denies nothing: %s", (text) => expect(rulesIn(text, "user")).toEqual([]));

test("Chinese headings pass their negation on", () => {
  expect(rulesIn("## 禁止事项\n\n- 直接推送\n\n## 失敗的嘗試\n\n- 換用輪詢")).toEqual([
    "prohibition: 直接推送",
    "failed_attempt: 換用輪詢",
  ]);
});

test.each([
  ["equivalent", "不要修改 `schema.sql`。", "禁止修改 `schema.sql`。"],
  ["equivalent", "不要修改 `schema.sql`。", "請勿編輯 `schema.sql`。"],
  ["equivalent", "未经批准不得部署到生产环境。", "没有批准禁止部署到生产环境。"],
  ["equivalent", "不要删除用户数据。", "Never delete user data."],
  ["weakened", "不要修改 `schema.sql`。", "尽量不要修改 `schema.sql`。"],
  ["weakened", "不要删除用户数据。", "除了测试账号，不要删除用户数据。"],
  ["weakened", "除非我同意，否则不要推送主分支。", "不要推送主分支。"],
  ["altered", "不要修改 `schema.sql`。", "可以修改 `schema.sql`。"],
  ["altered", "不要修改 `schema.sql`。", "修改 `schema.sql`。"],
  ["lost", "不要删除用户数据。", "页面加载很快。"],
])("a Chinese rule is %s: %s => %s", (state, before, after) => expect(fateOf(before, after)).toBe(state));

test("a Chinese yes releases what was asked for, not a standing rule", () => {
  expect(retiredIn(["先别推送。", "改好了。要推送吗？", "可以，推送吧。"])).toBe("released");
  expect(retiredIn(["永远不要推送主分支。", "改好了。要推送吗？", "可以，推送吧。"])).toBe("stands");
});

test("Chinese and Japanese orders of two kinds, joined by a full-width comma, are two rules", () => {
  expect(rulesIn("覆盖数据必须用户确认，业务页面禁止全量写入。")).toEqual([
    "requirement_negated: 覆盖数据必须用户确认",
    "prohibition: 业务页面禁止全量写入",
  ]);
  expect(rulesIn("全文の読み込みを避け、触るファイルだけ開く。")).toEqual([
    "prohibition: 全文の読み込みを避け",
    "restriction: 触るファイルだけ開く",
  ]);
  expect(rulesIn("未经批准，不得部署。")).toHaveLength(1);
});
