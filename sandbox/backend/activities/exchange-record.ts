import type * as v from "valibot";
import type * as calls from "#contract/api/activities.ts";
import { readFreeBets } from "../free-bets/free-bet-store.ts";
import { turnoverOf } from "../wallet/turnover.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { page } from "../wire/page.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { claimTurnover } from "./activity-money.ts";
import { type ClaimRow, claimsOf } from "./activity-store.ts";

type Answer = v.InferOutput<typeof calls.exchangeRecord.response>;
type Listed = Answer["list"][number];

/** What the member got, newest first. */
export function exchangeRecord(
  context: CallContext,
  { id, ...asked }: v.InferOutput<typeof calls.exchangeRecord.request>,
): Answer {
  const { database } = context;
  const { id: member } = memberOf(context);
  context.ports.importHistory(member, context.time);
  settleMoney(context);
  const states = new Map(turnoverOf(database, member).map((row) => [row.id, row.state]));
  const freeBets = new Set(readFreeBets(database, member).map((row) => row.id));
  const stateOf = (claim: ClaimRow): Listed["state"] => {
    if (claim.amountCents === 0) return "none";
    if (freeBets.has(claimTurnover(claim.id))) return "freeBet";
    const state = states.get(claimTurnover(claim.id));
    if (state === "lapsed") return "lapsed";
    return state === "open" ? "paid" : "released";
  };
  const all = claimsOf(database, member, id ?? null);
  const list = page(all, asked).map((claim) => ({
    id: String(claim.id),
    title: claim.title,
    time: claim.time,
    amountCents: claim.amountCents,
    turnoverCents: claim.turnoverCents,
    state: stateOf(claim),
  }));
  return { total: all.length, list };
}
