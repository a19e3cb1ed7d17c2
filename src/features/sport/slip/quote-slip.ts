// What the selections are worth now: asked when the slip changes, and every three seconds while it is seen.
import type { SlipContext } from "./slip-context.ts";
import { withQuotes } from "./slip-model.ts";
import { legOf } from "./selection.ts";

const EVERY_MS = 3000;

/** @returns how to stop */
export function followQuotes(at: SlipContext): () => void {
  const ask = () => void requote(at);
  const look = () => {
    if (document.visibilityState === "visible") ask();
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener("visibilitychange", look);
  const stop = at.state.subscribe((state, before) => {
    if (legsIn(state) !== legsIn(before)) ask();
  });
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    stop();
  };
}

/** Only the answer to the newest question counts. */
export async function requote(at: SlipContext): Promise<void> {
  const { selections, accept } = at.state.getState();
  at.running.quote += 1;
  const own = at.running.quote;
  if (selections.length === 0) {
    return at.state.setState({
      limits: { series: null, dailyLeftCents: null },
      quoteFailed: false,
    });
  }
  try {
    const answer = await at.deps.server.quote(selections.map((one) => legOf(one, accept)));
    if (own !== at.running.quote) return;
    const { legs, series, dailyLeftCents, time } = answer;
    at.state.setState((state) => ({
      selections: withQuotes(state, legs).selections,
      limits: { series, dailyLeftCents },
      quotedAt: time,
      quoteFailed: false,
    }));
  } catch {
    if (own === at.running.quote) at.state.setState({ quoteFailed: true });
  }
}

function legsIn({
  selections,
}: {
  readonly selections: readonly { readonly pick: { readonly priceId: string } }[];
}): string {
  return selections.map(({ pick }) => pick.priceId).join(" ");
}
