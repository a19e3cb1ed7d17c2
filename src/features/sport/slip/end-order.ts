// The end of an order: what was taken leaves the slip, what was refused stays with its changes beside it.
import type { PlacedTicket } from "#contract/api/tickets.ts";
import { keepOrder } from "./keep-order.ts";
import { changeSlip } from "./keep-slip.ts";
import { type Order, receiptsOf } from "./order.ts";
import { requote } from "./quote-slip.ts";
import type { SlipContext } from "./slip-context.ts";
import {
  agreed,
  removePick,
  SERIES,
  type SlipContent,
  withQuotes,
  withStake,
} from "./slip-model.ts";

type Ended = Pick<Order, "stakeKeys" | "picks"> & { readonly placed: readonly PlacedTicket[] };

export function endOrder(at: SlipContext, order: Order): void {
  const placed = order.placed ?? [];
  const { owner } = at.state.getState();
  // The slip first: should the page go between the two, the order is ended once more by the next one.
  if (owner === order.userId) {
    changeSlip(at, (kept) => afterOrder(kept, { ...order, placed }, at.deps.now(), kept.keep));
  }
  const done: Order = { ...order, state: "done" };
  keepOrder(at, done);
  if (order.userId !== at.deps.userId()) return;
  at.state.setState({ receipts: receiptsOf(done) });
  at.deps.refreshBalance();
  void requote(at);
  if (!at.deps.inView()) sayEnd(at, placed);
}

function sayEnd({ deps }: SlipContext, placed: readonly PlacedTicket[]): void {
  const accepted = placed.filter(({ state }) => state === "accepted").length;
  const refused = placed.length - accepted;
  if (refused === 0) deps.say("placed", { count: accepted });
  else if (accepted === 0) deps.say("refused", { count: refused });
  else deps.say("partly", { accepted, refused });
}

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
  const paid = taken.reduce((slip, key) => withStake(slip, key, ""), quoted);
  if (keep) return taken.length === stakeKeys.length ? agreed(paid, at) : paid;
  // Legs of several tickets go with the last of them.
  const all = taken.length === stakeKeys.length;
  const gone = isSingles(stakeKeys, picks) ? taken : all ? picks.map(({ priceId }) => priceId) : [];
  return gone.reduce(removePick, paid);
}

function isSingles(stakeKeys: readonly string[], picks: Order["picks"]): boolean {
  const ids = new Set(picks.map(({ priceId }) => priceId));
  return stakeKeys.every((key) => key !== SERIES && ids.has(key));
}
