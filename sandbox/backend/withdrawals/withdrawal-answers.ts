import * as calls from "#contract/api/withdraw.ts";
import { NOT_FOUND, WITHDRAWAL_FINAL } from "#contract/codes.ts";
import { refused } from "../payees/payee-guards.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { proveSecondPassword } from "../payees/second-password.ts";
import { outcomeOf } from "../wallet/idempotency.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { settleMoney } from "./settle-money.ts";
import { giveBack } from "./settle-withdrawals.ts";
import { usdtWithdrawInfo, withdrawConfig, withdrawInfo } from "./withdraw-info.ts";
import { canCancel, withdraw } from "./withdraw.ts";
import { findWithdrawal, type WithdrawalRow } from "./withdrawal-store.ts";
import { withdrawalView } from "./withdrawal-view.ts";

type WithdrawalCall =
  | "withdrawInfo"
  | "usdtWithdrawInfo"
  | "withdrawConfig"
  | "proveSecondPassword"
  | "withdraw"
  | "withdrawStatus"
  | "withdrawOrderInfo"
  | "cancelWithdrawal";

export const WITHDRAWAL_ANSWERS: Answers<WithdrawalCall> = {
  withdrawInfo: { cacheMs: 0, answer: withdrawInfo },
  usdtWithdrawInfo: { cacheMs: 0, answer: usdtWithdrawInfo },
  withdrawConfig: { cacheMs: 0, answer: withdrawConfig },
  proveSecondPassword: { cacheMs: 0, answer: proveSecondPassword },
  withdraw: { cacheMs: 0, answer: withdraw },
  withdrawStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "withdraw" };
      const outcome = outcomeOf(context.database, asked, calls.withdraw.response);
      if (outcome.state !== "done") return outcome;
      return { state: "done", answer: viewOf(context, own(context, outcome.answer.orderId)) };
    },
  },
  withdrawOrderInfo: {
    cacheMs: 0,
    answer: (context, { orderId }) => ({
      order: viewOf(context, own(context, orderId)),
      time: context.time,
    }),
  },
  cancelWithdrawal: {
    cacheMs: 0,
    answer(context, { orderId }) {
      const row = own(context, orderId);
      // Asked again after a lost answer.
      if (row.state === "cancelled") return viewOf(context, row);
      if (siteDuties(context).noReverseWithdrawal) throw new Refusal(WITHDRAWAL_FINAL);
      if (row.state !== "queued") throw refused("取款已开始处理，不能取消");
      if (!canCancel(context)) throw refused("该笔取款不能取消，请联系在线客服");
      const end = { state: "cancelled", note: "", at: context.time } as const;
      return viewOf(context, giveBack(context.database, row, end));
    },
  },
};

function own(context: CallContext, orderId: string): WithdrawalRow {
  settleMoney(context);
  const row = findWithdrawal(context.database, memberOf(context).id, orderId);
  if (!row) throw new Refusal(NOT_FOUND);
  return row;
}

function viewOf(context: CallContext, row: WithdrawalRow): calls.Withdrawal {
  return withdrawalView(row, { time: context.time, canCancel: canCancel(context) });
}
