// Regions with leagues of their own, and names of invented places in them.
import { at } from "../../random.ts";

export interface Region {
  readonly name: string;
  readonly style: Style;
  /** Index of its first place (`placeName`). */
  readonly first: number;
}

export type Style = "east" | "west";

const PLACES_OF_REGION = 18;

const EAST =
  "华夏 环洋 北陆 南岛 高原 大陆 三角洲 金岸 林海 群岛 草海 云中 星洲 碧川 长风 千湖 赤水原 远东";
const WEST = "英伦 亚平宁 伊比利亚 莱茵 高卢 环欧 维兰 诺斯卡 巴尔登 安第尔 卡斯提 多瑙 极北 埃兰";

export const REGIONS: readonly Region[] = [
  ...regions("west", WEST),
  ...regions("east", EAST),
].toSorted((one, other) => one.first - other.first);

/** So many names of places belong to regions, in each style; those after them belong to none. */
export const PLACES_OF_REGIONS = Math.max(...REGIONS.map(({ first }) => first)) + PLACES_OF_REGION;

function regions(style: Style, names: string): Region[] {
  return names.split(" ").map((name, index) => ({ name, style, first: index * PLACES_OF_REGION }));
}

const EAST_FIRST =
  "青 云 金 碧 白 墨 红 南 北 东 西 长 望 石 苍 柳 梅 兰 樱 龙 凤 鹤 雁 鹿 玉 霞 沙 雪 霜 星 月 枫".split(
    " ",
  );
const EAST_LAST =
  "川岭 屏 湖港 桥头 原上 谷口 浦 溪桥 泉 关外 坪 丘 林镇 渡口 屿 湾头 洲 崖 矶 亭".split(" ");
const WEST_FIRST = "阿 贝 卡 多 艾 费 格 哈 卢 马 诺 奥 佩 瑞 萨 托 维 瓦 尤 霍".split(" ");
const WEST_MIDDLE = "尔 兰 斯 罗 林 拉 文 迪 米 娜 德".split(" ");
const WEST_LAST = "堡 顿 维尔 港 贝格 克斯 达 尼亚 霍夫".split(" ");

/** Name of the place with this number. The first six hundred of a style differ from each other. */
export function placeName(style: Style, index: number): string {
  if (style === "east") return combined([EAST_FIRST, EAST_LAST], index);
  return combined([WEST_FIRST, WEST_MIDDLE, WEST_LAST], index);
}

/** Every word moves on with the index, so that neighbours share no beginning and no end. */
export function combined(words: readonly (readonly string[])[], index: number): string {
  let carry = index;
  let shift = 0;
  return words
    .map((list) => {
      const word = at(list, carry + shift);
      shift += carry;
      carry = Math.floor(carry / list.length);
      return word;
    })
    .join("");
}
