// Feed data about one bet: the terms of a price in the slip, and what affects the value of an open bet.
import { playSpec } from "#contract/betting/plays.ts";
import type { FeedChannel } from "./feed-channel.ts";
import { isStaleOf, newest } from "./feed-views.ts";
import { watchedChannel } from "./watched.ts";

/** `suspended` also when the data is too old to bet on. */
export type FeedTerms = {
  /** Server time of the data, epoch milliseconds. */
  readonly at: number;
} & (
  | { readonly active: "closed" }
  | {
      readonly active: "open" | "suspended";
      /** As the feed quotes it. */
      readonly odds: string;
      readonly line: string | null;
      readonly score: [number, number] | null;
    }
);

interface Priced {
  readonly priceId: string;
  readonly gameId: string;
}

/** Null for a price that is not followed. */
export function termsNow({ priceId, gameId }: Priced): FeedTerms | null {
  const watched = watchedChannel(priceId);
  const holding = newest(({ prices }) => prices.byId.has(priceId));
  const channel = newer(watched, holding);
  if (channel === null) return null;
  const { content, dataAt: at } = channel.model;
  const price = content.prices.byId.get(priceId);
  const state = content.states.get(gameId);
  if (price === undefined || price.market.state === "closed") return { active: "closed", at };
  const open = price.active && price.market.state === "open" && !isStaleOf(channel, gameId);
  return {
    at,
    active: open ? "open" : "suspended",
    odds: price.odds,
    line: price.market.line,
    score: state?.isLive === true ? [state.sc_FT_H, state.sc_FT_C] : null,
  };
}

/** State of an open bet's match. */
export interface LegNow {
  /** Score and red cards; null before it is known, and for champions. */
  readonly figures: string | null;
  /** Every market of its play is suspended, or the data is too old. */
  readonly down: boolean;
  /** Changes whenever a price of its play moves. */
  readonly prices: string;
}

export function legNow({ priceId, gameId, w }: Priced & { readonly w: string }): LegNow {
  const channel = watchedChannel(priceId);
  if (channel === null) return { figures: null, down: false, prices: "" };
  const { prices, states } = channel.model.content;
  const state = states.get(gameId);
  const { base, period } = playSpec(w);
  const rows = [...(prices.marketsOf.get(gameId) ?? [])]
    .flatMap((id) => prices.markets.get(id)?.market ?? [])
    .filter((market) => playSpec(market.w).base === base && playSpec(market.w).period === period);
  return {
    figures: state ? `${state.sc_FT_H}-${state.sc_FT_C} ${state.red?.join("-") ?? ""}` : null,
    down:
      isStaleOf(channel, gameId) ||
      (rows.length > 0 && rows.every((market) => market.state !== "open")),
    prices: rows
      .flatMap((market) => [market.line, ...market.prices.map(({ id }) => oddsIn(prices, id))])
      .join(" "),
  };
}

function oddsIn({ byId }: FeedChannel["model"]["content"]["prices"], id: string): string {
  const price = byId.get(id);
  return price ? `${price.odds}${price.active ? "" : "x"}` : "";
}

function newer(one: FeedChannel | null, other: FeedChannel | null): FeedChannel | null {
  if (one === null || other === null) return one ?? other;
  return other.model.dataAt > one.model.dataAt ? other : one;
}
