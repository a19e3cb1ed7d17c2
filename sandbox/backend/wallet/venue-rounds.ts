// Rounds of games: their stakes and wins move between a member's account at the venue and the house.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { ILLEGAL_PARAMETER, INVALID_PARAMETER } from "#contract/codes.ts";
import { inTransaction } from "../database/transaction.ts";
import { Refusal } from "../wire/refusal.ts";
import { HOUSE, post, venueCents, venueOf } from "../ledger/ledger.ts";

export interface VenueRound {
  readonly member: number;
  readonly channelCode: string;
  /** Unique within the member's account at the venue. */
  readonly round: string;
  readonly time: number;
  /** Name of the game, for the statement. */
  readonly game?: string;
}

/** Whole cents, not negative. The win includes the stake. */
export interface RoundMoney {
  readonly stakeCents: number;
  readonly winCents: number;
}

const MoneySchema = v.object({
  stakeCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  winCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/**
 * Takes the stake and pays the win. A repetition of the round moves nothing.
 * @returns the money at the venue afterwards
 * @throws Refusal when the account holds less than the stake, or the round was played with other amounts
 */
export function playRound(
  database: DatabaseSync,
  { member, channelCode, round, time, game = "" }: VenueRound,
  money: RoundMoney,
): number {
  const { stakeCents, winCents } = v.parse(MoneySchema, money);
  return inTransaction(database, () => {
    const known = roundMoney(database, { member, channelCode, round });
    if (known !== null) {
      const same = known.stakeCents === stakeCents && known.winCents === winCents;
      if (!same) throw new Refusal(ILLEGAL_PARAMETER);
      return venueCents(database, member, channelCode);
    }
    if (venueCents(database, member, channelCode) < stakeCents) {
      throw new Refusal(INVALID_PARAMETER, "", { message: "余额不足" });
    }
    const venue = venueOf(member, channelCode);
    post(database, { reason: "round", reference: `${channelCode}:${round}`, time }, [
      [venue, -stakeCents],
      [HOUSE, stakeCents],
      [HOUSE, -winCents],
      [venue, winCents],
    ]);
    database
      .prepare(
        `INSERT INTO venue_round (member, channelCode, round, stakeCents, winCents, time, game)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(member, channelCode, round, stakeCents, winCents, time, game);
    return venueCents(database, member, channelCode);
  });
}

/** @returns null for a round that was not played */
export function roundMoney(
  database: DatabaseSync,
  { member, channelCode, round }: Pick<VenueRound, "member" | "channelCode" | "round">,
): RoundMoney | null {
  const row = database
    .prepare(
      "SELECT stakeCents, winCents FROM venue_round WHERE member = ? AND channelCode = ? AND round = ?",
    )
    .get(member, channelCode, round);
  return row === undefined ? null : v.parse(MoneySchema, row);
}
