// One channel as the page follows it: loaded by a call, kept up by the socket, loaded again where a gap
// does not close or there is no socket. `tick` does what is a matter of time.
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import { POLL_MS, STALE_MS } from "#contract/betting/sports.ts";
import { serverNow } from "../../../lib/clock.ts";
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
  /** Anything may be another now. */
  readonly onChange: () => void;
  readonly keeps?: Keeps;
  /** Loaded again this often while a match is live, for what the socket does not tell. */
  readonly reloadEvery?: number;
}

export interface FeedChannel {
  readonly model: FeedModel;
  /** As the server calls it; null before it is loaded. */
  readonly name: string | null;
  readonly failed: boolean;
  load(): void;
  /** The same though one is on its way, which is no use any more. */
  reload(): void;
  /** The socket stands: goes on from where the data ends. */
  follow(): void;
  receive(message: Exclude<FeedMessage, { readonly type: "heartbeat" }>): void;
  tick(polling: boolean): void;
  /** Its data is older than allowed for what is live, or for the rest. */
  isStale(live: boolean): boolean;
  hasLive(): boolean;
  close(): void;
}

/** Between two requests for the same snapshot. */
const ASK_AGAIN_MS = 5000;
/** A socket that stands and tells nothing: its data is asked for when it is this much older than allowed. */
const SILENT_MS = 20_000;

export function createFeedChannel(options: ChannelOptions): FeedChannel {
  const { send, onChange, reloadEvery = Infinity } = options;
  const model = createFeedModel(options.keeps);
  const loader = createLoader(options.load, { done: loaded, failed: onChange });
  const asker = createAsker();
  let name: string | null = null;

  function loaded(answer: Loaded) {
    name = answer.channel;
    // One that was overtaken by changes is no news, unless the numbers themselves began anew.
    const overtaken = model.seq !== null && answer.seq < model.seq && !isStale(hasLive(model));
    if (!overtaken) model.applySnapshot(answer, performance.now());
    asker.answered();
    follow();
    onChange();
  }
  const isStale = (live: boolean) => ageOver(model, live) > 0;
  const follow = () => subscribe(model.seq);
  const subscribe = (since: number | null): boolean =>
    name !== null && send({ type: "subscribe", channel: name, since });
  const closeGap = () => {
    if (model.needsSnapshot(performance.now())) asker.ask(() => subscribe(null), loader.load);
  };

  return {
    model,
    follow,
    isStale,
    hasLive: () => hasLive(model),
    get name() {
      return name;
    },
    get failed() {
      return loader.failed;
    },
    load: loader.anew,
    reload() {
      loader.stop();
      loader.load();
    },
    receive(message) {
      // What was asked for does not fit into a frame.
      if (message.type === "refused") asker.refused(loader.load);
      else if (message.type === "delta") model.applyDelta(message, performance.now());
      else {
        model.applySnapshot(message, performance.now());
        asker.answered();
      }
      closeGap();
      onChange();
    },
    tick(polling) {
      closeGap();
      const every = polling ? POLL_MS : loadEvery(model, reloadEvery);
      if (loader.age() >= every) loader.load();
    },
    close() {
      loader.stop();
      if (name !== null) send({ type: "unsubscribe", channel: name });
    },
  };
}

/** Milliseconds by which the data is older than allowed; negative while it is not. */
function ageOver({ dataAt }: FeedModel, live: boolean): number {
  return serverNow() - dataAt - (live ? STALE_MS.live : STALE_MS.other);
}

function hasLive({ content }: FeedModel): boolean {
  for (const state of content.states.values()) if (state.isLive) return true;
  return false;
}

/** How often it is loaded again though there is a socket. */
function loadEvery(model: FeedModel, reloadEvery: number): number {
  if (model.seq === null) return Infinity;
  const live = hasLive(model);
  if (ageOver(model, live) > SILENT_MS) return SILENT_MS;
  return live ? reloadEvery : Infinity;
}

/** Asks for a snapshot by the socket first, which is in order with its changes; the next time by a call. */
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
  let failed = false;
  const ended = (abort: AbortController, failure: boolean): boolean => {
    if (running !== abort) return false;
    running = null;
    endedAt = performance.now();
    failed = failure;
    return true;
  };
  function begin() {
    if (running !== null) return;
    const abort = new AbortController();
    running = abort;
    load(abort.signal).then(
      (answer) => ended(abort, false) && outcome.done(answer),
      () => ended(abort, true) && outcome.failed(),
    );
  }
  return {
    get failed() {
      return failed;
    },
    /** Milliseconds since the last one ended; 0 while one runs. */
    age: () => (running === null ? performance.now() - endedAt : 0),
    load: begin,
    /** Forgets that the last one failed. */
    anew() {
      failed = false;
      begin();
    },
    stop() {
      running?.abort();
      running = null;
    },
  };
}
