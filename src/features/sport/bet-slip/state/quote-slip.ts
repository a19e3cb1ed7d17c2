// Quotes the slip: limits, and whether an order for a selection is being confirmed. Requested when the slip
// changes, and again while either is unknown. Between quotes, odds, lines and scores come from the feed: see
// `follow-feed.ts`.
import { asOfFeed } from "./follow-feed.ts";
import { activeOf, entryPrice, legOf } from "./slip-entry.ts";
import type { SlipContext, SlipQuote, SlipState } from "./slip-context.ts";
import { slipCombinations, type SlipContent, withQuotes } from "./slip-model.ts";

const AGAIN_MS = 3000;

/** @returns how to stop */
export function followQuotes(at: SlipContext): () => void {
  const ask = () => void requote(at);
  const seen = () => document.visibilityState === "visible";
  const look = () => {
    if (seen()) ask();
  };
  const timer = setInterval(() => {
    if (seen() && isOpenQuestion(at.state.getState())) ask();
  }, AGAIN_MS);
  document.addEventListener("visibilitychange", look);
  const stop = at.state.subscribe((state, before) => {
    if (state !== before && questionOf(state) !== questionOf(before)) ask();
  });
  ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    stop();
  };
}

/** Only the answer to the newest request counts. */
export async function requote(at: SlipContext): Promise<void> {
  const slip = at.state.getState();
  const { selections, accept } = slip;
  at.running.quote += 1;
  const own = at.running.quote;
  if (selections.length === 0) {
    return at.state.setState({
      limits: { series: null, dailyLeftCents: null },
      quoteFailed: false,
    });
  }
  try {
    const rule = { accept, mostFall: at.deps.mostFall() };
    const asked = [...selections, ...slipCombinations(slip)].map((one) => legOf(one, rule));
    const answer = await at.deps.server.quote(asked);
    if (own !== at.running.quote) return;
    const { legs, series, dailyLeftCents, time } = answer;
    at.state.setState((state) => ({
      ...quotedContent(at, state, { legs, time }),
      limits: { series, dailyLeftCents },
      quotedAt: time,
      quoteFailed: false,
    }));
  } catch {
    if (own === at.running.quote) at.state.setState({ quoteFailed: true });
  }
}

function quotedContent(
  at: SlipContext,
  state: SlipState,
  { legs, time }: Pick<SlipQuote, "legs" | "time">,
): Pick<SlipContent, "selections" | "combined"> {
  const { selections, combined } = asOfFeed(at, withQuotes(state, legs), time);
  return { selections, combined };
}

/** The last quote failed, or an order has not ended. */
function isOpenQuestion({ selections, quoteFailed }: SlipState): boolean {
  return quoteFailed || selections.some((one) => activeOf(one) === "delay");
}

/**
 * A different line and a reopened price may have different limits. The price of a combination changes with those of its
 * parts, and the feed does not have it.
 */
function questionOf(slip: SlipState): string {
  const { selections, accept } = slip;
  const parts = slipCombinations(slip).flatMap((entry) => [
    entry.pick.priceId,
    ...(entry.parts ?? []).map((part) => `${entryPrice(part).price} ${activeOf(part)}`),
  ]);
  const legs = selections.map(({ pick, stamp, now }) =>
    [pick.priceId, now === null ? stamp.line : now.line, now?.active === "closed"].join(" "),
  );
  return [accept, ...legs, ...parts].join(";");
}
