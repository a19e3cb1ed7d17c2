import type * as v from "valibot";
import type * as calls from "#contract/api/venue-wallets.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { decimal } from "../ledger/decimal.ts";
import { accountCents, walletOf } from "../ledger/ledger.ts";
import type { BettingService } from "./betting-service.ts";

/**
 * Sports bets are paid from the centre wallet. Locked money is the part of open stakes that was not cashed
 * out.
 */
export function sportBalance(
  { database }: BettingService,
  member: number,
): v.InferOutput<typeof calls.venueBalance.response> {
  const held = database
    .prepare(
      `SELECT coalesce(sum(leftCents), 0) AS cents FROM bet_ticket
      WHERE member = ? AND state IN ('pending', 'open')`,
    )
    .get(member);
  return {
    channelCode: SPORT_CHANNEL,
    balance: decimal(accountCents(database, walletOf(member))),
    lockMoney: decimal(Number(held?.["cents"])),
  };
}
