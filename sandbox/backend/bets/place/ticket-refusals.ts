import type { Reason } from "./current-leg.ts";

const TEXTS: Readonly<Record<Reason, string>> = {
  odds: "赔率已变化，请确认后再投注",
  line: "盘口已变化，请确认后再投注",
  score: "比分已变化，请确认后再投注",
  limits: "投注金额不在限额之内",
  closed: "盘口已关闭或暂停，投注失败",
  balance: "可用余额不足",
  combination: "选项不能这样组合",
  duplicate: "同一赛事、同一玩法的重复投注不被接受",
  dailyCap: "已达到每日最高派彩",
  freeBet: "该免费投注不能使用",
};

export interface TicketRefusal {
  readonly reason: Reason;
  readonly message: string;
}

export function refusal(reason: Reason, message: string = TEXTS[reason]): TicketRefusal {
  return { reason, message };
}
