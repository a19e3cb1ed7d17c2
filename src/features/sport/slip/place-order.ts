// The press that places the slip. One press makes one order with one key, however often it is pressed
// and sent (design: contract, "Money calls").
import { dropOrder, keepOrder, storedOrder, takeOrder } from "./keep-order.ts";
import { takeNewest } from "./keep-slip.ts";
import { isConfirming, type Order } from "./order.ts";
import { answered, followOrder, unknown } from "./follow-order.ts";
import type { SlipContext } from "./slip-context.ts";
import { slipFigures, type SlipFigures } from "./slip-figures.ts";
import { asksConsent, blockedBy, ticketOf } from "./slip-ready.ts";

/** Nothing happens where the slip is blocked, or where the player has to agree to a change first. */
export async function placeSlip(at: SlipContext): Promise<void> {
  const { deps, state } = at;
  const userId = deps.userId();
  if (userId === null) return deps.askLogin();
  if (isConfirming(state.getState().order)) return deps.say("delay");
  if (deps.offline()) return deps.say("offline");
  const order = orderOf(at, userId);
  if (order === null) return;
  const { rev } = state.getState();
  // At once, so that a second press finds it.
  state.setState({ order, receipts: [], capped: null });
  const own = await deps.alone(() => claim(at, order, rev)).catch(() => false);
  if (own) return sendOrder(at, order);
  // Another tab was first, or has changed what this one shows.
  takeNewest(at);
  if (takeOrder(at) === null) deps.say("otherTab");
  followOrder(at);
}

/** The player sends again what the server does not know: the same order with the same key. */
export async function resendOrder(at: SlipContext): Promise<void> {
  const { order } = at.state.getState();
  if (order?.state !== "unsent") return;
  if (at.deps.offline()) return at.deps.say("offline");
  const again: Order = {
    ...order,
    state: "sending",
    sentAt: at.deps.now(),
    failedAt: null,
    refused: false,
    tries: order.tries + 1,
  };
  keepOrder(at, again);
  await sendOrder(at, again);
}

/** Stored before it is sent. @returns false where it must not be sent */
function claim(at: SlipContext, order: Order, rev: number): boolean {
  const { userId, key } = order;
  if (at.deps.userId() !== userId || takeNewest(at) || at.state.getState().rev !== rev)
    return false;
  if (at.state.getState().order?.key !== key) return false;
  if (isConfirming(storedOrder(at, userId))) return false;
  keepOrder(at, order);
  return true;
}

async function sendOrder(at: SlipContext, order: Order): Promise<void> {
  try {
    answered(at, order, await at.deps.server.place(order));
  } catch (error) {
    unknown(at, order, error);
  }
  followOrder(at);
}

function orderOf({ deps, state }: SlipContext, userId: string): Order | null {
  const content = state.getState();
  const { accept, limits } = content;
  const input = {
    content,
    limits,
    accept,
    oddsType: deps.oddsType(),
    balanceCents: deps.balanceCents(),
  };
  const figures = slipFigures(input);
  if (blockedBy(input, figures) !== null || asksConsent(figures, accept)) return null;
  return {
    key: deps.newKey(),
    userId,
    accept,
    tickets: figures.tickets.map((bet) => ticketOf(bet, input)),
    stakeKeys: figures.tickets.map(({ key }) => key),
    picks: picksOf(figures),
    sentAt: deps.now(),
    failedAt: null,
    tries: 1,
    refused: false,
    state: "sending",
    placed: null,
  };
}

function picksOf({ tickets }: SlipFigures): Order["picks"] {
  const picks = tickets.flatMap(({ legs }) => legs.map(({ pick }) => pick));
  return [...new Map(picks.map((pick) => [pick.priceId, pick])).values()];
}

/** Gives up an order that the server does not know and can no longer get: it is asked once more. */
export async function giveUpOrder(at: SlipContext): Promise<void> {
  const { order } = at.state.getState();
  if (order === null || !canGiveUp(order, at.deps.now())) return;
  try {
    const { known, tickets } = await at.deps.server.status(order.key);
    if (known) answered(at, order, tickets);
    else dropOrder(at, order);
  } catch {
    at.deps.say("unreachable");
  }
  followOrder(at);
}

/** A signed request is taken for so long: after it nothing late can come of it. */
const TAKEN_FOR = 6 * 60_000;

export function canGiveUp({ state, sentAt }: Order, now: number): boolean {
  return state === "unsent" && now - sentAt > TAKEN_FOR;
}
