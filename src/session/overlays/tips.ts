// The tips dialog (spec: shell-and-accounts §2 "Shared overlays", §3 "Tip dialog fields"): tips queue up and
// are shown one at a time. The login prompt is a tip with a place of its own in `modal-order.ts`.
import type { Tip } from "../site/events.ts";
import { useOverlays } from "./overlay-store.ts";

/** Adds a tip to the queue. An equal tip replaces the queued one: ten calls may be refused alike. */
export function showTip(tip: Tip): void {
  useOverlays.setState(({ tips }) => {
    const known = tips.findIndex(({ msg, title }) => msg === tip.msg && title === tip.title);
    if (known === -1) return { tips: [...tips, { ...tip, id: (tips.at(-1)?.id ?? 0) + 1 }] };
    return { tips: tips.map((one, at) => (at === known ? { ...tip, id: one.id } : one)) };
  });
}

export function showLoginPrompt(tip: Tip): void {
  useOverlays.setState({ loginPrompt: tip });
}

export function dismissTip(tip: Tip): void {
  useOverlays.setState(({ tips, loginPrompt }) => ({
    tips: tips.filter((one) => one !== tip),
    loginPrompt: loginPrompt === tip ? null : loginPrompt,
  }));
}

export function dismissAllTips(): void {
  useOverlays.setState({ tips: [], loginPrompt: null });
}
