// The operator's levels. Amounts are cents.
import type { VipLevel } from "#contract/api/vip.ts";
import { dailyLimits } from "../withdrawals/withdrawal-rules.ts";

/** A level is looked at again after so many days. */
export const KEEP_DAYS = 90;
/** Days in which a gift can be claimed. */
export const REWARD_DAYS = 30;
/** Turnover that a gift requires, as a multiple of it. */
export const REWARD_TURNOVER_TIMES = 3;

/** In yuan, as the operator's table has them. */
type Line = readonly [
  name: string,
  deposit: number,
  turnover: number,
  keep: number,
  upgrade: number,
  birthday: number,
  weekly: number,
  weeklyTurnover: number,
  rights: string,
];

const LINES: readonly Line[] = [
  ["新会员", 0, 0, 0, 0, 0, 0, 0, ""],
  ["青铜", 1_000, 10_000, 0, 38, 38, 0, 0, "生日彩金"],
  ["白银", 10_000, 100_000, 20_000, 188, 88, 18, 10_000, "生日彩金 周周彩金"],
  ["黄金", 50_000, 500_000, 100_000, 888, 188, 58, 30_000, "生日彩金 周周彩金 优先取款"],
  ["铂金", 150_000, 1_500_000, 300_000, 1_888, 388, 128, 80_000, "生日彩金 周周彩金 优先取款"],
  [
    "钻石",
    400_000,
    4_000_000,
    800_000,
    3_888,
    888,
    288,
    200_000,
    "生日彩金 周周彩金 优先取款 专属客服",
  ],
  [
    "星钻",
    1_000_000,
    10_000_000,
    2_000_000,
    8_888,
    1_888,
    588,
    500_000,
    "生日彩金 周周彩金 优先取款 专属客服",
  ],
  [
    "皇冠",
    2_500_000,
    25_000_000,
    5_000_000,
    18_888,
    2_888,
    1_288,
    1_200_000,
    "生日彩金 周周彩金 优先取款 专属客服 专享活动",
  ],
  [
    "至尊",
    5_000_000,
    50_000_000,
    10_000_000,
    38_888,
    3_888,
    2_588,
    2_500_000,
    "生日彩金 周周彩金 优先取款 专属客服 专享活动 节日礼品",
  ],
  [
    "传奇",
    10_000_000,
    120_000_000,
    25_000_000,
    88_888,
    5_888,
    5_888,
    6_000_000,
    "生日彩金 周周彩金 优先取款 专属客服 专享活动 节日礼品",
  ],
  [
    "荣耀",
    30_000_000,
    300_000_000,
    60_000_000,
    188_888,
    8_888,
    12_888,
    15_000_000,
    "生日彩金 周周彩金 优先取款 专属客服 专享活动 节日礼品 线下邀约",
  ],
];

const cents = (yuan: number) => yuan * 100;

/** Lowest first; the place is the level. */
export const LEVELS: readonly VipLevel[] = LINES.map(
  ([name, deposit, turnover, keep, upgrade, birthday, weekly, weeklyTurnover, rights], level) => {
    const { countMax, maxCents } = dailyLimits(level);
    return {
      level,
      name,
      depositCents: cents(deposit),
      turnoverCents: cents(turnover),
      keepTurnoverCents: cents(keep),
      upgradeCents: cents(upgrade),
      birthdayCents: cents(birthday),
      weeklyCents: cents(weekly),
      weeklyTurnoverCents: cents(weeklyTurnover),
      withdrawalsPerDay: countMax,
      withdrawCentsPerDay: maxCents,
      rights: rights === "" ? [] : rights.split(" "),
    };
  },
);

/** A level above the highest has the terms of the highest. */
export function termsOf(level: number): VipLevel {
  const found = LEVELS[Math.min(level, LEVELS.length - 1)];
  if (found === undefined) throw new RangeError(`There is no level ${level}.`);
  return found;
}
