// A feed client for tests, written independently of the server.
import * as v from "valibot";
import { WebSocket } from "ws";
import { type FeedDelta, type FeedMessage, FeedMessageSchema } from "#contract/api/sport-feed.ts";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";

export type Held = ReadonlyMap<string, SportMatch>;

export const heldOf = (matches: readonly SportMatch[]): Held =>
  new Map(matches.map((match) => [match.gameId, match]));

export function applied(held: Held, delta: FeedDelta): Held {
  const next = new Map(held);
  for (const id of delta.matchesGone) next.delete(id);
  for (const match of delta.matches) next.set(match.gameId, match);
  const change = (gameId: string, make: (match: SportMatch) => SportMatch) => {
    const match = next.get(gameId);
    if (!match) throw new Error(`a change of ${gameId}, which is not there`);
    next.set(gameId, make(match));
  };
  for (const { gameId, state } of delta.states) change(gameId, (match) => ({ ...match, state }));
  for (const { gameId, id } of delta.marketsGone) {
    change(gameId, (match) => ({ ...match, markets: without(match.markets, id) }));
  }
  for (const { gameId, market } of delta.markets) {
    change(gameId, (match) => ({
      ...match,
      markets: [...without(match.markets, market.id), market],
    }));
  }
  for (const [id, odds, active] of delta.prices) {
    change(id.split(":")[0] ?? "", (match) => ({
      ...match,
      markets: match.markets.map((market) => ({
        ...market,
        prices: market.prices.map((price) =>
          price.id === id ? { ...price, odds, active: active === 1 } : price,
        ),
      })),
    }));
  }
  return next;
}

/** Markets in a fixed order: deltas do not keep the server's. */
export function sorted(held: Held): SportMatch[] {
  const byId = (left: { readonly id: string }, right: { readonly id: string }) =>
    left.id < right.id ? -1 : 1;
  return [...held.values()]
    .map((match) => ({ ...match, markets: match.markets.toSorted(byId) }))
    .toSorted((left, right) => (left.gameId < right.gameId ? -1 : 1));
}

const without = (markets: readonly SportMarket[], id: string) =>
  markets.filter((market) => market.id !== id);

export interface SampleSocket {
  readonly messages: FeedMessage[];
  subscribe(channel: string, since?: number | null): void;
  say(text: string): void;
  /** Resolves when `count` messages match. */
  got(count: number, counts?: (message: FeedMessage) => boolean): Promise<FeedMessage[]>;
  readonly closed: Promise<number>;
  close(): void;
}

export async function openSocket(port: number, query: string): Promise<SampleSocket> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/stream/api/v1/odds?${query}`);
  const messages: FeedMessage[] = [];
  const waiting = new Set<() => void>();
  ws.on("message", (data: Buffer) => {
    messages.push(v.parse(FeedMessageSchema, JSON.parse(data.toString())));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    ws.on("close", resolve);
  });
  await new Promise<void>((resolve, reject) => {
    ws.on("open", () => resolve());
    ws.on("error", reject);
  });
  return {
    messages,
    closed,
    subscribe: (channel, since = null) =>
      ws.send(JSON.stringify({ type: "subscribe", channel, since })),
    say: (text) => ws.send(text),
    close: () => ws.close(),
    got: (count, counts = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.filter(counts);
          if (found.length < count) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
