// The end of an order: accepted bets leave the slip, refused ones stay, with their changes shown.
import { placeBet, type PlacedRefusal, type PlacedTicket } from "#contract/api/tickets.ts";
import { ownValue } from "#contract/own-value.ts";
import { canResend, type Resendable } from "#domain/wallet/money-call/money-call.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { changeSlip } from "./keep-slip.ts";
import { type Order, type OrderBody, isQuick, receiptsOf } from "./order.ts";
import { requote } from "./quote-slip.ts";
import type { SlipContext } from "./slip-context.ts";
import {
  agreed,
  removeSelection,
  SERIES,
  type SlipContent,
  withQuotes,
  withStake,
} from "./slip-model.ts";

type Ended = Pick<OrderBody, "stakeKeys" | "picks"> & { readonly placed: readonly PlacedTicket[] };

/** Runs in the tab that learned the outcome; the slip is shared with all tabs. */
export function settleOrder(at: SlipContext, { slot, userId, body, answer }: Order): void {
  const placed = answer ?? [];
  if (isQuick({ slot }) || at.state.getState().owner !== userId) return;
  changeSlip(at, (kept) => afterOrder(kept, { ...body, placed }, at.deps.now(), kept.keep));
}

/** The first time that its answer is lost, an order leaves the slip, which is then free for others. */
export function orderLost(at: SlipContext, order: Resendable<Order>): void {
  if (isQuick(order) || !at.deps.inView()) at.deps.say(order.state);
  if (order.tries === 1) leaveSlip(at, order);
}

/** The player waits no more for an order; it is followed all the same. */
export function giveUpOrder(at: SlipContext, slot: string): void {
  const order = ownValue(at.orders.useCalls.getState().calls, slot);
  if (order === undefined) return;
  if (!canResend(order)) leaveSlip(at, order);
  at.orders.giveUp(slot);
}

function leaveSlip(at: SlipContext, order: Order): void {
  const { keep, owner } = at.state.getState();
  if (isQuick(order) || owner !== order.userId) return;
  changeSlip(at, (kept) => withoutTickets(kept, order.body, order.body.stakeKeys, keep));
}

/** Runs in every tab. A refusal of the whole order leaves the slip unchanged. */
export function orderEnded(at: SlipContext, order: Order, by: "thisTab" | "otherTab"): void {
  if (order.state !== "done") {
    const error = refusalError(order, placeBet);
    if (error !== null && by === "thisTab") at.deps.reportRefusal(error, placeBet);
    return;
  }
  leaveFreeBet(at, order);
  if (isQuick(order)) {
    if (by === "thisTab") showQuickEnd(at, order);
    return;
  }
  // A refused leg carries its current terms.
  at.state.setState({ receipts: receiptsOf(order), quotedAt: at.deps.now() });
  if (by === "otherTab") return;
  void requote(at);
  if (!at.deps.inView()) sayEnd(at, order.answer ?? []);
}

/** A free bet that an order has used, or could not use, is no longer chosen. */
function leaveFreeBet({ state, deps }: SlipContext, { body, answer }: Order): void {
  const tried = body.tickets.flatMap(({ freeBet = null }, place) => {
    const placed = answer?.[place];
    const stays = placed?.state === "refused" && placed.refusal?.reason !== "freeBet";
    return freeBet === null || stays ? [] : [freeBet];
  });
  if (tried.length === 0) return;
  const { freeBet } = state.getState();
  if (freeBet !== null && tried.includes(freeBet.id)) state.setState({ freeBet: null });
  deps.freeBetsChanged();
}

function sayEnd({ deps }: SlipContext, placed: readonly PlacedTicket[]): void {
  const accepted = placed.filter(({ state }) => state === "accepted").length;
  const refused = placed.length - accepted;
  if (refused === 0) deps.say("placed", { count: accepted });
  else if (accepted === 0) deps.say("refused", { count: refused });
  else deps.say("partly", { accepted, refused });
}

function showQuickEnd({ deps, state }: SlipContext, order: Order): void {
  const [receipt] = receiptsOf(order);
  const refusal = receipt?.placed.refusal ?? null;
  if (refusal === null) return state.setState({ quickReceipt: receipt ?? null });
  if (CHANGED.has(refusal.reason)) return state.setState({ quickAsked: receipt ?? null });
  deps.sayText(refusal.message);
}

/** Refusals whose answer carries other terms, to be agreed to. */
const CHANGED: ReadonlySet<PlacedRefusal> = new Set(["odds", "line", "score"]);

/** Pure. @param keep whether selections stay (保留选项); their amounts never do */
export function afterOrder(
  content: SlipContent,
  { stakeKeys, picks, placed }: Ended,
  at: number,
  keep: boolean,
): SlipContent {
  const taken = stakeKeys.filter((_, place) => placed[place]?.state === "accepted");
  const quoted = withQuotes(
    content,
    placed.flatMap(({ state, legs }) => (state === "refused" ? legs : [])),
  );
  const left = withoutTickets(quoted, { stakeKeys, picks }, taken, keep);
  return keep && taken.length === stakeKeys.length ? agreed(left, at) : left;
}

/** @param taken keys of the tickets that leave the slip */
function withoutTickets(
  content: SlipContent,
  { stakeKeys, picks }: Pick<OrderBody, "stakeKeys" | "picks">,
  taken: readonly string[],
  keep: boolean,
): SlipContent {
  const paid = taken.reduce((slip, key) => withStake(slip, key, ""), content);
  if (keep) return paid;
  // A selection used by several tickets leaves with the last of them.
  const all = taken.length === stakeKeys.length;
  const gone = isSingles(stakeKeys, picks) ? taken : all ? picks.flatMap(selectionIds) : [];
  return gone.reduce(removeSelection, paid);
}

/** A combination stands for its selections. */
function selectionIds({ priceId, parts }: OrderBody["picks"][number]): readonly string[] {
  return parts?.map((part) => part.priceId) ?? [priceId];
}

function isSingles(stakeKeys: readonly string[], picks: OrderBody["picks"]): boolean {
  const ids = new Set(picks.map(({ priceId }) => priceId));
  return stakeKeys.every((key) => key !== SERIES && ids.has(key));
}
