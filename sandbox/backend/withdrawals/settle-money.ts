import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { settleDeposits } from "../deposits/settle/settle-deposits.ts";
import { settleTurnover } from "../wallet/turnover.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleWithdrawals } from "./settle-withdrawals.ts";

/** Brings a member's bets, rounds, deposits, withdrawals and turnover up to date. Every money call starts with it. */
export function settleMoney(context: CallContext): void {
  const { database, ports, time } = context;
  const { id } = memberOf(context);
  ports.settleGames(id, time);
  settleDue(bettingOf(context), time, id);
  settleDeposits({ database, ports, time }, id);
  settleWithdrawals(database, time, id);
  settleTurnover(database, id, time);
}
