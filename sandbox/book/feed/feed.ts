// The feed: sockets that follow channels. One ticker brings every followed channel up to date; nothing runs
// while nobody listens.
import type { FeedRequest } from "#contract/api/sport-feed.ts";
import type { Backend } from "../../backend.ts";
import { bookOf } from "../book.ts";
import type { FeedControl } from "./feed-faults.ts";
import { type Connection, createRoom, followed, type Follower, type Room } from "./room.ts";

export interface Feed {
  connect(connection: Connection): {
    receive(request: FeedRequest): void;
    leave(): void;
  };
  control(change: FeedControl): void;
  state(): object;
  close(): void;
}

const TICK = 500;
const HEARTBEAT = 10_000;
/** Of the open prices of a list so many change when they are made anew. */
const CHANGED = 0.86;
const FASTEST = 100;

export function createFeed(backend: Backend): Feed {
  const room = createRoom(backend);
  const { followers } = room;
  const ticker = createTimer(() => room.tick(), TICK);
  const heart = createTimer(() => room.beat(), HEARTBEAT);
  const wake = () => {
    ticker.run(followed(followers).length > 0);
    heart.run(followers.size > 0);
  };
  return {
    connect(connection) {
      const follower: Follower = { connection, channels: new Map() };
      followers.add(follower);
      wake();
      return {
        receive(request) {
          receive(backend, room, follower, request);
          wake();
        },
        leave() {
          followers.delete(follower);
          wake();
        },
      };
    },
    control(change) {
      setBook(backend, change);
      setRoom(room, change);
      if (change.tickMs !== undefined) ticker.setEvery(change.tickMs);
      wake();
    },
    state: () => ({
      ...room.faults,
      ...bookOf(backend.world()).settings,
      sockets: followers.size,
      channels: followed(followers),
    }),
    close() {
      for (const { connection } of followers) connection.close();
      followers.clear();
      wake();
    },
  };
}

function receive(backend: Backend, room: Room, follower: Follower, request: FeedRequest): void {
  switch (request.type) {
    case "ping":
      room.send(follower, { type: "heartbeat", time: backend.clock.now() });
      break;
    case "unsubscribe":
      follower.channels.delete(request.channel);
      break;
    case "subscribe":
      room.follow(follower, request);
  }
}

function createTimer(act: () => void, usual: number) {
  let running: NodeJS.Timeout | null = null;
  let every = usual;
  return {
    /** From its next start on. */
    setEvery(next: number) {
      every = next;
      this.run(false);
    },
    run(wanted: boolean) {
      if (wanted) running ??= setInterval(act, every).unref();
      else if (running) {
        clearInterval(running);
        running = null;
      }
    },
  };
}

function setRoom({ faults, followers }: Room, change: FeedControl): void {
  const { paused, delayMs, close, gap, duplicate, reorder } = change;
  if (paused !== undefined) faults.paused = paused;
  if (delayMs !== undefined) faults.delayMs = delayMs;
  for (const { connection, channels } of followers) {
    for (const listener of channels.values()) listener.plan({ gap, duplicate, reorder });
    if (close === true) connection.close();
  }
}

/** So many changes a second are so many matches priced anew. */
function setBook(backend: Backend, { changesPerSecond, matches }: FeedControl): void {
  const { settings, programme, views } = bookOf(backend.world());
  if (matches !== undefined) settings.matches = matches;
  if (changesPerSecond === undefined) return;
  const time = backend.clock.now();
  const open = programme
    .list({ sport: "FT", show: "RB", date: null }, time)
    .flatMap((fixture) => views.listed(fixture, time).markets)
    .flatMap(({ prices }) => prices.filter(({ active }) => active)).length;
  settings.pace =
    changesPerSecond === null
      ? null
      : Math.max(FASTEST, Math.round((open * CHANGED * 1000) / changesPerSecond));
}
