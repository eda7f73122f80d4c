/** Chinese phrases are written in simplified characters; this makes them find traditional ones too. */

/** Simplified and traditional forms of the characters that the pack uses; a traditional character may stand for several. */
const PAIRS =
  "严嚴 绝絕 对對 请請 许許 准準 别別 为為 务務 动動 删刪 发發 发髮 执執 运運 写寫 创創 复復 复複 级級 装裝 传傳 输輸 泄洩 构構 缓緩 储儲 开開 关關 闭閉 启啟 启啓 试試 处處 随隨 给給 将將 应應 " +
  "该該 议議 荐薦 尽盡 尽儘 来來 为爲 从從 仅僅 只祇 让讓 问問 经經 认認 权權 获獲 须須 审審 阅閱 核覈 询詢 过過 户戶 征徵 见見 说說 话話 点點 头頭 后後 间間 变變 样樣 维維 护護 结結 锁鎖 围圍 " +
  "范範 读讀 编編 辑輯 冻凍 内內 败敗 尝嘗 无無 没沒 帮幫 济濟 还還 滚滾 销銷 弃棄 驳駁 溃潰 时時 错錯 恶惡 适適 较較 现現 实實 义義 测測 验驗 够夠 据據 连連 进進 废廢 线線 换換 怀懷 确確 证證 " +
  "设設 惧懼 误誤 记記 纠糾 总總 终終 论論 虽雖 则則 扰擾 担擔 着著 紧緊 谢謝 气氣 犹猶 单單 这這 么麼 们們 它牠 个個 当當 于於 条條 继續 续續 继繼 规規 约約 标標 边邊 纪紀 红紅 针針 计計 划劃 " +
  "划畫 办辦 余餘 项項 历歷 归歸 档檔 暂暫 轮輪 临臨 挂掛 库庫 数數 码碼 钥鑰 缀綴 价價 页頁 图圖 书書 报報 账帳 订訂 货貨 员員 邮郵 监監 网網 协協 简簡 题題 产產 环環 业業 专專 导導 优優 态態 " +
  "机機 门門 车車 东東 买買 卖賣 丢丟 两兩 几幾 净淨 层層 并並 并併 独獨 责責 转轉 迁遷 迟遲 轻輕 载載 辅輔 达達 违違 选選 遗遺 释釋 钟鐘 险險 难難 预預 额額 颜顏 风風 驱驅 齐齊 韩韓 顺順 盘盤 " +
  "损損 捞撈 极極 检檢 楼樓 橱櫥 满滿 滥濫 滤濾 灾災 热熱 爱愛 状狀 狱獄 猎獵 畅暢 盖蓋 础礎 离離 称稱 积積 稳穩 窃竊 筛篩 签簽 纯純 纳納 组組 细細 织織 统統 绩績 缩縮 罗羅 职職 联聯 脑腦 脚腳 " +
  "节節 荣榮 药藥 营營 虑慮 补補 观觀 触觸 讨討 训訓 讯訊 诉訴 译譯 词詞 详詳 语語 调調 谈談 负負 贡貢 财財 质質 购購 贴貼 费費 资資 赖賴 赶趕 跃躍 践踐 踪蹤 软軟 辖轄 远遠 逻邏 邻鄰 采採 里裡 " +
  "里裏 铁鐵 银銀 链鏈 键鍵 长長 闲閒 队隊 阶階 际際 陆陸 隐隱 雾霧 顾顧 颁頒 领領 频頻 馈饋 骤驟 龄齡 坏壞 块塊 声聲 备備 夹夾 奖獎 学學 宁寧 宪憲 宽寬 岁歲 币幣 帐賬 弹彈 强強 彻徹 忆憶 惯慣 " +
  "戏戲 扩擴 扫掃 抢搶 择擇 拟擬 拥擁 拦攔 挡擋 断斷 旧舊 显顯 晓曉 术術 杂雜 杀殺 栏欄 树樹 梦夢 欢歡 沟溝 泪淚 洁潔 浏瀏 润潤 涨漲 渐漸 温溫 湾灣 灭滅 灵靈 炉爐 烂爛 烦煩 争爭 冲衝 决決 况況 " +
  "减減 凑湊 击擊 刚剛 剧劇 励勵 劳勞 势勢 区區 医醫 卫衛 厂廠 压壓 厅廳 县縣 参參 双雙 叠疊 号號 吗嗎 听聽 呕嘔 响響 哑啞 团團 园園 国國 圆圓 场場 坚堅 坛壇 夺奪 妇婦 妈媽 姗姍 娱娛 孙孫 宝寶 " +
  "寻尋 尘塵 尝嚐 绕繞";

const VARIANTS: ReadonlyMap<string, readonly string[]> = variantsOf(PAIRS);

function variantsOf(pairs: string): ReadonlyMap<string, readonly string[]> {
  const variants = new Map<string, readonly string[]>();
  for (const pair of pairs.split(" ")) {
    const [plain = "", full = ""] = pair;
    const known = variants.get(plain) ?? [plain];
    if (!known.includes(full)) variants.set(plain, [...known, full]);
  }
  return variants;
}

/** The source of an expression that finds `source`, a piece of one in simplified characters, in either way of writing. */
export function either(source: string): string {
  let out = "";
  let inClass = false;
  for (const sign of source) {
    if (sign === "[") inClass = true;
    if (sign === "]") inClass = false;
    const forms = VARIANTS.get(sign);
    out += forms === undefined || forms.length < 2 ? sign : inClass ? forms.join("") : `(?:${forms.join("|")})`;
  }
  return out;
}

/** Words of a blank-separated list in simplified, and again in traditional characters where that differs. */
export const bothWays = (words: string): string =>
  words
    .split(" ")
    .flatMap((word) => {
      const full = [...word].map((sign) => VARIANTS.get(sign)?.[1] ?? sign).join("");
      return full === word ? [word] : [word, full];
    })
    .join(" ");
