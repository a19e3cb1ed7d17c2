// What a member can bet with at the sports venue (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { SPORT_CHANNEL } from "../betting/sports.ts";
import { amount, orNull } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** The venue bets from the centre wallet: nothing is moved to it first. */
export const sportBalance = apiCall({
  path: "/game/api/v1/balance",
  request: v.strictObject({ channelCode: v.literal(SPORT_CHANNEL) }),
  response: v.object({
    channelCode: v.fallback(v.literal(SPORT_CHANNEL), SPORT_CHANNEL),
    /** Free to bet with. */
    balance: amount,
    /** At risk in bets that are not settled. */
    lockMoney: orNull(amount),
  }),
  member: true,
});
