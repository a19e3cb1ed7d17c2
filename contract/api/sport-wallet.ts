// What a member can bet with at the sports venue (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { SPORT_CHANNEL } from "../betting/sports.ts";
import { amount, orNull } from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

/** The venue bets from the centre wallet; nothing is moved to it first. */
export const sportBalance = apiCall({
  path: "/game/api/v1/balance",
  request: v.strictObject({ channelCode: v.literal(SPORT_CHANNEL) }),
  response: v.object({
    channelCode: v.fallback(v.literal(SPORT_CHANNEL), SPORT_CHANNEL),
    balance: amount,
    lockMoney: orNull(amount), // at risk in open bets
  }),
  member: true,
});
