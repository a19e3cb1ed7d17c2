import { combined } from "./place-names.ts";

const SURNAMES =
  "程 顾 陆 贺 江 周 秦 方 谢 沈 姜 许 裴 叶 卫 纪 孟 梁 唐 彭 宋 温 罗 邵 魏 柳 丁 赵 颜 宁 苏 霍 段 石 杜 韩 傅 柯 萧 穆 冯 邹 岑 戚 祝 庄 骆 祁 尹 俞 甄 项 桑 凌 康 佟 闵 莫".split(
    " ",
  );
const GIVEN = [
  "远 清 子 承 允 星 若 景 思 岚 嘉 明 予 知 北 亦 文 书 怀 昭".split(" "),
  "舟 川 安 南 宁 野 屿 然 行 澜 辰 白 遥".split(" "),
] as const;
const FOREIGN =
  "艾伦 米洛 托马斯 埃德温 马泰奥 尼科 卢卡 安娜 伊莎 克拉拉 胡安 戈兰 利奥 汤姆 伊恩 罗曼 马克 肖恩 尼尔 贾德 凯伦 瑞奇 巴瑞 奥斯卡 雨果 维克多 保罗 安东 约纳斯 卡尔 迭戈 鲁本"
    .split(" ")
    .map((name) => `${name}·`);
const FAMILY = [
  "科 莫 霍 雷 诺 瑞 索 萨 佩 巴 沃 格 费 博 维 德 林 卡 塔 奥".split(" "),
  "尔姆 斯塔 兰德 瓦克 森 瑞奇 维茨 哈姆 登 罗 纳达 特曼 斯基".split(" "),
] as const;

/** Half of the players have names of the east, half of the west; no two among the first ten thousand share one. */
export function playerName(index: number): string {
  const turn = Math.floor(index / 2);
  return combined(index % 2 === 0 ? [SURNAMES, ...GIVEN] : [FOREIGN, ...FAMILY], turn);
}
