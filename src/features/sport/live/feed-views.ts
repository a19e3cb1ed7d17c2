// What pages see of the feed: views by id, each of which changes by itself only. A match may be told of by
// two channels, the list's and its own: the newer data counts.
import type { MatchStateView, Outright, SportMatch } from "#contract/api/sport.ts";
import { createCells } from "./cells.ts";
import type { FeedChannel } from "./feed-channel.ts";
import { followed, isPolling, onFrame } from "./feed.ts";
import { serverNow } from "../../../lib/clock.ts";
import { factsOf, listChannel, matchChannel } from "./opened.ts";
import type { Movement, Price } from "./prices.ts";
import { isSame } from "./same-match.ts";

export interface PriceView {
  /** As the market is quoted; see `shownOdds`. */
  readonly odds: string;
  /** The price and its market are open. */
  readonly active: boolean;
  /** The data is too old to bet on. */
  readonly stale: boolean;
  /** Back to `same` after some seconds. */
  readonly moved: Movement;
  /** Server time, epoch milliseconds. */
  readonly movedAt: number;
}

export interface FeedHealth {
  readonly state: "loading" | "live" | "polling" | "stale" | "error" | "empty";
  /** Server time of the data, to some seconds; 0 before there is any. */
  readonly dataAt: number;
  readonly retry: () => void;
}

/** Key of what there is one of: the list. */
export const LIST = "";
const NO_IDS: readonly string[] = [];
const NO_OUTRIGHTS: readonly Outright[] = [];
const DATA_STEP_MS = 3000;

export const cells = {
  ids: createCells(() => listChannel()?.model.content.ids ?? NO_IDS),
  outrights: createCells(() => listChannel()?.model.content.contests ?? NO_OUTRIGHTS),
  match: createCells(readMatch),
  state: createCells(readState, isSame),
  price: createCells(readPrice, isSame),
  health: createCells(readHealth, isSameHealth),
  facts: createCells(factsOf),
};

/** By channel, what its views were told last about the age of its data. */
const told = new WeakMap<FeedChannel, string>();
let known: ReadonlySet<FeedChannel> = new Set();

onFrame((channels) => {
  const now = serverNow();
  for (const channel of channels) {
    const changes = channel.model.takeChanges(now);
    cells.price.changed(changes.prices);
    cells.state.changed(changes.states);
    cells.match.changed(changes.matches);
    const age = `${channel.isStale(true)} ${channel.isStale(false)}`;
    if (told.get(channel) !== age) cells.price.changedAll();
    told.set(channel, age);
  }
  // Another list, or a match that was opened or closed: everything may have another source.
  if (known.size !== channels.size || [...channels].some((channel) => !known.has(channel))) {
    known = new Set(channels);
    for (const each of [cells.price, cells.state, cells.match]) each.changedAll();
  }
  for (const each of [cells.ids, cells.outrights, cells.health, cells.facts]) each.changedAll();
});

function readPrice(id: string): PriceView | undefined {
  const channel = newest(({ prices }) => prices.byId.has(id));
  const price = channel?.model.content.prices.byId.get(id);
  return channel && price ? priceView(channel, price) : undefined;
}

function priceView(channel: FeedChannel, price: Price): PriceView {
  const { odds, active, market, moved, movedAt, gameId } = price;
  const live = channel.model.content.states.get(gameId)?.isLive ?? false;
  return {
    odds,
    active: active && market.state === "open",
    stale: channel.isStale(live),
    moved,
    movedAt,
  };
}

function readState(gameId: string): MatchStateView | undefined {
  return newest(({ states }) => states.has(gameId))?.model.content.states.get(gameId);
}

/** With all markets where the match itself is open; what is beyond the table is for the list to say. */
function readMatch(gameId: string): SportMatch | undefined {
  const listed = listChannel()?.model.content.matches.get(gameId);
  const whole = matchChannel(gameId)?.model.content.matches.get(gameId);
  if (whole && listed) return { ...whole, more: listed.more };
  return whole ?? listed;
}

/** Of the channels that hold it the one with the newest data. */
function newest(has: (content: FeedChannel["model"]["content"]) => boolean): FeedChannel | null {
  let found: FeedChannel | null = null;
  for (const channel of followed()) {
    if (!has(channel.model.content)) continue;
    if (found === null || channel.model.dataAt > found.model.dataAt) found = channel;
  }
  return found;
}

function readHealth(key: string): FeedHealth {
  const channel = key === LIST ? listChannel() : matchChannel(key);
  if (!channel) return { state: "loading", dataAt: 0, retry: noRetry };
  return { state: stateOf(channel), dataAt: channel.model.dataAt, retry: channel.load };
}

function stateOf(channel: FeedChannel): FeedHealth["state"] {
  const { model } = channel;
  if (model.seq === null) return channel.failed ? "error" : "loading";
  const { ids, contests } = model.content;
  if (channel.isStale(channel.hasLive())) return "stale";
  if (ids.length + contests.length === 0) return "empty";
  return isPolling() ? "polling" : "live";
}

function isSameHealth(before: FeedHealth, after: FeedHealth): boolean {
  return (
    before.state === after.state &&
    before.retry === after.retry &&
    Math.abs(after.dataAt - before.dataAt) < DATA_STEP_MS
  );
}

function noRetry(): void {}

/** Server time of the data about a match; 0 before there is any. */
export function dataTime(gameId: string): number {
  return newest(({ states }) => states.has(gameId))?.model.dataAt ?? 0;
}
