// The push feed: sockets subscribe to channels, and a timer sends each of them what has changed. Nothing
// runs while nobody is connected.
import type { FeedRequest } from "#contract/api/sport-feed.ts";
import type { Backend } from "../wire/backend.ts";
import { type Connection, type Delivery, DIRECT } from "./connection.ts";
import { createInterval } from "./interval.ts";
import { createSubscribers, type Subscriber, type Subscribers } from "./subscribers.ts";

export interface Feed {
  connect(connection: Connection): {
    receive(request: FeedRequest): void;
    leave(): void;
  };
  /** @param milliseconds between two updates of the channels */
  setUpdateInterval(milliseconds: number): void;
  closeSockets(): void;
  state(): { readonly sockets: number; readonly channels: readonly string[] };
  close(): void;
}

/** With the way to the page and its next frame, a change is on the screen within half a second. */
const UPDATE_MS = 200;
const HEARTBEAT_MS = 10_000;

export function createFeed(backend: Backend, delivery: Delivery = DIRECT): Feed {
  const subscribers = createSubscribers(backend, delivery);
  const { all } = subscribers;
  const updates = createInterval(() => subscribers.update(), UPDATE_MS);
  const heartbeats = createInterval(() => subscribers.sendHeartbeats(), HEARTBEAT_MS);
  const startOrStopTimers = () => {
    updates.run(subscribers.channels().length > 0);
    heartbeats.run(all.size > 0);
  };
  const closeSockets = () => {
    for (const { connection } of all) connection.close();
  };
  return {
    closeSockets,
    connect(connection) {
      const subscriber: Subscriber = { connection, subscriptions: new Map() };
      all.add(subscriber);
      startOrStopTimers();
      return {
        receive(request) {
          handle(backend, subscribers, subscriber, request);
          startOrStopTimers();
        },
        leave() {
          all.delete(subscriber);
          startOrStopTimers();
        },
      };
    },
    setUpdateInterval(milliseconds) {
      updates.setInterval(milliseconds);
      startOrStopTimers();
    },
    state: () => ({ sockets: all.size, channels: subscribers.channels() }),
    close() {
      closeSockets();
      all.clear();
      startOrStopTimers();
    },
  };
}

function handle(
  { now }: Backend,
  subscribers: Subscribers,
  subscriber: Subscriber,
  request: FeedRequest,
): void {
  switch (request.type) {
    case "ping":
      subscribers.send(subscriber, { type: "heartbeat", time: now() });
      break;
    case "unsubscribe":
      subscriber.subscriptions.delete(request.channel);
      break;
    case "subscribe":
      subscribers.subscribe(subscriber, request);
  }
}
