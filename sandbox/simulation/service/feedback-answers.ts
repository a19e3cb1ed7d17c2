// How the sandbox's customer service answers feedback, and after how long.
import type { FeedbackKind } from "#contract/messages.ts";
import type { FeedbackQuestion } from "../../backend/feedback/feedback-question.ts";
import { between, pick } from "../random.ts";

const SECOND = 1000;
const WAIT_SECONDS = [25, 90] as const;

const FIRST: Readonly<Record<FeedbackKind, readonly string[]>> = {
  deposit: [
    "您好，存款反馈已收到。财务正在核对这笔款项，通常 30 分钟内会有结果；到账后系统会发送消息通知您。\n如方便，请补充付款时间和付款凭证截图，核对会更快。",
    "您好，已为您登记核实。渠道方确认收款后会立即入账，请不要重复付款，也不要向原收款账户再次转账。",
  ],
  withdraw: [
    "您好，取款正在处理中。银行在夜间和节假日到账较慢，最长不超过 24 小时；如打款失败，款项会自动退回中心钱包。",
    "您好，已请财务优先核对这笔取款。请确认收款账户的户名与真实姓名一致，不一致时银行会退回。",
  ],
  bet: [
    "您好，已为您核对该注单：赛果以官方公布为准，结算按照投注时确认的盘口和赔率计算。若仍有疑问，请说明您认为应得的结果，我们会再次复核。",
    "您好，注单已转交赛果复核，一般 2 小时内完成。复核期间不影响您继续投注。",
  ],
  activity: [
    "您好，活动资格由系统按活动规则判断，进度每次结算后更新。请在活动页查看缺少的条件；如显示与实际不符，请附上截图。",
    "您好，已为您核对参与记录。奖励会在达到条件后的次日 12:00 前发放到福利中心，请留意有效期。",
  ],
  account: [
    "您好，为保障账户安全，修改实名和手机需要人工核对。请不要在反馈中填写密码或验证码，我们会通过已绑定的方式与您联系。",
  ],
  advice: [
    "感谢您的建议，已转交产品团队。若被采纳，我们会在这里告知您结果。",
    "感谢反馈！这个问题已有会员提到，正在评估，改进后会在公告中说明。",
  ],
  other: ["您好，反馈已收到，我们正在了解情况，稍后会在这里回复您。"],
};

const LATER = [
  "已收到您的补充，正在一并核对，请稍候。",
  "感谢补充。已更新到处理记录，有结果会第一时间在这里回复。",
  "问题已处理完毕，请您核对。如无其他疑问，可以结束这条反馈。",
] as const;

export function answerFeedback(
  seed: number,
  { thread, kind, answers }: FeedbackQuestion,
): { readonly afterMs: number; readonly text: string } {
  const part = [seed, thread, answers] as const;
  const text =
    answers === 0 ? pick(FIRST[kind], ...part) : (LATER[Math.min(answers, LATER.length) - 1] ?? "");
  return { afterMs: between(...WAIT_SECONDS, ...part, "wait") * SECOND, text };
}
