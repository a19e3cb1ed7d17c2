import type { SeedTable } from "./catalogue-rows.ts";

type Line = readonly [
  id: string,
  name: string,
  game: SeedTable["game"],
  vendor: string,
  low: number,
  high: number,
  palette: number,
  roundSeconds?: number,
];

const LINES: readonly Line[] = [
  ["v08", "贵宾百家乐 V08", "baccarat", "bluebird", 500, 300_000, 1],
  ["a01", "经典百家乐 A01", "baccarat", "bluebird", 20, 50_000, 3],
  ["d03", "龙虎 D03", "dragonTiger", "darkbird-live", 10, 20_000, 7],
  ["b06", "极速百家乐 B06", "baccarat", "darkbird-live", 50, 100_000, 4, 15],
  ["r02", "欧式轮盘 R02", "roulette", "polaris-live", 5, 10_000, 6],
  ["s01", "骰宝 S01", "sicBo", "polaris-live", 10, 30_000, 2],
  ["c11", "咪牌百家乐 C11", "baccarat", "redcrane", 100, 200_000, 8, 40],
  ["n05", "牛牛 N05", "niuNiu", "bluebird", 20, 20_000, 5],
  ["a02", "经典百家乐 A02", "baccarat", "redcrane", 20, 50_000, 6],
  ["m07", "蜃楼包厅 M07", "baccarat", "mirage-live", 1000, 500_000, 8, 40],
  ["d09", "极速龙虎 D09", "dragonTiger", "redcrane", 20, 30_000, 3, 15],
  ["r05", "闪电轮盘 R05", "roulette", "mirage-live", 10, 20_000, 7],
  ["b12", "极速百家乐 B12", "baccarat", "pearl-live", 50, 80_000, 5, 15],
  ["p03", "现场百家乐 P03", "baccarat", "pearl-live", 200, 150_000, 2],
  ["s04", "极速骰宝 S04", "sicBo", "darkbird-live", 10, 20_000, 4, 15],
  ["n08", "抢庄牛牛 N08", "niuNiu", "redcrane", 50, 50_000, 1],
  ["a15", "共享咪牌 A15", "baccarat", "bluebird", 20, 60_000, 7, 35],
  ["r09", "自动轮盘 R09", "roulette", "darkbird-live", 2, 5000, 3, 20],
  ["d12", "龙虎 D12", "dragonTiger", "pearl-live", 10, 20_000, 6],
  ["v10", "贵宾百家乐 V10", "baccarat", "mirage-live", 2000, 800_000, 4, 40],
];

export const TABLES: readonly SeedTable[] = LINES.map(
  ([id, name, game, vendor, low, high, palette, roundSeconds = 25]) => ({
    id,
    name,
    game,
    vendor,
    low,
    high,
    palette,
    roundSeconds,
  }),
);
