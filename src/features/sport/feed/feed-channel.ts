// One channel of the feed as the page follows it: loaded by a call, updated by the socket, reloaded when a
// gap stays open or without a socket. Call `tick` regularly.
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import { STALE_MS } from "#contract/betting/sports.ts";
import { POLL_MS } from "#contract/stream.ts";
import { serverNow } from "#lib/time/clock.ts";
import { isOffline } from "#lib/browser/offline.ts";
import type { Keeps } from "./feed-content.ts";
import type { FeedSnapshot } from "./feed-changes.ts";
import { createFeedModel, type FeedModel } from "./feed-model.ts";

export interface Loaded extends FeedSnapshot {
  readonly channel: string;
}

interface ChannelOptions {
  readonly load: (signal: AbortSignal) => Promise<Loaded>;
  /** @returns false without a socket */
  readonly send: (request: FeedRequest) => boolean;
  /** Called when anything may have changed. */
  readonly onChange: () => void;
  readonly keeps?: Keeps;
  /** Reload interval while a match is live, for data the socket does not carry. */
  readonly reloadEvery?: number;
  /** Retry interval after a failed first load; without it the player retries. */
  readonly retryEvery?: number;
}

export interface FeedChannel {
  readonly model: FeedModel;
  /** Name given by the server; null before it is loaded. */
  readonly name: string | null;
  /** Of the last load; null after a good one. */
  readonly failure: unknown;
  load(): void;
  /** Loads again, discarding a load in progress. */
  reload(): void;
  /** The socket is open: continues where the data ends. */
  follow(): void;
  receive(message: Exclude<FeedMessage, { readonly type: "heartbeat" }>): void;
  tick(polling: boolean): void;
  /** The socket is lost: nothing can be bet on until newer data arrives. */
  lose(): void;
  isLost(): boolean;
  /** The data is older than allowed, for live matches or the others, or the line is lost. */
  isStale(live: boolean): boolean;
  /** The data as a whole is older than allowed. */
  isOld(): boolean;
  hasLive(): boolean;
  close(): void;
}

/** Minimum between two requests for the same snapshot. */
const ASK_AGAIN_MS = 5000;
/** An open but silent socket: the data is reloaded when it is this much older than allowed. */
const SILENT_MS = 20_000;

export function createFeedChannel(options: ChannelOptions): FeedChannel {
  const { send, onChange, reloadEvery = Infinity, retryEvery = Infinity } = options;
  const model = createFeedModel(options.keeps);
  const loader = createLoader(options.load, { done: loaded, failed: onChange });
  const asker = createAsker();
  let name: string | null = null;
  const freshness = createFreshness(model);

  function loaded(answer: Loaded) {
    name = answer.channel;
    // Ignore an answer that changes have overtaken, unless the numbering restarted.
    const overtaken = model.seq !== null && answer.seq < model.seq && !freshness.isOld();
    if (!overtaken) {
      model.applySnapshot(answer, performance.now());
      freshness.renew();
    }
    asker.answered();
    subscribe(model.seq);
    onChange();
  }
  const subscribe = (since: number | null): boolean =>
    name !== null && send({ type: "subscribe", channel: name, since });
  const closeGap = () => {
    if (model.needsSnapshot(performance.now())) asker.ask(() => subscribe(null), loader.load);
  };

  return {
    model,
    follow: () => subscribe(model.seq),
    ...freshness,
    get name() {
      return name;
    },
    get failure() {
      return loader.failure;
    },
    load: loader.reset,
    reload() {
      loader.stop();
      loader.load();
    },
    receive(message) {
      if (message.type === "refused") asker.refused(loader.load); // the snapshot exceeds a frame
      else freshness.renew();
      if (message.type === "delta") model.applyDelta(message, performance.now());
      if (message.type === "snapshot") {
        model.applySnapshot(message, performance.now());
        asker.answered();
      }
      closeGap();
      onChange();
    },
    tick(polling) {
      closeGap();
      const usual = model.seq === null ? retryEvery : loadEvery(model, reloadEvery);
      if (loader.age() >= (polling ? POLL_MS : usual)) loader.load();
    },
    close() {
      loader.stop();
      if (name !== null) send({ type: "unsubscribe", channel: name });
    },
  };
}

/** Whether the data may be bet on. */
function createFreshness(model: FeedModel) {
  let lost = false;
  return {
    lose: () => void (lost = true),
    renew: () => void (lost = false),
    isLost: () => lost,
    // A socket may take a minute to notice that the line is gone.
    isStale: (live: boolean) => lost || isOffline() || ageOver(model, live) > 0,
    isOld: () => ageOver(model, hasLive(model)) > 0,
    hasLive: () => hasLive(model),
  };
}

/** Milliseconds the data is older than allowed; negative while it is fresh. */
function ageOver({ dataAt }: FeedModel, live: boolean): number {
  return serverNow() - dataAt - (live ? STALE_MS.live : STALE_MS.other);
}

function hasLive({ content }: FeedModel): boolean {
  for (const state of content.states.values()) if (state.isLive) return true;
  return false;
}

/** Reload interval while a socket is open. */
function loadEvery(model: FeedModel, reloadEvery: number): number {
  const live = hasLive(model);
  if (ageOver(model, live) > SILENT_MS) return SILENT_MS;
  return live ? reloadEvery : Infinity;
}

/** Requests a snapshot by socket first, which keeps it in order with the changes; the next time by a call. */
function createAsker() {
  let askedAt = -Infinity;
  let refusedAt = -Infinity;
  let bySocket = true;
  return {
    answered() {
      bySocket = true;
    },
    ask(subscribe: () => boolean, load: () => void) {
      const now = performance.now();
      if (now - askedAt < ASK_AGAIN_MS) return;
      askedAt = now;
      if (!bySocket || !subscribe()) load();
      bySocket = !bySocket;
    },
    refused(load: () => void) {
      const now = performance.now();
      if (now - refusedAt < ASK_AGAIN_MS) return;
      refusedAt = now;
      load();
    },
  };
}

interface Outcome {
  readonly done: (answer: Loaded) => void;
  readonly failed: () => void;
}

/** One call at a time. */
function createLoader(load: ChannelOptions["load"], outcome: Outcome) {
  let running: AbortController | null = null;
  let endedAt = -Infinity;
  let failure: unknown = null;
  const ended = (abort: AbortController, error: unknown): boolean => {
    if (running !== abort) return false;
    running = null;
    endedAt = performance.now();
    failure = error;
    return true;
  };
  function begin() {
    if (running !== null) return;
    const abort = new AbortController();
    running = abort;
    load(abort.signal).then(
      (answer) => ended(abort, null) && outcome.done(answer),
      (error: unknown) => ended(abort, error) && outcome.failed(),
    );
  }
  return {
    get failure() {
      return failure;
    },
    /** Milliseconds since the last call ended; 0 while one runs. */
    age: () => (running === null ? performance.now() - endedAt : 0),
    load: begin,
    /** Clears the failure of the last call. */
    reset() {
      failure = null;
      begin();
    },
    stop() {
      running?.abort();
      running = null;
    },
  };
}
