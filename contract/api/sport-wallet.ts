// What a member can bet with at the sports venue (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { apiCall } from "./envelope.ts";

/** Decimal text in CNY. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));

/** The venue bets from the centre wallet: nothing is moved to it first. */
export const sportBalance = apiCall({
  path: "/game/api/v1/balance",
  request: v.strictObject({ channelCode: v.literal("CRTY") }),
  response: v.object({
    channelCode: v.literal("CRTY"),
    /** Free to bet with. */
    balance: amount,
    /** At risk in bets that are not settled. */
    lockMoney: amount,
  }),
  member: true,
});
