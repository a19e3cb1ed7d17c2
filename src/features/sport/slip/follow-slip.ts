// What happens to the slip from outside: another tab, another login, a connection that is back.
import { followOrder } from "./follow-order.ts";
import { orderKey, storedOrder, takeOrder } from "./keep-order.ts";
import { changeSlip, takeNewest } from "./keep-slip.ts";
import { isConfirming, receiptsOf } from "./order.ts";
import { requote } from "./quote-slip.ts";
import type { SlipContext } from "./slip-context.ts";
import { EMPTY } from "./slip-model.ts";

/** Another tab has written. @param key null when it has cleared everything */
export function storageChanged(at: SlipContext, key: string | null): void {
  const { deps, state } = at;
  if (key === null || key === deps.storageKey) takeContent(at);
  const userId = deps.userId();
  if (userId === null || (key !== null && key !== orderKey(at, userId))) return;
  const { order } = state.getState();
  const stored = storedOrder(at, userId);
  if (stored?.state === "done") {
    // What this tab was waiting for, too.
    if (order?.key === stored.key && isConfirming(order)) {
      state.setState({ order: stored, receipts: receiptsOf(stored) });
    }
  } else {
    takeOrder(at);
    followOrder(at);
  }
}

/** What is picked there begins a new slip here, too: what was placed is no longer shown. */
function takeContent(at: SlipContext): void {
  const known = new Set(at.state.getState().selections.map(({ pick }) => pick.priceId));
  takeNewest(at);
  const { selections } = at.state.getState();
  if (selections.some(({ pick }) => !known.has(pick.priceId))) at.state.setState({ receipts: [] });
}

/** A login, its end, or a load of the page. Nothing is ever placed by it. */
export function userChanged(at: SlipContext): void {
  const { deps, state } = at;
  takeNewest(at);
  settleOwner(at);
  takeOrder(at);
  state.setState({
    receipts: [],
    capped: null,
    limits: { ...state.getState().limits, dailyLeftCents: null },
  });
  if (deps.userId() !== null) followOrder(at);
  void requote(at);
}

/** The first who logs in takes over what a visitor picked; another member starts with nothing. */
export function settleOwner(at: SlipContext): void {
  const userId = at.deps.userId();
  const { owner, selections } = at.state.getState();
  if (userId === null || owner === userId || (owner === null && selections.length === 0)) return;
  changeSlip(at, () => (owner === null ? { owner: userId } : { ...EMPTY, owner: userId }));
}
