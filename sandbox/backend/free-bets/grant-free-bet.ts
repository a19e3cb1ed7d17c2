// The one way in which welfare, levels and activities give a free bet.
import type { DatabaseSync } from "node:sqlite";
import type { FreeBetSource } from "#contract/betting/free-bets.ts";
import { tellFreeBet } from "../letters/event-letters.ts";
import { DAY } from "../time/china-time.ts";
import { addFreeBet, type NewFreeBet } from "./free-bet-store.ts";

export interface Grant {
  readonly member: number;
  /** Unique among all members, and the same each time the same free bet is found due. */
  readonly id: string;
  readonly source: FreeBetSource;
  readonly title: string;
  readonly amountCents: number;
  readonly time: number;
  readonly days?: number;
  readonly leastOdds?: string | null;
  readonly sports?: readonly string[];
  readonly stakeReturned?: boolean;
}

/** Where nothing else is said. */
const USUAL_DAYS = 7;
const USUAL_LEAST_ODDS = "1.50";

/** @returns false for an amount of 0, and when the member has it already */
export function grantFreeBet(
  database: DatabaseSync,
  {
    days = USUAL_DAYS,
    leastOdds = USUAL_LEAST_ODDS,
    sports = [],
    stakeReturned = false,
    ...grant
  }: Grant,
): boolean {
  const { member, id, source, title, amountCents, time } = grant;
  if (amountCents <= 0) return false;
  const endsAt = time + days * DAY;
  const terms = { leastOdds, sports: [...sports], stakeReturned, givenAt: time, endsAt };
  const given: NewFreeBet = { id, member, source, title, amountCents, ...terms };
  if (!addFreeBet(database, given)) return false;
  tellFreeBet(database, given);
  return true;
}
