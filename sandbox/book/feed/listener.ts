// One channel as one socket follows it: what it was sent last, and the trouble on its way.
import { type FeedDelta, type FeedMessage, MAX_FRAME_BYTES } from "#contract/api/sport-feed.ts";
import type { Channel } from "./channel.ts";
import { NO_TROUBLE, type PlannedTrouble } from "./feed-faults.ts";

export interface Listener {
  /** Follows from a number on, or from a snapshot. */
  begin(since: number | null, time: number): void;
  /** Sends what came since. */
  catchUp(time: number): void;
  plan(trouble: Planned): void;
}

type Planned = { readonly [Kind in keyof PlannedTrouble]?: PlannedTrouble[Kind] | undefined };

interface Way {
  readonly name: string;
  readonly channel: () => Channel | null;
  /** A message as text, in the player's locale. */
  readonly write: (message: FeedMessage) => string;
  readonly send: (text: string) => void;
}

export function createListener({ name, channel, write, send }: Way): Listener {
  const trouble: PlannedTrouble = { ...NO_TROUBLE };
  let sent = 0;
  let held: string | null = null;
  const fits = (text: string) => Buffer.byteLength(text) <= MAX_FRAME_BYTES;
  const reload = () => {
    send(write({ type: "refused", channel: name, reason: "tooLarge" }));
  };
  const snapshot = (from: Channel, time: number) => {
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
    if (fits(text)) send(text);
    else reload();
  };
  const deliver = (delta: FeedDelta) => {
    sent = delta.seq;
    const text = write(delta);
    if (!fits(text)) return reload();
    if (take(trouble, "gap")) return;
    if (held === null && take(trouble, "reorder")) {
      held = text;
      return;
    }
    send(text);
    if (take(trouble, "duplicate")) send(text);
    if (held !== null) send(held);
    held = null;
  };
  return {
    begin(since, time) {
      const from = channel();
      if (!from) return send(write({ type: "refused", channel: name, reason: "unknown" }));
      const missed = since === null ? null : from.since(since);
      if (missed === null) return snapshot(from, time);
      sent = since ?? 0;
      missed.forEach(deliver);
    },
    catchUp(time) {
      const from = channel();
      if (!from || from.seq === sent) return;
      const missed = from.since(sent);
      if (missed === null) snapshot(from, time);
      else missed.forEach(deliver);
    },
    plan(next) {
      trouble.gap = next.gap ?? trouble.gap;
      trouble.duplicate = next.duplicate ?? trouble.duplicate;
      trouble.reorder = next.reorder ?? trouble.reorder;
    },
  };
}

function take(trouble: PlannedTrouble, kind: keyof PlannedTrouble): boolean {
  if (trouble[kind] === 0) return false;
  trouble[kind] -= 1;
  return true;
}
