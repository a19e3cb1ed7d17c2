// One channel: its numbered content and the latest deltas. It is updated on request or by the feed's timer.
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import { type Changes, changesBetween, isEmpty, NO_CHANGES } from "./channel-changes.ts";
import type { ChannelTarget } from "./channel-name.ts";
import type { ChannelContent, ChannelSource } from "./channel-source.ts";

export interface Snapshot extends ChannelContent {
  readonly channel: string;
  readonly seq: number;
  readonly time: number;
}

export interface Channel {
  /** At most `FRESH_MS` old. */
  snapshot(time: number): Snapshot;
  /** @param confirm adds a delta even without a change, so that clients get the new time */
  advance(time: number, confirm?: boolean): void;
  /** Deltas after `seq`; null when they are no longer kept. */
  since(seq: number): readonly FeedDelta[] | null;
  readonly seq: number;
}

const DELTAS_KEPT = 200;
/** Requests within this time get the same content. */
const FRESH_MS = 250;

interface Named {
  readonly name: string;
  readonly watched: ChannelTarget;
  readonly firstSeq: number;
}

export function createChannel(source: ChannelSource, named: Named, begun: number): Channel {
  const { name, watched } = named;
  let content = source.content(watched, begun);
  let seq = named.firstSeq;
  let at = begun;
  let version = source.version();
  let deltas: FeedDelta[] = [];
  const advance = (time: number, confirm = false) => {
    const after = source.content(watched, time);
    const changes: Changes | null = changesBetween(content, after);
    content = after;
    at = time;
    version = source.version();
    if (changes === null) {
      seq += 1;
      deltas = [];
    } else if (confirm || !isEmpty(changes)) {
      seq += 1;
      deltas.push({ type: "delta", channel: name, seq, time, ...NO_CHANGES, ...changes });
      if (deltas.length > DELTAS_KEPT) deltas.shift();
    }
  };
  return {
    get seq() {
      return seq;
    },
    advance,
    snapshot(time) {
      if (Math.abs(time - at) >= FRESH_MS || version !== source.version()) advance(time);
      return { channel: name, seq, time: at, ...content };
    },
    since(from) {
      if (from === seq) return [];
      const [first] = deltas;
      if (!first || from < first.seq - 1 || from > seq) return null;
      return deltas.filter((delta) => delta.seq > from);
    },
  };
}
