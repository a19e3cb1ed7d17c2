// One channel as one socket follows it: which delta was sent last, and what to send next.
import type { FeedDelta, FeedMessage } from "#contract/api/sport-feed.ts";
import { MAX_FRAME_BYTES } from "#contract/stream.ts";
import type { Channel } from "./channel.ts";

export interface Subscription {
  /** Sends the deltas after `since`, or a snapshot when it is null or too long ago. */
  start(since: number | null, time: number): void;
  /** Sends what is new. */
  sendNews(time: number): void;
}

interface Settings {
  readonly name: string;
  readonly channel: () => Channel | null;
  /** Serializes a message in the player's locale. */
  readonly write: (message: FeedMessage) => string;
  readonly send: (text: string) => void;
  readonly sendDelta: (text: string) => void;
}

export function createSubscription(settings: Settings): Subscription {
  const { name, channel, write, send, sendDelta } = settings;
  let sent = 0;
  const refuse = (reason: "unknown" | "tooLarge") =>
    send(write({ type: "refused", channel: name, reason }));
  const sendFitting = (text: string, act: (text: string) => void) => {
    if (Buffer.byteLength(text) <= MAX_FRAME_BYTES) act(text);
    else refuse("tooLarge");
  };
  const sendSnapshot = (from: Channel, time: number) => {
    const now = from.snapshot(time);
    sent = now.seq;
    const text = write({
      type: "snapshot",
      channel: name,
      seq: now.seq,
      time: now.time,
      matches: [...now.matches],
      outrights: [...now.outrights],
    });
    sendFitting(text, send);
  };
  const deliver = (delta: FeedDelta) => {
    sent = delta.seq;
    sendFitting(write(delta), sendDelta);
  };
  return {
    start(since, time) {
      const from = channel();
      if (!from) return refuse("unknown");
      const missed = since === null ? null : from.since(since);
      if (missed === null) return sendSnapshot(from, time);
      sent = since ?? 0;
      missed.forEach(deliver);
    },
    sendNews(time) {
      const from = channel();
      if (!from || from.seq === sent) return;
      const missed = from.since(sent);
      if (missed === null) sendSnapshot(from, time);
      else missed.forEach(deliver);
    },
  };
}
