// Everybody who listens, and what is brought up to date for them.
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import type { Locale } from "#contract/locales.ts";
import type { Backend } from "../../backend.ts";
import type { World } from "../../world.ts";
import type { Channel } from "./channel.ts";
import { createWriter } from "./feed-writer.ts";
import { hubOf } from "./hub.ts";
import { createListener, type Listener } from "./listener.ts";

/** What a socket is to the feed. */
export interface Connection {
  readonly locale: Locale;
  send(text: string): void;
  close(): void;
}

export interface Follower {
  readonly connection: Connection;
  readonly channels: Map<string, Listener>;
}

export interface Room {
  readonly followers: Set<Follower>;
  /** On demand: nothing is sent but heartbeats, or everything later. */
  readonly faults: { paused: boolean; delayMs: number };
  tick(): void;
  beat(): void;
  follow(follower: Follower, request: Subscription): void;
  send(follower: Follower, message: FeedMessage): void;
}

type Subscription = Extract<FeedRequest, { readonly type: "subscribe" }>;

/** Ticks without a change after which a channel confirms that its data is of now. */
const CONFIRM_AFTER = 5;
const CHANNELS_EACH = 24;

export function createRoom(backend: Backend): Room {
  const followers = new Set<Follower>();
  const faults = { paused: false, delayMs: 0 };
  const quiet = new Map<string, number>();
  const writeTo = createWriter(backend);
  let world: World = backend.world();
  const channelOf = (name: string): Channel | null =>
    hubOf(world).channel(name, backend.clock.now());
  const deliver = ({ connection }: Follower, text: string) => {
    if (faults.delayMs === 0) connection.send(text);
    else setTimeout(() => connection.send(text), faults.delayMs).unref();
  };
  /** @returns whether the sandbox was reset; whoever listens starts anew then */
  const startAnew = (): boolean => {
    if (backend.world() === world) return false;
    world = backend.world();
    Object.assign(faults, { paused: false, delayMs: 0 });
    for (const { channels } of followers) {
      for (const listener of channels.values()) listener.begin(null, backend.clock.now());
    }
    return true;
  };
  const send = (follower: Follower, message: FeedMessage) =>
    deliver(follower, writeTo(message, follower.connection.locale));
  return {
    followers,
    faults,
    send,
    tick() {
      if (startAnew() || faults.paused) return;
      const time = backend.clock.now();
      for (const name of followed(followers)) bringUp(channelOf(name), name, time, quiet);
      for (const { channels } of followers) {
        for (const listener of channels.values()) listener.catchUp(time);
      }
    },
    beat() {
      const message = { type: "heartbeat", time: backend.clock.now() } as const;
      for (const follower of followers) send(follower, message);
    },
    follow(follower, { channel: name, since }) {
      startAnew();
      const { connection, channels } = follower;
      if (!channelOf(name) || (channels.size >= CHANNELS_EACH && !channels.has(name))) {
        return send(follower, { type: "refused", channel: name, reason: "unknown" });
      }
      const listener = createListener({
        name,
        channel: () => channelOf(name),
        write: (message) => writeTo(message, connection.locale),
        send: (text) => deliver(follower, text),
      });
      channels.set(name, listener);
      listener.begin(since, backend.clock.now());
    },
  };
}

export function followed(followers: ReadonlySet<Follower>): string[] {
  return [...new Set([...followers].flatMap(({ channels }) => [...channels.keys()]))];
}

function bringUp(
  channel: Channel | null,
  name: string,
  time: number,
  quiet: Map<string, number>,
): void {
  if (!channel) return;
  const before = channel.seq;
  const silent = quiet.get(name) ?? 0;
  channel.advance(time, silent >= CONFIRM_AFTER);
  quiet.set(name, channel.seq === before ? silent + 1 : 0);
}
