import { activityTerms } from "./activity-terms.ts";
import type { ActivityTemplate } from "./activity-template.ts";

const LASTING = "长期有效，结束时间以公告为准。";
const COUNTED = "有效投注额自领取后开始计算，以存款与红利之和的倍数计。";

export const DEPOSIT_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    promotion: "first-kick",
    months: null,
    category: "new",
    venues: [],
    joins: false,
    canLeave: true,
    demands: { phone: true, realName: true },
    claimDays: 7,
    turnoverDays: 30,
    measures: {},
    mechanics: {
      kind: "firstDeposit",
      days: 30,
      tiers: [
        { minCents: 10_000, basisPoints: 10_000, maxRewardCents: 18_800, turnoverTimes: 12 },
        { minCents: 50_000, basisPoints: 10_000, maxRewardCents: 88_800, turnoverTimes: 15 },
        { minCents: 200_000, basisPoints: 10_000, maxRewardCents: 188_800, turnoverTimes: 18 },
      ],
    },
    terms: activityTerms({
      who: "注册 30 天内、已绑定手机号码并完善真实姓名的新会员。",
      when: LASTING,
      rules: [
        "注册后 30 天内的首次存款满 ¥\u00A0100.00，即可领取存款额 100% 的红利，最高 ¥\u00A01,888.00。",
        "首次存款以到账金额为准，按达到的最高一档计算。",
        "存款时已选择其他红利的，不再享受本活动。",
      ],
      turnover: [COUNTED, "三档分别为 12 倍、15 倍、18 倍，全部场馆计算。"],
      pay: ["存款到账后在活动页领取，须在存款后 7 天内领取，逾期作废。"],
    }),
  },
  {
    promotion: "jade-welcome",
    months: null,
    category: "new",
    venues: [],
    joins: false,
    canLeave: true,
    demands: { phone: true },
    claimDays: 3,
    turnoverDays: 30,
    measures: {},
    mechanics: {
      kind: "firstDeposit",
      days: 7,
      tiers: [
        { minCents: 20_000, basisPoints: 10_000, maxRewardCents: 58_800, turnoverTimes: 20 },
        { minCents: 100_000, basisPoints: 8000, maxRewardCents: 288_800, turnoverTimes: 25 },
      ],
    },
    terms: activityTerms({
      who: "注册 7 天内、已绑定手机号码的新会员。",
      when: LASTING,
      rules: [
        "首次存款满 ¥\u00A0200.00 可领取 100% 红利，最高 ¥\u00A0588.00；满 ¥\u00A01,000.00 可领取 80% 红利，最高 ¥\u00A02,888.00。",
        "存款时已选择其他红利的，不再享受本活动。",
      ],
      turnover: [COUNTED, "两档分别为 20 倍、25 倍，全部场馆计算。"],
      pay: ["存款到账后在活动页领取，须在存款后 3 天内领取，逾期作废。"],
    }),
  },
  {
    promotion: "deposit-ladder",
    months: null,
    category: "deposit",
    venues: [],
    joins: true,
    canLeave: true,
    demands: { phone: true },
    claimDays: 3,
    turnoverDays: 15,
    measures: {},
    mechanics: {
      kind: "againDeposit",
      period: "week",
      ladder: [
        { nth: 1, minCents: 30_000, basisPoints: 500, maxRewardCents: 18_800, turnoverTimes: 8 },
        { nth: 2, minCents: 50_000, basisPoints: 800, maxRewardCents: 38_800, turnoverTimes: 8 },
        { nth: 3, minCents: 100_000, basisPoints: 1000, maxRewardCents: 88_800, turnoverTimes: 10 },
        {
          nth: 4,
          minCents: 100_000,
          basisPoints: 1200,
          maxRewardCents: 128_800,
          turnoverTimes: 10,
        },
        {
          nth: 5,
          minCents: 200_000,
          basisPoints: 1500,
          maxRewardCents: 288_800,
          turnoverTimes: 12,
        },
      ],
    },
    terms: activityTerms({
      who: "已绑定手机号码并报名的会员。",
      when: "每周一 00:00 至周日 24:00 为一期，长期有效。",
      rules: [
        "报名后，同一期内的第一至第五笔存款按次序享受 5%、8%、10%、12%、15% 的红利。",
        "每笔须达到该次序的最低存款额；未达到的一笔仍占用一个次序，但没有红利。",
        "存款时已选择其他红利的一笔不计入次序。",
      ],
      turnover: [COUNTED, "第一、二笔 8 倍，第三、四笔 10 倍，第五笔 12 倍，全部场馆计算。"],
      pay: ["存款到账后在活动页领取，每笔须在到账后 3 天内领取，逾期作废。"],
    }),
  },
];
