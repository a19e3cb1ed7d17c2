import { activityTerms } from "./activity-terms.ts";
import type { ActivityTemplate } from "./activity-template.ts";

const LASTING = "长期有效，结束时间以公告为准。";

export const DAILY_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    promotion: "monthly-sign",
    months: [0, 1],
    category: "daily",
    venues: [],
    joins: true,
    canLeave: true,
    demands: { phone: true },
    claimDays: 1,
    turnoverDays: 15,
    measures: {},
    mechanics: {
      kind: "signGift",
      neededCents: 10_000,
      turnoverTimes: 1,
      makeUp: { max: 3, neededCents: 50_000 },
      days: Array.from({ length: 28 }, (_, index) => ({
        day: index + 1,
        rewardCents: signCents(index + 1),
      })),
    },
    terms: activityTerms({
      who: "已绑定手机号码并报名的会员。",
      when: "每月 1 日 00:00 至 28 日 24:00，每日 00:00 至 24:00 为一天。",
      rules: [
        "当日有效投注额满 ¥\u00A0100.00 即可签到，领取当日礼金；第 7、14、21、28 天礼金加倍。",
        "漏签的日期每月可补签 3 天，每补签一天须在补签当日另有 ¥\u00A0500.00 有效投注额。",
        "全月签到礼金合计 ¥\u00A0588.00。",
      ],
      turnover: ["礼金须在 15 天内完成 1 倍有效投注额，方可取款。"],
      pay: ["签到礼金当日领取，逾期视为漏签。"],
    }),
  },
  {
    promotion: "tea-money",
    months: null,
    category: "daily",
    venues: ["QP"],
    joins: true,
    canLeave: true,
    demands: {},
    claimDays: 1,
    turnoverDays: 7,
    measures: {},
    mechanics: {
      kind: "bettingGift",
      period: "day",
      turnoverTimes: 1,
      tiers: [
        { turnoverCents: 80_000, rewardCents: 800 },
        { turnoverCents: 200_000, rewardCents: 1200 },
        { turnoverCents: 500_000, rewardCents: 1800 },
      ],
    },
    terms: activityTerms({
      who: "报名的会员。",
      when: LASTING,
      rules: [
        "当日棋牌有效投注额满 ¥\u00A0800、¥\u00A02,000、¥\u00A05,000，分别可领取 ¥\u00A08、¥\u00A012、¥\u00A018，可叠加。",
      ],
      turnover: ["礼金须在 7 天内完成 1 倍有效投注额，方可取款。"],
      pay: ["达到后即可在活动页领取，最迟次日 24:00 前领取，逾期作废。"],
    }),
  },
  {
    promotion: "expert-volume",
    months: null,
    category: "vip",
    venues: [],
    joins: true,
    canLeave: true,
    demands: { level: 2 },
    claimDays: 3,
    turnoverDays: 15,
    measures: {},
    mechanics: {
      kind: "bettingGift",
      period: "week",
      turnoverTimes: 1,
      tiers: [
        { turnoverCents: 1_000_000, rewardCents: 5800 },
        { turnoverCents: 5_000_000, rewardCents: 38_800 },
        { turnoverCents: 20_000_000, rewardCents: 188_800 },
        { turnoverCents: 50_000_000, rewardCents: 588_800 },
      ],
    },
    terms: activityTerms({
      who: "VIP2 及以上并报名的会员。",
      when: "每周一 00:00 至周日 24:00 为一期，长期有效。",
      rules: [
        "报名后，同一期内的有效投注额达到 ¥\u00A010,000、¥\u00A050,000、¥\u00A0200,000、¥\u00A0500,000，分别可领取对应的礼金，可叠加。",
      ],
      turnover: ["礼金须在 15 天内完成 1 倍有效投注额，方可取款。"],
      pay: ["达到后即可在活动页领取，最迟下周三 24:00 前领取，逾期作废。"],
    }),
  },
];

/** 28 days that sum to ¥ 588. */
function signCents(day: number): number {
  if (day === 28) return 10_000;
  if (day % 7 === 0) return 5000;
  return day <= 14 ? 1300 : 1500 + (day === 27 ? 200 : 0);
}
