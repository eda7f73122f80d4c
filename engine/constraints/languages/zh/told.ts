/** How Chinese tells what came of a deed. */
import type { Told } from "../../language.ts";

/** Chinese words of results, notes and wishes. */
export const told: Told = {
  absent: /未找到|不存在/i,
  unfound: /没有/i,
  failed: /失败|错误|不存在/i,
  done: /完成|已/i,
  again: /再|第二次|重复/,
  complete: /没有(?:任何)?(?:遗漏|丢失)|無任何遺漏/iu,
  asked: { push: ["推"], publish: ["发布"], create: ["创建"] },
  landing: ["推", "提交"],
};
