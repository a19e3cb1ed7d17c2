// Assembles the slip: its state and the player's actions. Independent of the site, for tests.
import { create } from "zustand";
import { cappedStake } from "#contract/betting/slip-amounts.ts";
import type { FreeBet } from "#contract/api/free-bets.ts";
import { placeBet, type PlacedTicket } from "#contract/api/tickets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { createMoneyCalls } from "#domain/wallet/money-call/create-money-calls.ts";
import { giveUpOrder, orderEnded, orderLost, settleOrder } from "./end-order.ts";
import { settleOwner } from "./follow-slip.ts";
import {
  isConfirming,
  ORDER_SLOT,
  type OrderBody,
  orderSchema,
  placedSchema,
  shownOrder,
  undelivered,
} from "./order.ts";
import { changeSlip, NEW_SLIP, offeredAccept, takeNewest } from "./keep-slip.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { acceptQuick, placeQuick, placeSlip } from "./place-order.ts";
import { resendOrder } from "./resend-order.ts";
import type { Accept } from "./slip-entry.ts";
import { BET_KIND } from "./slip-key.ts";
import type { SlipContext, SlipDeps, SlipState } from "./slip-context.ts";
import { type BetFigures, capOf, slipFigures } from "./slip-figures.ts";
import {
  type AddResult,
  agreed,
  EMPTY,
  type Mode,
  removeSelection,
  type SlipContent,
  toggleEntry,
  withBanker,
  withMode,
  withStake,
} from "./slip-model.ts";

export function createSlip(deps: SlipDeps) {
  const useSlip = create<SlipState>(() => ({
    ...NEW_SLIP,
    accept: offeredAccept(NEW_SLIP.accept, deps.accepts),
    order: null,
    quick: null,
    undelivered: [],
    changed: {},
    receipts: [],
    quickReceipt: null,
    quickAsked: null,
    limits: { series: null, dailyLeftCents: null },
    freeBet: null,
    quotedAt: null,
    quoteFailed: false,
    capped: null,
  }));
  const orders = ordersOf(deps, () => context);
  const context: SlipContext = { deps, state: useSlip, orders, running: { quote: 0 } };
  takeNewest(context);
  settleOwner(context);
  const show = () => {
    const { calls } = orders.useCalls.getState();
    useSlip.setState({
      order: shownOrder(calls, false),
      quick: shownOrder(calls, true),
      undelivered: undelivered(calls),
    });
  };
  orders.useCalls.subscribe(show);
  show();
  return { slip: actionsOf(context), useSlip, context };
}

function ordersOf(deps: SlipDeps, slip: () => SlipContext): SlipContext["orders"] {
  const { server } = deps;
  return createMoneyCalls<OrderBody, PlacedTicket[]>(
    {
      name: BET_KIND,
      call: placeBet,
      body: orderSchema,
      answer: placedSchema,
      ready: server.enter,
      send: server.place,
      ask: server.status,
      isPending: (placed) => placed.some(({ state }) => state === "pending"),
      settle: (order) => settleOrder(slip(), order),
      lost: (order) => orderLost(slip(), order),
      ended: (order, by) => orderEnded(slip(), order, by),
    },
    deps,
  );
}

/** While an order is being confirmed, all actions but those on the order do nothing. */
function actionsOf(at: SlipContext) {
  return {
    /** Adds or removes a selection; a toast explains a refusal. */
    toggle: (pick: SlipSelection): AddResult => toggle(at, pick),
    /** The same in series mode, where selections of one match are combined. */
    combine(pick: SlipSelection): void {
      edit(at, (kept) => withMode(kept, "series"));
      toggle(at, pick);
      // Outrights kept the mode from changing, and left with the selection.
      edit(at, (kept) => withMode(kept, "series"));
    },
    remove: (priceId: string) => edit(at, (kept) => removeSelection(kept, priceId)),
    clear: () => edit(at, ({ mode }) => ({ ...EMPTY, mode })),
    setMode: (mode: Mode) => edit(at, (kept) => withMode(kept, mode)),
    /**
     * Cuts the amount to the lowest cap (see `capped`); text that is no amount is kept.
     * @param key id of a price, `series`, or key of a system
     */
    setStake: (key: string, typed: string) => setStake(at, key, typed),
    /** The same amount for every single, each cut to its own cap. */
    setSingles(typed: string): void {
      for (const { pick } of at.state.getState().selections) setStake(at, pick.priceId, typed);
    },
    setMost: (key: string) => setStake(at, key, betOf(at, key)?.most ?? ""),
    /** Null: money pays. */
    setFreeBet(freeBet: FreeBet | null): void {
      if (!isConfirming(at.state.getState().order)) at.state.setState({ freeBet, capped: null });
    },
    setBanker: (priceId: string, on: boolean) => edit(at, (kept) => withBanker(kept, priceId, on)),
    setAccept: (accept: Accept) => edit(at, () => ({ accept })),
    setKeep: (keep: boolean) => edit(at, () => ({ keep })),
    /** Asks a visitor to log in. `useSlipFigures` says what else blocks it. */
    place: () => placeSlip(at),
    /** Agrees to everything as shown, and places it: a new order with a new key. */
    acceptChanges: (): Promise<void> => {
      edit(at, (kept) => agreed(kept, at.deps.now()));
      return placeSlip(at);
    },
    /** One bet besides the slip, at the terms of its press. @param stakeCents amount of the bet */
    placeQuick: (pick: SlipSelection, stakeCents: number) => placeQuick(at, pick, stakeCents),
    /** For an order whose answer was lost. Where its terms have changed, the second press agrees to them. */
    resend: (slot = ORDER_SLOT) => resendOrder(at, slot),
    giveUp: (slot = ORDER_SLOT) => giveUpOrder(at, slot),
    /** 继续投注: hides the receipts. */
    dismissReceipts: () => at.state.setState({ receipts: [] }),
    dismissQuick: () => at.state.setState({ quickReceipt: null, quickAsked: null }),
    /** Places the quick bet that was refused, at the terms that are shown. */
    acceptQuick: () => acceptQuick(at),
  };
}

function toggle(at: SlipContext, pick: SlipSelection): AddResult {
  takeNewest(at);
  const { order, ...before } = at.state.getState();
  const { content, done, message } = toggleEntry(before, pick, {
    at: at.deps.now(),
    locked: isConfirming(order),
  });
  if (content !== before)
    changeSlip(at, () => ({ ...contentOf(content), owner: at.deps.userId() ?? before.owner }));
  if (message !== null) at.deps.say(message);
  if (done === "added") at.state.setState({ receipts: [] });
  return { done, message };
}

function edit(at: SlipContext, change: Parameters<typeof changeSlip>[1]): void {
  if (isConfirming(at.state.getState().order)) return;
  changeSlip(at, (kept) => change(kept));
}

function setStake(at: SlipContext, key: string, typed: string): void {
  const bet = betOf(at, key);
  if (bet === undefined) return;
  const { limit, balance, payout, day } = bet.ceilings;
  let capped: SlipState["capped"] = null;
  const stake = cappedStake({
    typed,
    maximumCents: limit,
    balanceCents: balance,
    payoutCents: Math.min(payout, day),
    onCapped: (cap, to) => {
      capped = { key, cap: capOf(bet, cap), stake: to };
    },
  });
  const { problem, text: refused } = typedAmount(typed);
  const text = problem === null ? stake : refused;
  edit(at, (kept) => withStake(kept, key, text));
  at.state.setState({ capped });
}

function betOf({ deps, state }: SlipContext, key: string): BetFigures | undefined {
  const content = state.getState();
  const { limits, accept, freeBet } = content;
  const input = {
    content,
    limits,
    accept,
    freeBet,
    mostFall: deps.mostFall(),
    oddsType: deps.oddsType(),
    balanceCents: deps.balanceCents(),
  };
  return slipFigures(input).bets.find((bet) => bet.key === key);
}

function contentOf({ selections, mode, stakes, combined }: SlipContent): SlipContent {
  return { selections, mode, stakes, combined };
}
