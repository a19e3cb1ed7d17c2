import { activityTerms } from "./activity-terms.ts";
import type { ActivityTemplate } from "./activity-template.ts";

export const RACE_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    promotion: "slot-race",
    months: [-1, 0, 1],
    category: "games",
    venues: ["DZ"],
    joins: true,
    canLeave: true,
    demands: { phone: true },
    claimDays: 7,
    turnoverDays: 15,
    measures: {},
    mechanics: {
      kind: "racePage",
      metric: "multiple",
      minCents: 100,
      poolCents: 8_888_800,
      roundHours: 24,
      prizes: [
        { from: 1, to: 1, rewardCents: 2_888_800 },
        { from: 2, to: 2, rewardCents: 1_500_000 },
        { from: 3, to: 3, rewardCents: 1_000_000 },
        { from: 4, to: 10, rewardCents: 300_000 },
        { from: 11, to: 30, rewardCents: 70_000 },
      ],
    },
    terms: activityTerms({
      who: "已绑定手机号码并报名的会员。",
      when: "每月 1 日 00:00 至当月最后一日 24:00，每日 00:00 至 24:00 为一轮，每轮单独计算。",
      rules: [
        "报名后，在电子游戏场馆单局投注 ¥\u00A01.00 及以上，以派彩除以投注额的倍数参与排名，取当轮最高的一局。",
        "倍数相同时，先达到者名次在前。",
        "免费旋转计入触发该次免费旋转的一局。",
        "每轮奖池为 ¥\u00A088,888.00，按名次派发，不累积至下一轮。",
      ],
      turnover: ["奖金须在领取后 15 天内完成 1 倍有效投注额，方可取款。"],
      pay: [
        "每轮结束后核对成绩，次日 12:00 起可在福利中心领取。",
        "奖金须在可领取之日起 7 天内领取，逾期作废。",
      ],
    }),
  },
  {
    promotion: "iron-duel",
    months: [-1, 0, 1],
    category: "games",
    venues: [],
    joins: true,
    canLeave: true,
    demands: { phone: true, realName: true },
    claimDays: 7,
    turnoverDays: 30,
    measures: {},
    mechanics: {
      kind: "racePage",
      metric: "turnover",
      minCents: 1000,
      poolCents: 20_000_000,
      roundHours: null,
      prizes: [
        { from: 1, to: 1, rewardCents: 5_000_000 },
        { from: 2, to: 2, rewardCents: 2_800_000 },
        { from: 3, to: 3, rewardCents: 1_800_000 },
        { from: 4, to: 10, rewardCents: 600_000 },
        { from: 11, to: 30, rewardCents: 184_000 },
        { from: 31, to: 100, rewardCents: 36_000 },
      ],
    },
    terms: activityTerms({
      who: "已绑定手机号码、完善真实姓名并报名的会员。",
      when: "每月 1 日 00:00 至当月最后一日 24:00。",
      rules: [
        "报名后，全部场馆单笔 ¥\u00A010.00 及以上的有效投注额累计参与排名。",
        "有效投注额相同时，先达到者名次在前。",
        "奖池共 ¥\u00A0200,000.00，前一百名按名次派发。",
      ],
      turnover: ["奖金须在领取后 30 天内完成 1 倍有效投注额，方可取款。"],
      pay: [
        "活动结束后核对成绩，次日 12:00 起可在福利中心领取。",
        "奖金须在可领取之日起 7 天内领取，逾期作废。",
      ],
    }),
  },
];
