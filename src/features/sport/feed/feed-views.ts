// Views of the feed by id, each updated on its own. When the list's channel and the match's own both hold a
// match, the newer data wins.
import type { MatchStateView, Outright, SportMatch } from "#contract/api/sport.ts";
import { createKeyedStore } from "./keyed-store.ts";
import type { FeedChannel } from "./feed-channel.ts";
import { followed, isPolling, onFrame } from "./feed.ts";
import { serverNow } from "#lib/time/clock.ts";
import { openedFacts, listChannel, matchChannel } from "./opened.ts";
import type { Movement, Price } from "./prices.ts";
import { isSame } from "./same-match.ts";

export interface PriceView {
  /** As the market is quoted; see `shownOdds`. */
  readonly odds: string;
  /** The price and its market are open. */
  readonly active: boolean;
  /** The data is too old to bet on. */
  readonly stale: boolean;
  /** Returns to `same` after some seconds. */
  readonly moved: Movement;
  /** Server time, epoch milliseconds. */
  readonly movedAt: number;
}

export interface FeedHealth {
  readonly state: "loading" | "live" | "polling" | "stale" | "error" | "empty";
  /** Server time of the data, accurate to some seconds; 0 before there is any. */
  readonly dataAt: number;
  /** The socket is lost, and the data is not old yet. */
  readonly reconnecting: boolean;
  /** Of the last load; null after a good one. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Key of values that exist once: those of the list. */
export const LIST = "";
const NO_IDS: readonly string[] = [];
const NO_OUTRIGHTS: readonly Outright[] = [];
const DATA_STEP_MS = 3000;

export const feedStores = {
  ids: createKeyedStore(() => listChannel()?.model.content.ids ?? NO_IDS),
  outrights: createKeyedStore(() => listChannel()?.model.content.contests ?? NO_OUTRIGHTS),
  match: createKeyedStore(readMatch),
  state: createKeyedStore(readState, isSame),
  price: createKeyedStore(readPrice, isSame),
  health: createKeyedStore(readHealth, isSameHealth),
  facts: createKeyedStore(openedFacts),
};

type MatchListener = (gameIds: ReadonlySet<string>, channel: FeedChannel) => void;
const matchListeners = new Set<MatchListener>();

/** @param listener receives matches whose state or markets changed @returns how to stop */
export function onMatchChanges(listener: MatchListener): () => void {
  matchListeners.add(listener);
  return () => void matchListeners.delete(listener);
}

/** Per channel, the staleness its views last showed. */
const shownAges = new WeakMap<FeedChannel, string>();
let known: ReadonlySet<FeedChannel> = new Set();

onFrame((channels) => {
  const now = serverNow();
  for (const channel of channels) {
    const changes = channel.model.takeChanges(now);
    feedStores.price.changed(changes.prices);
    feedStores.state.changed(changes.states);
    feedStores.match.changed(changes.matches);
    for (const listener of matchListeners) {
      listener(new Set([...changes.states, ...changes.matches]), channel);
    }
    const age = `${channel.isStale(true)} ${channel.isStale(false)}`;
    if (shownAges.get(channel) !== age) feedStores.price.changedAll();
    shownAges.set(channel, age);
  }
  // A different list, or a match was opened or closed: any value may have a new source.
  if (known.size !== channels.size || [...channels].some((channel) => !known.has(channel))) {
    known = new Set(channels);
    for (const each of [feedStores.price, feedStores.state, feedStores.match]) each.changedAll();
  }
  for (const each of [feedStores.ids, feedStores.outrights, feedStores.health, feedStores.facts])
    each.changedAll();
});

function readPrice(id: string): PriceView | undefined {
  const channel = newest(({ prices }) => prices.byId.has(id));
  const price = channel?.model.content.prices.byId.get(id);
  return channel && price ? priceView(channel, price) : undefined;
}

function priceView(channel: FeedChannel, price: Price): PriceView {
  const { odds, active, market, moved, movedAt, gameId } = price;
  return {
    odds,
    active: active && market.state === "open",
    stale: isStaleOf(channel, gameId),
    moved,
    movedAt,
  };
}

/** The channel's data about a match is too old to bet on. */
export function isStaleOf(channel: FeedChannel, gameId: string): boolean {
  return channel.isStale(channel.model.content.states.get(gameId)?.isLive ?? false);
}

function readState(gameId: string): MatchStateView | undefined {
  return newest(({ states }) => states.has(gameId))?.model.content.states.get(gameId);
}

/** An open match comes with all its markets; the list knows how many the table leaves out. */
function readMatch(gameId: string): SportMatch | undefined {
  const listed = listChannel()?.model.content.matches.get(gameId);
  const whole = matchChannel(gameId)?.model.content.matches.get(gameId);
  if (whole && listed) return { ...whole, more: listed.more };
  return whole ?? listed;
}

/** From any channel, for facts that are the same in all: names, sport. */
export function factsOfMatch(gameId: string): SportMatch | undefined {
  return newest(({ matches }) => matches.has(gameId))?.model.content.matches.get(gameId);
}

/** The channel with the newest data among those that hold it. */
export function newest(
  has: (content: FeedChannel["model"]["content"]) => boolean,
): FeedChannel | null {
  let found: FeedChannel | null = null;
  for (const channel of followed()) {
    if (!has(channel.model.content)) continue;
    if (found === null || channel.model.dataAt > found.model.dataAt) found = channel;
  }
  return found;
}

function readHealth(key: string): FeedHealth {
  const channel = key === LIST ? listChannel() : matchChannel(key);
  if (!channel) return NO_CHANNEL;
  const { dataAt } = channel.model;
  const state = stateOf(channel);
  return {
    state,
    dataAt,
    reconnecting: channel.isLost() && state !== "stale",
    error: channel.failure,
    retry: channel.load,
  };
}

function stateOf(channel: FeedChannel): FeedHealth["state"] {
  const { model } = channel;
  if (model.seq === null) return channel.failure === null ? "loading" : "error";
  const { ids, contests } = model.content;
  if (channel.isOld()) return "stale";
  if (ids.length + contests.length === 0) return "empty";
  return isPolling() ? "polling" : "live";
}

function isSameHealth(before: FeedHealth, after: FeedHealth): boolean {
  return (
    before.state === after.state &&
    before.error === after.error &&
    before.reconnecting === after.reconnecting &&
    before.retry === after.retry &&
    Math.abs(after.dataAt - before.dataAt) < DATA_STEP_MS
  );
}

const NO_CHANNEL: FeedHealth = {
  state: "loading",
  dataAt: 0,
  reconnecting: false,
  error: null,
  retry: () => {},
};

/** Server time of the data about a match; 0 before there is any. */
export function dataTime(gameId: string): number {
  return newest(({ states }) => states.has(gameId))?.model.dataAt ?? 0;
}
