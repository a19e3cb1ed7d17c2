import type * as v from "valibot";
import type * as calls from "#contract/api/sport-wallet.ts";
import { accountCents, walletOf } from "../ledger/ledger.ts";
import { decimal } from "../member/balance.ts";
import type { Desk } from "./desk.ts";

/** Bets are paid from the centre wallet; what they hold is what is left of them after cash-outs. */
export function sportBalance(
  { database }: Desk,
  member: number,
): v.InferOutput<typeof calls.sportBalance.response> {
  const held = database
    .prepare(
      `SELECT coalesce(sum(leftCents), 0) AS cents FROM bet_ticket
      WHERE member = ? AND state IN ('pending', 'open')`,
    )
    .get(member);
  return {
    channelCode: "CRTY",
    balance: decimal(accountCents(database, walletOf(member))),
    lockMoney: decimal(Number(held?.["cents"])),
  };
}
