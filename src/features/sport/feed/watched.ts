// Prices on view beside the list: those of the slip and of open bets, wherever their matches are listed. They
// share one channel; a new set is a new channel, which takes over once loaded.
import { priceList } from "#contract/api/sport.ts";
import { MAX_FOLLOWED_PRICES } from "#contract/betting/sports.ts";
import { POLL_MS } from "#contract/stream.ts";
import { createFeedChannel, type FeedChannel } from "./feed-channel.ts";
import { noteServerTime } from "./feed-clock.ts";
import { addChannel, changed, dropChannel, send } from "./feed.ts";
import { requestResource } from "./resource.ts";

export interface PriceWatch {
  /** Replaces the watched prices. */
  set(priceIds: readonly string[]): void;
  stop(): void;
}

interface Followed {
  readonly ids: ReadonlySet<string>;
  readonly channel: FeedChannel;
}

/** Collects changes of one moment into one request, and lets a remount pass. */
const SETTLE_MS = 50;

const wanted = new Map<object, readonly string[]>();
let shown: Followed | null = null;
let coming: Followed | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

export function watchPrices(): PriceWatch {
  const own = {};
  return {
    set(priceIds) {
      wanted.set(own, priceIds);
      settleSoon();
    },
    stop() {
      wanted.delete(own);
      settleSoon();
    },
  };
}

/** The channel that reports a watched price, including its removal; null before it is loaded. */
export function watchedChannel(priceId: string): FeedChannel | null {
  return shown?.ids.has(priceId) === true ? shown.channel : null;
}

function settleSoon(): void {
  timer ??= setTimeout(settle, SETTLE_MS);
}

function settle(): void {
  timer = null;
  const ids = new Set([...wanted.values()].flat().slice(0, MAX_FOLLOWED_PRICES));
  if (isOf(coming ?? shown, ids)) return;
  if (coming !== null) dropChannel(coming.channel);
  coming = null;
  if (isOf(shown, ids)) return;
  if (ids.size > 0) {
    coming = { ids, channel: channelOf([...ids]) };
    addChannel(coming.channel);
  } else if (shown !== null) {
    dropChannel(shown.channel);
    shown = null;
  }
}

function isOf(followed: Followed | null, ids: ReadonlySet<string>): boolean {
  const known = followed?.ids ?? new Set();
  return known.size === ids.size && [...ids].every((id) => known.has(id));
}

function channelOf(prices: readonly string[]): FeedChannel {
  const channel = createFeedChannel({
    send,
    retryEvery: POLL_MS,
    onChange() {
      if (coming?.channel === channel && channel.model.seq !== null) takeOver();
      changed();
    },
    async load(signal) {
      const answer = await requestResource(
        priceList,
        { prices: [...prices] },
        { signal, quiet: true },
      );
      noteServerTime(answer.time);
      return answer;
    },
  });
  return channel;
}

function takeOver(): void {
  const former = shown;
  shown = coming;
  coming = null;
  if (former !== null) dropChannel(former.channel);
}
