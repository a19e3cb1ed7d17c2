import { activityTerms } from "./activity-terms.ts";
import type { ActivityTemplate } from "./activity-template.ts";

const LASTING = "长期有效，结束时间以公告为准。";

export const TASK_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    promotion: "newcomer-road",
    months: null,
    category: "new",
    venues: [],
    joins: true,
    canLeave: true,
    demands: {},
    claimDays: 30,
    turnoverDays: 30,
    measures: {
      phone: { of: "phone" },
      realName: { of: "realName" },
      deposit: { of: "depositCents", within: "period", minCents: 0, goal: 1 },
      bets: { of: "bets", within: "period", minCents: 1000, goal: 1 },
      turnover: { of: "turnover", within: "period", minCents: 0, goal: 1 },
    },
    mechanics: {
      kind: "newTask",
      inOrder: true,
      tasks: [
        task("phone", "绑定手机号码", "完成短信验证", [1, "done", 800], "auth"),
        task("realName", "完善真实姓名", "与收款账户一致", [1, "done", 800], "userinfo"),
        task(
          "deposit",
          "存款满 ¥\u00A0200",
          "报名后的存款累计",
          [20_000, "cents", 1800],
          "deposit",
        ),
        task("bets", "投注满 5 笔", "单笔 ¥\u00A010 及以上，已结算", [5, "times", 3600], "sport"),
        task(
          "turnover",
          "有效投注额满 ¥\u00A02,000",
          "全部场馆累计",
          [200_000, "cents", 11_800],
          "egame",
        ),
      ],
    },
    terms: activityTerms({
      who: "全部会员，每位会员限参加一次。",
      when: LASTING,
      rules: [
        "任务须按次序完成，完成一项后可领取该项礼金并开启下一项。",
        "存款与投注自报名时起计算；五项礼金合计 ¥\u00A0188.00。",
      ],
      turnover: ["每项礼金须在 30 天内完成 3 倍有效投注额，方可取款。"],
      pay: ["完成任务后在活动页领取。"],
    }),
  },
  {
    promotion: "account-guard",
    months: null,
    category: "new",
    venues: [],
    joins: true,
    canLeave: false,
    demands: {},
    claimDays: 30,
    turnoverDays: 30,
    measures: {
      phone: { of: "phone" },
      email: { of: "email" },
      second: { of: "secondPassword" },
      payee: { of: "payee" },
    },
    mechanics: {
      kind: "activityLandPage",
      rewardCents: 3800,
      tasks: ["phone", "email", "second", "payee"],
      sections: [
        {
          title: "为什么要完善账户",
          text: "绑定手机号码与邮箱后，更换设备或忘记密码时可自助验证；设置资金密码并添加本人收款账户，取款更快到账。",
          image: "",
        },
        {
          title: "资料如何保护",
          text: "手机号码、邮箱与收款账户加密保存，页面上只显示部分数字，客服不会索取密码或验证码。",
          image: "",
        },
      ],
      steps: [
        { title: "绑定手机号码", text: "在安全中心完成短信验证" },
        { title: "绑定邮箱", text: "在安全中心完成邮件验证" },
        { title: "设置资金密码", text: "六位数字，取款时使用" },
        { title: "添加收款账户", text: "银行卡或虚拟币地址，须为本人所有" },
      ],
    },
    terms: activityTerms({
      who: "全部会员，每位会员限参加一次。",
      when: LASTING,
      rules: ["报名后完成全部四个步骤，即可领取 ¥\u00A038.00 礼金；报名前已完成的步骤有效。"],
      turnover: ["礼金须在 30 天内完成 3 倍有效投注额，方可取款。"],
      pay: ["完成后在活动页领取。"],
    }),
  },
  {
    promotion: "vip-table",
    months: null,
    category: "vip",
    venues: ["ZR"],
    joins: true,
    canLeave: true,
    demands: { level: 5, phone: true },
    claimDays: 30,
    turnoverDays: 30,
    measures: {
      play: { of: "turnover", within: "period", minCents: 0, goal: 50_000_000 },
      deposit: { of: "depositCents", within: "period", minCents: 0, goal: 10_000_000 },
    },
    mechanics: {
      kind: "activityLandPage",
      rewardCents: 888_800,
      tasks: ["deposit", "play"],
      sections: [
        {
          title: "贵宾包厅",
          text: "V 系列包厅由专属荷官主持，牌路独立，可要求更换荷官与牌靴；限红最高 ¥\u00A0500,000。",
          image: "",
        },
      ],
      steps: [
        { title: "累计存款 ¥\u00A0100,000", text: "自报名时起计算" },
        { title: "真人有效投注额 ¥\u00A0500,000", text: "自报名时起计算，仅真人场馆" },
      ],
    },
    terms: activityTerms({
      who: "VIP5 及以上、已绑定手机号码并报名的会员。",
      when: LASTING,
      rules: [
        "报名后累计存款满 ¥\u00A0100,000 且真人有效投注额满 ¥\u00A0500,000，可领取礼金 ¥\u00A08,888.00，限一次。",
      ],
      turnover: ["礼金须在 30 天内完成 3 倍有效投注额，方可取款。"],
      pay: ["完成后在活动页领取。"],
    }),
  },
];

type Task = Extract<ActivityTemplate["mechanics"], { kind: "newTask" }>["tasks"][number];

function task(
  key: string,
  title: string,
  text: string,
  [target, unit, rewardCents]: readonly [number, Task["unit"], number],
  page: Task["page"],
): Task {
  return { key, title, text, target, unit, rewardCents, turnoverTimes: 3, page };
}
