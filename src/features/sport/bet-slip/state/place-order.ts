// Places the slip.
import { takeNewest } from "./keep-slip.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import {
  freeSlot,
  isConfirming,
  ORDER_SLOT,
  type OrderBody,
  picksNow,
  QUICK_SLOT,
} from "./order.ts";
import { placedLegOf, select } from "./slip-entry.ts";
import type { SlipContext } from "./slip-context.ts";
import { slipFigures, type SlipFigures } from "./slip-figures.ts";
import { asksConsent, blockedBy, ticketOf } from "./slip-ready.ts";

/** Does nothing while the slip is blocked, or while the player has to agree to a change. */
export async function placeSlip(at: SlipContext): Promise<void> {
  const { deps, state, orders } = at;
  if (deps.userId() === null) return deps.askLogin();
  if (isConfirming(state.getState().order)) return deps.say("delay");
  if (deps.offline()) return deps.say("offline");
  const body = orderOf(at);
  if (body === null) return;
  const { rev } = state.getState();
  state.setState({ receipts: [], capped: null });
  // Another tab may have changed what this one shows.
  const stillMeant = () => !takeNewest(at) && state.getState().rev === rev;
  const started = await orders.start({ slot: freeOf(at, ORDER_SLOT), body, stillMeant });
  if (started === "sent") return;
  takeNewest(at);
  if (started === "stale") deps.say("otherTab");
}

/** Places one bet without the slip, by the slip's rule for changed odds. */
export async function placeQuick(
  at: SlipContext,
  pick: SlipSelection,
  stakeCents: number,
): Promise<void> {
  const { deps, state, orders } = at;
  if (deps.userId() === null) return deps.askLogin();
  if (isConfirming(state.getState().quick)) return deps.say("delay");
  if (deps.offline()) return deps.say("offline");
  state.setState({ quickReceipt: null, quickAsked: null });
  const { accept } = state.getState();
  const leg = placedLegOf(select(pick, deps.now()), { accept, mostFall: deps.mostFall() });
  const oddsType = deps.oddsType();
  const body: OrderBody = {
    accept,
    tickets: [{ legs: [leg], sizes: [1], bankers: [], stakeCents, oddsType }],
    stakeKeys: [QUICK_SLOT],
    picks: [pick],
  };
  await orders.start({ slot: freeOf(at, QUICK_SLOT), body, stillMeant: () => true });
}

/** Places a quick bet again that was refused for other terms, at those. */
export async function acceptQuick(at: SlipContext): Promise<void> {
  const { quickAsked } = at.state.getState();
  const [pick] = quickAsked === null ? [] : picksNow(quickAsked);
  if (quickAsked !== null && pick !== undefined)
    await placeQuick(at, pick, quickAsked.ticket.stakeCents);
}

function freeOf({ orders }: SlipContext, first: string): string {
  return freeSlot(orders.useCalls.getState().calls, first);
}

function orderOf({ deps, state }: SlipContext): OrderBody | null {
  const content = state.getState();
  const { accept, limits, freeBet } = content;
  const input = {
    content,
    limits,
    accept,
    freeBet,
    mostFall: deps.mostFall(),
    oddsType: deps.oddsType(),
    balanceCents: deps.balanceCents(),
  };
  const figures = slipFigures(input);
  if (blockedBy(input, figures) !== null || asksConsent(figures, input)) return null;
  return {
    accept,
    tickets: figures.tickets.map((bet) => ticketOf(bet, input)),
    stakeKeys: figures.tickets.map(({ key }) => key),
    picks: picksOf(figures),
  };
}

function picksOf({ tickets }: SlipFigures): OrderBody["picks"] {
  const picks = tickets.flatMap(({ legs }) => legs.map(({ pick }) => pick));
  return [...new Map(picks.map((pick) => [pick.priceId, pick])).values()];
}
