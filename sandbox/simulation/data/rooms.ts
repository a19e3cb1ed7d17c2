import type { SeedRoom } from "./catalogue-rows.ts";
import { artOf, type SubjectOf } from "./subjects.ts";

const OF_GAME = {
  麻将: "mahjong",
  牛牛: "cardTable",
  斗地主: "cardTable",
  德州: "holdem",
  象棋: "xiangqi",
  跑得快: "cardTable",
  十三张: "holdem",
  三张: "cardTable",
  五子棋: "gomoku",
  二十一点: "holdem",
  二八杠: "tiles",
} as const satisfies Readonly<Record<string, SubjectOf<"chess">>>;

type Line = readonly [
  id: string,
  name: string,
  game: keyof typeof OF_GAME,
  vendor: string,
  entry: number,
  base: number,
  seats: number,
  palette: number,
];

const LINES: readonly Line[] = [
  ["tea-blood", "听雨阁 · 血战到底", "麻将", "heartchess", 200, 2, 4, 1],
  ["harbor-bull", "望潮厅 · 抢庄牛牛", "牛牛", "heartchess", 100, 5, 6, 3],
  ["dock-landlord", "码头 · 经典斗地主", "斗地主", "riverhall", 50, 1, 3, 6],
  ["bamboo-two", "竹影 · 二人麻将", "麻将", "bamboo", 300, 5, 2, 4],
  ["lake-holdem", "湖心亭 · 德州", "德州", "lakeside", 500, 10, 8, 5],
  ["old-tea", "老城茶馆 · 乡音麻将", "麻将", "oldtown", 30, 1, 4, 2],
  ["moon-chess", "望月台 · 象棋积分", "象棋", "fullmoon", 20, 20, 2, 8],
  ["sail-run", "顺风 · 跑得快", "跑得快", "riverhall", 80, 2, 4, 7],
  ["pier-thirteen", "栈桥 · 十三张", "十三张", "lakeside", 200, 5, 4, 3],
  ["elite-bull", "镇海楼 · 百人牛牛", "牛牛", "heartchess", 2000, 50, 100, 6],
  ["red-center", "红中 · 癞子麻将", "麻将", "bamboo", 100, 2, 4, 7],
  ["gold-flower", "金花会 · 三张", "三张", "riverhall", 150, 5, 6, 5],
  ["gomoku", "闲庭 · 五子棋", "五子棋", "fullmoon", 10, 10, 2, 1],
  ["tide-landlord", "弄潮 · 癞子斗地主", "斗地主", "oldtown", 400, 8, 3, 4],
  ["south-flower", "南门 · 炸金花", "三张", "southgate", 100, 2, 6, 2],
  ["south-blackjack", "南门 · 二十一点", "二十一点", "southgate", 200, 10, 7, 8],
  ["south-bull", "千人牛牛大厅", "牛牛", "southgate", 50, 1, 100, 1],
  ["plum-riichi", "梅林 · 立直麻将", "麻将", "plumhall", 300, 5, 4, 3],
  ["plum-canton", "梅林 · 广东麻将", "麻将", "plumhall", 150, 2, 4, 8],
  ["plum-two", "梅影 · 二人雀局", "麻将", "plumhall", 500, 10, 2, 5],
  ["lake-holdem-vip", "湖心亭 · 德州深筹", "德州", "lakeside", 5000, 100, 8, 1],
  ["river-landlord-fast", "快船 · 极速斗地主", "斗地主", "riverhall", 100, 3, 3, 4],
  ["heart-noflower", "听潮 · 看牌抢庄", "牛牛", "heartchess", 300, 10, 6, 8],
  ["old-tiles", "老城 · 推筒子", "二八杠", "oldtown", 50, 2, 4, 6],
];

export const ROOMS: readonly SeedRoom[] = LINES.map(
  ([id, name, game, vendor, entry, base, seats, palette]) => ({
    id,
    name,
    game,
    vendor,
    entry,
    base,
    seats,
    art: artOf(OF_GAME[game]),
    palette,
  }),
);
