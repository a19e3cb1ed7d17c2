import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { settleTurnover } from "../wallet/turnover.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleWithdrawals } from "./settle-withdrawals.ts";

/** Carries out what was decided for the member since the last request: bets, rounds, withdrawals, turnover. */
export function settleMoney(context: CallContext): void {
  const { database, ports, time } = context;
  const { id } = memberOf(context);
  ports.settleGames(id, time);
  settleDue(bettingOf(context), time, id);
  settleWithdrawals(database, time, id);
  settleTurnover(database, id, time);
}
