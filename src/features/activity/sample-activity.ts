// Activities of each kind, and what a member has of them, for tests.
import type { Activity, ActivityItem, RaceBoard, Verification } from "#contract/api/activities.ts";
import type { Mechanics } from "#contract/api/activity-mechanics.ts";
import { serverNow } from "#lib/time/clock.ts";

const DAY = 86_400_000;

export const SAMPLE_ID = "sample";

export function sampleActivity(mechanics: Mechanics, change: Partial<Activity> = {}): Activity {
  const time = serverNow();
  return {
    id: SAMPLE_ID,
    title: "样例活动",
    amount: "¥888",
    text: "样例说明",
    image: "/media/promo/sample.svg",
    startsAt: time - 2 * DAY,
    endsAt: time + 5 * DAY,
    serverZone: "GMT+8",
    venues: [],
    mechanics,
    terms: [{ title: "一、活动对象", lines: ["1.1 全部会员。"] }],
    joins: true,
    canLeave: true,
    time,
    ...change,
  };
}

export function sampleStanding(change: Partial<Verification> = {}): Verification {
  return {
    state: "joined",
    checks: [{ text: "已绑定手机号码", met: true, remedy: "phone" }],
    joinedAt: serverNow() - DAY,
    items: [],
    chances: null,
    turnover: { requiredCents: 0, doneCents: 0 },
    lockedCents: 0,
    time: serverNow(),
    ...change,
  };
}

export function sampleItem(
  item: string,
  state: ActivityItem["state"],
  change: Partial<ActivityItem> = {},
): ActivityItem {
  return {
    item,
    title: item,
    state,
    done: state === "claimable" || state === "claimed" ? 100 : 0,
    target: 100,
    unit: "cents",
    rewardCents: 800,
    until: null,
    claimedAt: null,
    ...change,
  };
}

export function sampleBoard(change: Partial<RaceBoard> = {}): RaceBoard {
  const time = serverNow();
  return {
    round: 1,
    rounds: 3,
    from: time - DAY,
    to: time + DAY,
    rows: [
      { place: 1, name: "ab****1", score: 90_000, rewardCents: 288_800, mine: false },
      { place: 2, name: "me****8", score: 50_000, rewardCents: 100_000, mine: true },
    ],
    mine: { place: 2, score: 50_000, toNext: 40_001 },
    final: false,
    time,
    ...change,
  };
}

export const MECHANICS = {
  racePage: {
    kind: "racePage",
    metric: "turnover",
    minCents: 1000,
    prizes: [
      { from: 1, to: 1, rewardCents: 288_800 },
      { from: 2, to: 3, rewardCents: 100_000 },
    ],
    poolCents: 488_800,
    roundHours: 24,
  },
  activityLandPage: {
    kind: "activityLandPage",
    sections: [{ title: "为什么参加", text: "因为简单。", image: "" }],
    steps: [
      { title: "绑定手机号码", text: "短信验证" },
      { title: "绑定邮箱", text: "邮件验证" },
    ],
    rewardCents: 3800,
    tasks: ["phone", "email"],
  },
  firstDeposit: {
    kind: "firstDeposit",
    days: 30,
    tiers: [
      { minCents: 10_000, basisPoints: 10_000, maxRewardCents: 18_800, turnoverTimes: 12 },
      { minCents: 50_000, basisPoints: 5000, maxRewardCents: 88_800, turnoverTimes: 15 },
    ],
  },
  againDeposit: {
    kind: "againDeposit",
    period: "week",
    ladder: [
      { nth: 1, minCents: 30_000, basisPoints: 500, maxRewardCents: 18_800, turnoverTimes: 8 },
      { nth: 2, minCents: 50_000, basisPoints: 800, maxRewardCents: 38_800, turnoverTimes: 8 },
    ],
  },
  newTask: {
    kind: "newTask",
    inOrder: true,
    tasks: [
      {
        key: "phone",
        title: "绑定手机号码",
        text: "短信验证",
        target: 1,
        unit: "done",
        rewardCents: 800,
        turnoverTimes: 3,
        page: "auth",
      },
      {
        key: "bets",
        title: "投注满 5 笔",
        text: "单笔 ¥10 及以上",
        target: 5,
        unit: "times",
        rewardCents: 3600,
        turnoverTimes: 3,
        page: "sport",
      },
    ],
  },
  drawGift: {
    kind: "drawGift",
    look: "wheel",
    prizes: [
      { key: "none", name: "谢谢参与", rewardCents: 0, parts: 980_000, freeBet: false },
      { key: "y18", name: "¥18.88", rewardCents: 1888, parts: 19_995, freeBet: false },
      { key: "y8888", name: "¥8,888", rewardCents: 888_800, parts: 5, freeBet: false },
    ],
    turnoverTimes: 1,
    chances: [{ text: "每日登录", count: 1 }],
    maxPerDay: 5,
  },
  signGift: {
    kind: "signGift",
    days: Array.from({ length: 7 }, (_, index) => ({ day: index + 1, rewardCents: 1300 })),
    neededCents: 10_000,
    turnoverTimes: 1,
    makeUp: { max: 3, neededCents: 50_000 },
  },
  bettingGift: {
    kind: "bettingGift",
    tiers: [
      { turnoverCents: 80_000, rewardCents: 800 },
      { turnoverCents: 200_000, rewardCents: 1200 },
    ],
    period: "day",
    turnoverTimes: 1,
  },
} as const satisfies { readonly [Kind in Mechanics["kind"]]: Extract<Mechanics, { kind: Kind }> };
