import { activityTerms } from "./activity-terms.ts";
import type { ActivityTemplate } from "./activity-template.ts";

const DRAWN = [
  "抽奖结果由服务器以加密随机数决定，与下注、存款金额及此前结果无关；各奖项概率见奖项列表。",
  "当日获得的抽奖次数当日 24:00 前有效，逾期清零。",
];

export const DRAW_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    promotion: "lucky-wheel",
    months: null,
    category: "daily",
    venues: [],
    joins: true,
    canLeave: true,
    demands: { phone: true },
    claimDays: 1,
    turnoverDays: 7,
    measures: {
      "chance-0": { of: "visit" },
      "chance-1": { of: "deposits", within: "day", minCents: 50_000, goal: 1 },
      "chance-2": { of: "turnover", within: "day", minCents: 0, goal: 1_000_000 },
    },
    mechanics: {
      kind: "drawGift",
      look: "wheel",
      turnoverTimes: 1,
      maxPerDay: 5,
      chances: [
        { text: "每日登录", count: 1 },
        { text: "当日单笔存款满 ¥\u00A0500", count: 1 },
        { text: "当日有效投注额每满 ¥\u00A010,000", count: 1 },
      ],
      prizes: [
        { key: "none", name: "谢谢参与", rewardCents: 0, parts: 480_000 },
        { key: "y1", name: "¥\u00A01.88", rewardCents: 188, parts: 330_000 },
        { key: "y3", name: "¥\u00A03.88", rewardCents: 388, parts: 130_000 },
        { key: "y8", name: "¥\u00A08.88", rewardCents: 888, parts: 48_000 },
        { key: "y18", name: "¥\u00A018.88", rewardCents: 1888, parts: 9800 },
        { key: "y88", name: "¥\u00A088.88", rewardCents: 8888, parts: 2000 },
        { key: "y888", name: "¥\u00A0888", rewardCents: 88_800, parts: 195 },
        { key: "y8888", name: "¥\u00A08,888", rewardCents: 888_800, parts: 5 },
      ],
    },
    terms: activityTerms({
      who: "已绑定手机号码并报名的会员。",
      when: "长期有效，结束时间以公告为准。",
      rules: [
        "每日登录得 1 次；当日每笔 ¥\u00A0500 及以上的存款得 1 次；当日有效投注额每满 ¥\u00A010,000 得 1 次。每日最多 5 次。",
        ...DRAWN,
      ],
      turnover: ["奖金须在 7 天内完成 1 倍有效投注额，方可取款。"],
      pay: ["中奖后奖金立即存入奖金钱包。"],
    }),
  },
  {
    promotion: "gift-boxes",
    months: [-1, 0],
    category: "sport",
    venues: ["TY"],
    joins: true,
    canLeave: true,
    demands: { phone: true, level: 1 },
    claimDays: 1,
    turnoverDays: 7,
    measures: { "chance-0": { of: "turnover", within: "day", minCents: 0, goal: 200_000 } },
    mechanics: {
      kind: "drawGift",
      look: "boxes",
      turnoverTimes: 1,
      maxPerDay: 3,
      chances: [{ text: "当日体育有效投注额每满 ¥\u00A02,000", count: 1 }],
      prizes: [
        { key: "y2", name: "¥\u00A02", rewardCents: 200, parts: 720_000 },
        { key: "y5", name: "¥\u00A05", rewardCents: 500, parts: 200_000 },
        { key: "y18", name: "¥\u00A018", rewardCents: 1800, parts: 70_000 },
        { key: "y58", name: "¥\u00A058", rewardCents: 5800, parts: 9000 },
        { key: "y588", name: "¥\u00A0588", rewardCents: 58_800, parts: 1000 },
      ],
    },
    terms: activityTerms({
      who: "VIP1 及以上、已绑定手机号码并报名的会员。",
      when: "每月 1 日 00:00 至当月最后一日 24:00。",
      rules: ["当日体育有效投注额每满 ¥\u00A02,000 得 1 次，每日最多 3 次，每次均有奖。", ...DRAWN],
      turnover: ["奖金须在 7 天内完成 1 倍有效投注额，方可取款。"],
      pay: ["中奖后奖金立即存入奖金钱包。"],
    }),
  },
];
