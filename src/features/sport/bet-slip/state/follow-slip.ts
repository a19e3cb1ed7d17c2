// Outside changes to the slip: another tab, another login, a reconnection.
import { changeSlip, takeNewest } from "./keep-slip.ts";
import { requote } from "./quote-slip.ts";
import type { SlipContext } from "./slip-context.ts";
import { EMPTY } from "./slip-model.ts";

/** Another tab has written. @param key null when it cleared everything */
export function storageChanged(at: SlipContext, key: string | null): void {
  if (key === null || key === at.deps.storageKey) takeContent(at);
}

/** New selections of another tab start a new slip here, too: receipts are hidden. */
function takeContent(at: SlipContext): void {
  const known = new Set(at.state.getState().selections.map(({ pick }) => pick.priceId));
  takeNewest(at);
  const { selections } = at.state.getState();
  if (selections.some(({ pick }) => !known.has(pick.priceId))) at.state.setState({ receipts: [] });
}

/** After a login or a logout: receipts are of another member. */
export function userChanged(at: SlipContext): void {
  at.state.setState({ receipts: [], freeBet: null });
  refreshSlip(at);
}

/** Never places a bet. An order may have ended before, while the page was still loading: its receipts stay. */
export function refreshSlip(at: SlipContext): void {
  const { state } = at;
  takeNewest(at);
  settleOwner(at);
  state.setState({
    capped: null,
    limits: { ...state.getState().limits, dailyLeftCents: null },
  });
  void requote(at);
}

/** The first member to log in takes over a visitor's selections; another member starts with an empty slip. */
export function settleOwner(at: SlipContext): void {
  const userId = at.deps.userId();
  const { owner, selections } = at.state.getState();
  if (userId === null || owner === userId || (owner === null && selections.length === 0)) return;
  changeSlip(at, () => (owner === null ? { owner: userId } : { ...EMPTY, owner: userId }));
}
