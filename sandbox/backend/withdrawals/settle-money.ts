import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { settleDeposits } from "../deposits/settle/settle-deposits.ts";
import { settleTurnover } from "../wallet/turnover.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleWithdrawals } from "./settle-withdrawals.ts";

/** Carries out what was decided for the member since the last request: bets, rounds, deposits, withdrawals, turnover. */
export function settleMoney(context: CallContext): void {
  const { database, ports, time } = context;
  const { id } = memberOf(context);
  ports.settleGames(id, time);
  settleDue(bettingOf(context), time, id);
  settleDeposits({ database, ports, time }, id);
  settleWithdrawals(database, time, id);
  settleTurnover(database, id, time);
}
