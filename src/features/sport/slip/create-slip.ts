// The slip put together: its state and what the player can do. Apart from the site it runs in, for tests.
import { create } from "zustand";
import { cappedStake } from "#contract/betting/slip-amounts.ts";
import { isConfirming } from "./order.ts";
import { settleOwner } from "./follow-slip.ts";
import { takeOrder } from "./keep-order.ts";
import { changeSlip, NEW_SLIP, takeNewest } from "./keep-slip.ts";
import type { Pick } from "./pick.ts";
import { giveUpOrder, placeSlip, resendOrder } from "./place-order.ts";
import type { Accept } from "./selection.ts";
import type { SlipContext, SlipDeps, SlipState } from "./slip-context.ts";
import { type BetFigures, capOf, slipFigures } from "./slip-figures.ts";
import {
  type AddResult,
  agreed,
  EMPTY,
  type Mode,
  removePick,
  type SlipContent,
  togglePick,
  withBanker,
  withMode,
  withStake,
} from "./slip-model.ts";

export function createSlip(deps: SlipDeps) {
  const useSlip = create<SlipState>(() => ({
    ...NEW_SLIP,
    order: null,
    receipts: [],
    limits: { series: null, dailyLeftCents: null },
    quotedAt: null,
    quoteFailed: false,
    capped: null,
  }));
  const context: SlipContext = { deps, state: useSlip, running: { following: false, quote: 0 } };
  takeNewest(context);
  settleOwner(context);
  takeOrder(context);
  return { slip: actionsOf(context), useSlip, context };
}

/** All of them do nothing while an order is being confirmed, but those that are about the order. */
function actionsOf(at: SlipContext) {
  return {
    /** Adds a pick, or takes it out again; says by a toast why not. */
    toggle: (pick: Pick): AddResult => toggle(at, pick),
    remove: (priceId: string) => edit(at, (kept) => removePick(kept, priceId)),
    clear: () => edit(at, ({ mode }) => ({ ...EMPTY, mode })),
    setMode: (mode: Mode) => edit(at, (kept) => withMode(kept, mode)),
    /** @param key a price's id, `series`, or the key of a system; cut at the lowest cap: see `capped` */
    setStake: (key: string, typed: string) => setStake(at, key, typed),
    setMost: (key: string) => setStake(at, key, betOf(at, key)?.most ?? ""),
    setBanker: (priceId: string, on: boolean) => edit(at, (kept) => withBanker(kept, priceId, on)),
    setAccept: (accept: Accept) => edit(at, () => ({ accept })),
    setKeep: (keep: boolean) => edit(at, () => ({ keep })),
    /** A visitor is asked to log in; see `useSlipFigures` for what else keeps it from happening. */
    place: () => placeSlip(at),
    /** Agrees to everything as it is shown, and places it: a new decision, with a new key. */
    acceptChanges: (): Promise<void> => {
      edit(at, (kept) => agreed(kept, at.deps.now()));
      return placeSlip(at);
    },
    /** Of an order in the state `unsent`. */
    resend: () => resendOrder(at),
    giveUp: () => giveUpOrder(at),
    /** 继续投注: what was placed is no longer shown. */
    dismissReceipts: () => at.state.setState({ receipts: [] }),
  };
}

function toggle(at: SlipContext, pick: Pick): AddResult {
  takeNewest(at);
  const { order, ...before } = at.state.getState();
  const { content, done, message } = togglePick(before, pick, {
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
  const text = cappedStake({
    typed: typed.replaceAll(/\s/g, "").slice(0, 12),
    maximumCents: limit,
    balanceCents: balance,
    payoutCents: Math.min(payout, day),
    onCapped: (cap, stake) => {
      capped = { key, cap: capOf(bet, cap), stake };
    },
  });
  edit(at, (kept) => withStake(kept, key, text));
  at.state.setState({ capped });
}

function betOf({ deps, state }: SlipContext, key: string): BetFigures | undefined {
  const content = state.getState();
  const { limits, accept } = content;
  const input = {
    content,
    limits,
    accept,
    oddsType: deps.oddsType(),
    balanceCents: deps.balanceCents(),
  };
  return slipFigures(input).bets.find((bet) => bet.key === key);
}

function contentOf({ selections, mode, stakes }: SlipContent): SlipContent {
  return { selections, mode, stakes };
}
