import type * as v from "valibot";
import type { freeBetList as call } from "#contract/api/free-bets.ts";
import type { FreeBet } from "#contract/api/free-bets.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { expireFreeBets, type FreeBetRow, readFreeBets } from "./free-bet-store.ts";
import { mayUseFreeBets } from "./offered.ts";

export const FREE_BET_ANSWERS: Answers<"freeBetList"> = {
  freeBetList: { cacheMs: 0, answer: freeBetList },
};

/** Ended ones of this long ago are no longer listed. */
const LISTED_MS = 90 * 24 * 3_600_000;

/** Nothing where the site offers none, or the member takes a break. */
function freeBetList(context: CallContext): v.InferOutput<typeof call.response> {
  const { database, time, ports } = context;
  const { id: member } = memberOf(context);
  if (!mayUseFreeBets(context, { member, time })) return { list: [], time };
  ports.importHistory(member, time);
  expireFreeBets(database, time, member);
  const list = readFreeBets(database, member)
    .filter((row) => isListed(row, time))
    .map(view);
  return { list: list.toSorted(inOrder), time };
}

/** One that a void bet gave back and that was taken again with its result is nothing that the member had. */
function isListed({ state, ticket, changedAt }: FreeBetRow, time: number): boolean {
  if (state === "open") return true;
  return (changedAt ?? 0) > time - LISTED_MS && (state !== "void" || ticket !== null);
}

function inOrder(one: FreeBet, two: FreeBet): number {
  if (one.state === "open" && two.state === "open") return one.until - two.until;
  if (one.state === "open" || two.state === "open") return one.state === "open" ? -1 : 1;
  return (two.changedAt ?? 0) - (one.changedAt ?? 0);
}

function view(row: FreeBetRow): FreeBet {
  const { endsAt: until, ticket: ticketId, member: _member, ...rest } = row;
  return { ...rest, until, ticketId };
}
