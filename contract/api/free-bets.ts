// Free bets of a member (docs/decisions/072-free-bets.md). Amounts in cents of CNY.
import * as v from "valibot";
import { FREE_BET_SOURCES, FREE_BET_STATES } from "../betting/free-bets.ts";
import { cents, filled, number, odds, orNull, rows, rowsOrNone } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { stakeReturned } from "./ticket-free-bet.ts";

const freeBet = v.object({
  id: filled,
  title: filled,
  source: v.fallback(v.picklist(FREE_BET_SOURCES), "welfare"),
  amountCents: cents, // the stake of the bet that it pays: it is not split
  stakeReturned,
  /** Lowest decimal odds of the whole bet; null: any. */
  leastOdds: orNull(odds),
  sports: rowsOrNone(filled), // types of sport; empty: all
  state: v.picklist(FREE_BET_STATES),
  givenAt: number,
  until: number,
  /** When it was used or ended. */
  changedAt: orNull(number),
  /** The bet that it pays or paid; null while it can be used. */
  ticketId: orNull(filled),
  /** The void bet whose free bet this one replaces, with the time that was left. */
  backOf: orNull(filled),
});
export type FreeBet = v.InferOutput<typeof freeBet>;

/** Those that can be used first, by their end; then the others, the last change first. */
export const freeBetList = apiCall({
  path: "/act/api/v1/promotion/freeBet/list",
  switch: "sport",
  request: v.strictObject({}),
  response: v.object({ list: rows(freeBet), time: number }),
  member: true,
});
