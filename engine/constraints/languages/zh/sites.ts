/** What stands around a Chinese cue. */
import type { CueSite } from "../../language.ts";
import { either } from "./variants.ts";

/** Phrases in simplified characters, found in either way of writing. */
export const zh = (...phrases: readonly string[]): readonly string[] => phrases.map(either);

const re = (source: string): RegExp => new RegExp(either(source));

/** A stretch of one piece between commas. */
export const GAP = "[^，。；：,;:!?！？]{0,14}";

/** Verbs of what an agent does to a code base, its data and the world. */
export const ACT =
  "(?:改|修|更新|更改|更换|变更|编辑|动|碰|触|删|移除|移动|去掉|提交|推|合并|发|部署|上线|引入|新增|添加|增加|加|使用|用|采用|调用|执行|运行|跑|启动|重|停|写|硬编码|创建|新建|建|覆盖|替换|升级|降级|安装|装|上传|输出|打印|泄露|泄漏|暴露|格式化|跳过|忽略|绕过|依赖|访问|连接|连|读|查询|翻译|注释|导入|导出|存|保存|保留|缓存|打开|开启|关|禁用|启用|清|回滚|做|处理|生成|手动|手工|人工|直接|擅自|自行|自动|随意|私自|在|把|将|对|向|给|为|从|跟|与|和|让|再|同时|超过|修改|返回|抛|吞|混用|混|拆|复制|复用|共享|公开|透露|记录|假设|猜|编造|解释|重复|省略|使|留|放|传|接受|回复|回答|说|问|提|展示|显示|嵌套|嵌|循环|阻塞|阻断|捕获|拉取|克隆|切换|变基|强制|强推|并行|并发|批量|全量|轮询|联网|下载|迁移|索引|锁|解锁|等|继续|开始|进入|离开|超出|越过|违反|破坏|影响|改变|擅|贸然|轻易|乱|拿|搞|碰到|引用|声明|定义|命名|带|包含|出现|涉及|签|支付|退款|扣|下单|群发|通知|联系|邮|盖|染|粘|贴|截|裁|标|隐藏|屏蔽|压制|降低|提高|调整|调|插入|追加|拼接|信任|依靠|操作|进行|试图|尝试|考虑|参考|照搬|照抄|过度|为了|因为|扩大|缩小|收集|采集|上报|共用|主动|扫描|检查|分析|教|讲|列|画|回退|跳|丢|弃|砍|加载|渲染|注入|埋|写死|触发|触及|承诺|评价|重写|重构|复述|照|堆|凑|炫|吹|催|抢|插|绑定|暂存|压缩|归档|落地|落库|交付|承接|假装|糊弄|敷衍|省|擦|签名|评论|转发|外发|外传|披露|摘|倒|截断|改动|动手|另|单独|顺手|顺带|顺便|自作主张|一次|反复|默认|入库|入仓|进仓|进库|外泄|明文|自己)";

/** The clause is Chinese: kana would make it Japanese, whose rules its own pack finds. */
export const isChinese = ({ clause }: CueSite): boolean =>
  !/[\u3040-\u309f\u30a1-\u30fa実対応済廃変権検択続単読発験覧効処拠戻込図]/.test(clause);

/** Somebody gives orders here: no agent speaks, or rules stand here. */
export const orders = (site: CueSite): boolean => isChinese(site) && (!site.agent || site.ruled);

/** An agent binds itself. */
export const commits = re("(?:^|[，, ])(?:我|我们|咱们)(?:会|将|就|也|都|保证|承诺|一定)?");

/** An order, by anybody, or an agent's commitment. */
export const binds = (site: CueSite): boolean =>
  isChinese(site) && (!site.agent || site.ruled || commits.test(site.clause));

const CONDITION = re(
  "(?:^|[，,])(?:但|而|那么|不过)?(?:如果|若(?:是)?|如(?=[^何])|假如|假设|要是|一旦|万一|倘若|即使|即便|就算|只要|无论|不管|当(?![前下地今天日中然做成作])[^，,]{0,40}(?:时|的时候|后|下|，|,)?)[^，,]{0,60}$",
);

/** The cue stands in a condition: "if it fails". */
export const inCondition = ({ head, after }: CueSite): boolean =>
  CONDITION.test(head) || re("^(?:时|的时候|的话|的情况下|就|则|后(?:再|就|则|会|自动|应|要|请))").test(after);

const MEANS = re("(?:可以|可|能|能够|用来|用于|以|来|从而|为了|为|就能|将|帮助|有助于|才能|已经|已|就)[^，,]{0,4}$");

/** What stands before the cue says that something serves to do it: "this avoids conflicts". */
export const isMeans = ({ before }: CueSite): boolean => MEANS.test(before);

const INSTRUCTS = re(
  "(?:^|[，,：: ]|应该|应当|应|请|必须|须|需要|需|要|务必|统一|都|一律|全部|始终|优先|先|改)(?:使用|用|采用|改用|选用|选择|调用|写|放|叫|走|通过|以|在|返回|提交|部署|发|存|保存|写入|按|遵循|基于)",
);

/** A positive order stands in the clause. */
export const instructs = ({ head }: CueSite): boolean => INSTRUCTS.test(head);

/** An expression in simplified characters that finds either way of writing. */
export const test = (source: string): ((text: string) => boolean) => {
  const expression = re(source);
  return (text) => expression.test(text);
};
