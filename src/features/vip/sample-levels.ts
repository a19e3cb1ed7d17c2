// Answers of the level calls, for tests.
import type { VipLevel, VipProgress, VipWeek } from "#contract/api/vip.ts";
import type { LevelTable, Rebates } from "./levels/level-terms.ts";

const DAY = 86_400_000;
/** 2026-11-21 20:00 in China. */
export const SAMPLE_NOW = Date.UTC(2026, 10, 21, 12);
const MIDNIGHT = Date.UTC(2026, 10, 20, 16);

export function sampleLevel(fields: Partial<VipLevel> = {}): VipLevel {
  return {
    level: 0,
    name: "新会员",
    depositCents: 0,
    turnoverCents: 0,
    keepTurnoverCents: 0,
    upgradeCents: 0,
    birthdayCents: 0,
    weeklyCents: 0,
    weeklyTurnoverCents: 0,
    withdrawalsPerDay: 3,
    withdrawCentsPerDay: 2_000_000,
    rights: [],
    ...fields,
  };
}

/** Four levels. */
export function sampleLevels(): LevelTable {
  return {
    levels: [
      sampleLevel(),
      sampleLevel({
        level: 1,
        name: "青铜",
        depositCents: 100_000,
        turnoverCents: 1_000_000,
        upgradeCents: 3800,
        birthdayCents: 3800,
        rights: ["生日彩金"],
      }),
      sampleLevel({
        level: 2,
        name: "白银",
        depositCents: 1_000_000,
        turnoverCents: 10_000_000,
        keepTurnoverCents: 2_000_000,
        upgradeCents: 18_800,
        birthdayCents: 8800,
        weeklyCents: 1800,
        weeklyTurnoverCents: 1_000_000,
        withdrawalsPerDay: 5,
        rights: ["生日彩金", "优先取款"],
      }),
      sampleLevel({
        level: 3,
        name: "黄金",
        depositCents: 5_000_000,
        turnoverCents: 50_000_000,
        keepTurnoverCents: 10_000_000,
        upgradeCents: 88_800,
        birthdayCents: 18_800,
        weeklyCents: 5800,
        weeklyTurnoverCents: 3_000_000,
        withdrawalsPerDay: 8,
        rights: ["生日彩金", "优先取款", "专属客服"],
      }),
    ],
    keepDays: 90,
    rewardDays: 30,
    rewardTurnoverTimes: 3,
  };
}

export function sampleProgress(fields: Partial<VipProgress> = {}): VipProgress {
  return {
    level: 1,
    since: MIDNIGHT - 20 * DAY,
    depositCents: 600_001,
    turnoverCents: 10_000_000,
    target: 2,
    missingDepositCents: 399_999,
    missingTurnoverCents: 0,
    countedAt: MIDNIGHT,
    nextCountAt: MIDNIGHT + DAY,
    keep: null,
    reached: null,
    birthday: "coming",
    time: SAMPLE_NOW,
    ...fields,
  };
}

export function sampleWeek(fields: Partial<VipWeek> = {}): VipWeek {
  const from = Date.UTC(2026, 10, 15, 16);
  return {
    from,
    to: from + 7 * DAY,
    turnoverCents: 250_000,
    neededCents: 1_000_000,
    giftCents: 1800,
    claimFrom: from + 7.5 * DAY,
    reached: false,
    past: [
      { from: from - 7 * DAY, giftCents: 1800, state: "claimable" },
      { from: from - 14 * DAY, giftCents: 0, state: "missed" },
    ],
    time: SAMPLE_NOW,
    ...fields,
  };
}

export function sampleRebates(): Rebates {
  return {
    categories: [
      {
        category: "TY",
        lowBasisPoints: 30,
        highBasisPoints: 80,
        venues: [{ enName: "BCTY", name: "北辰体育", basisPoints: [30, 45, 60, 80] }],
      },
      {
        category: "DZ",
        lowBasisPoints: 50,
        highBasisPoints: 120,
        venues: [
          { enName: "HPDZ", name: "琥珀游戏", basisPoints: [60, 80, 100, 120] },
          { enName: "XNDZ", name: "玄鸟电子", basisPoints: [50, 70, 90] },
        ],
      },
    ],
    maxCentsPerDay: [8800, 18_800, 58_800, 188_800],
    paidAt: "次日 12:00",
  };
}
