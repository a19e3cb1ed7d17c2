// Who is connected to the feed, and what each of them subscribed to.
import type { FeedMessage, FeedRequest } from "#contract/api/sport-feed.ts";
import type { Backend } from "../wire/backend.ts";
import type { Channel } from "./channel.ts";
import type { Connection, Delivery } from "./connection.ts";
import { createWriter } from "./message-writer.ts";
import { createSubscription, type Subscription } from "./subscription.ts";

export interface Subscriber {
  readonly connection: Connection;
  /** By channel name. */
  readonly subscriptions: Map<string, Subscription>;
}

export interface Subscribers {
  readonly all: Set<Subscriber>;
  /** Names of the channels that somebody follows. */
  channels(): string[];
  /** Updates every followed channel and sends what is new. */
  update(): void;
  sendHeartbeats(): void;
  subscribe(subscriber: Subscriber, request: SubscribeRequest): void;
  send(subscriber: Subscriber, message: FeedMessage): void;
}

type SubscribeRequest = Extract<FeedRequest, { readonly type: "subscribe" }>;

/** After this many updates without a change, an empty delta confirms that the data is current. */
const CONFIRM_AFTER = 12;
const CHANNELS_EACH = 24;

export function createSubscribers(backend: Backend, delivery: Delivery): Subscribers {
  const all = new Set<Subscriber>();
  const write = createWriter(backend);
  const { ports, now } = backend;
  const updateChannel = createUpdater();
  let source = ports.channels();
  const channelOf = (name: string): Channel | null => source.channel(name, now());
  const everySubscription = () =>
    [...all].flatMap(({ subscriptions }) => [...subscriptions.values()]);
  /** @returns whether there was a reset, after which every subscription gets a snapshot */
  const restartAfterReset = (): boolean => {
    if (ports.channels() === source) return false;
    source = ports.channels();
    for (const subscription of everySubscription()) subscription.start(null, now());
    return true;
  };
  const channels = () => [
    ...new Set([...all].flatMap(({ subscriptions }) => [...subscriptions.keys()])),
  ];
  const send = ({ connection }: Subscriber, message: FeedMessage) =>
    delivery.send(connection, write(message, connection.locale));
  return {
    all,
    channels,
    send,
    update() {
      if (restartAfterReset() || delivery.isPaused()) return;
      const time = now();
      for (const name of channels()) updateChannel(name, channelOf(name), time);
      for (const subscription of everySubscription()) subscription.sendNews(time);
    },
    sendHeartbeats() {
      for (const subscriber of all) send(subscriber, { type: "heartbeat", time: now() });
    },
    subscribe(subscriber, { channel: name, since }) {
      restartAfterReset();
      const { connection, subscriptions } = subscriber;
      const isFull = subscriptions.size >= CHANNELS_EACH && !subscriptions.has(name);
      if (!channelOf(name) || isFull) {
        return send(subscriber, { type: "refused", channel: name, reason: "unknown" });
      }
      const sendText = (text: string) => delivery.send(connection, text);
      const subscription = createSubscription({
        name,
        channel: () => channelOf(name),
        write: (message) => write(message, connection.locale),
        send: sendText,
        sendDelta: delivery.deltas(sendText),
      });
      subscriptions.set(name, subscription);
      subscription.start(since, now());
    },
  };
}

function createUpdater() {
  const unchanged = new Map<string, number>();
  return (name: string, channel: Channel | null, time: number): void => {
    if (!channel) return;
    const before = channel.seq;
    const updates = unchanged.get(name) ?? 0;
    channel.advance(time, updates >= CONFIRM_AFTER);
    unchanged.set(name, channel.seq === before ? updates + 1 : 0);
  };
}
