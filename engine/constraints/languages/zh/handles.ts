/** The words that stand beside literals in Chinese. */
import type { Handles } from "../../language.ts";

/** Chinese words that announce, bound and count literals. */
export const handles: Handles = {
  branch: "分支",
  commit: "提交",
  versions: "版本",
  routes: "接口",
  secretEnds: /密码|密碼/,
  ports: "端口",
  channels: "频道 通道",
  ids: "工单 订单 编号",
  due: "截止",
  solidUnits: "毫秒 分钟 分鐘 小时 小時 时间 時間 字符 秒 分 天 日 行 字 个 個 件 条 次",
  sets: "设为 設為 设置为 設定 设成 改为 改成 上限 最大 最多 最小 最长 限制 限制为 不超过 超时 阈值 以内",
  reporting: /错误|報錯|报错/,
};
