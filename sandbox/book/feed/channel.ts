// One channel: its content, numbered, and the changes that led there. It is brought up to date when somebody
// asks or the feed's ticker says so; between, nothing runs.
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import type { Book } from "../book.ts";
import type { Watched } from "./channel-name.ts";
import { type Changes, changesBetween, isEmpty, NO_CHANGES } from "./changes.ts";
import { type Content, contentOf } from "./content.ts";

export interface Snapshot extends Content {
  readonly channel: string;
  readonly seq: number;
  readonly time: number;
}

export interface Channel {
  /** As of now, or of a moment ago. */
  snapshot(time: number): Snapshot;
  /** @param confirm numbers an empty change, too, so that its time is told */
  advance(time: number, confirm?: boolean): void;
  /** What follows a number; null where that is not known any more. */
  since(seq: number): readonly FeedDelta[] | null;
  readonly seq: number;
}

const RING = 200;
/** Lists asked for in quick succession are the same one. */
const FRESH = 250;

interface Named {
  readonly name: string;
  readonly watched: Watched;
  readonly firstSeq: number;
}

export function createChannel(book: Book, named: Named, begun: number): Channel {
  const { name, watched } = named;
  let content = contentOf(book, watched, begun);
  let seq = named.firstSeq;
  let at = begun;
  let told = stampOf(book);
  let ring: FeedDelta[] = [];
  const advance = (time: number, confirm = false) => {
    const after = contentOf(book, watched, time);
    const changes: Changes | null = changesBetween(content, after);
    content = after;
    at = time;
    told = stampOf(book);
    if (changes === null) {
      seq += 1;
      ring = [];
    } else if (confirm || !isEmpty(changes)) {
      seq += 1;
      ring.push({ type: "delta", channel: name, seq, time, ...NO_CHANGES, ...changes });
      if (ring.length > RING) ring.shift();
    }
  };
  return {
    get seq() {
      return seq;
    },
    advance,
    snapshot(time) {
      if (Math.abs(time - at) >= FRESH || told !== stampOf(book)) advance(time);
      return { channel: name, seq, time: at, ...content };
    },
    since(from) {
      if (from === seq) return [];
      const [first] = ring;
      if (!first || from < first.seq - 1 || from > seq) return null;
      return ring.filter((delta) => delta.seq > from);
    },
  };
}

/** Differs after everything that tests and demos change. */
function stampOf({ settings, orders }: Book): string {
  return `${orders.version} ${JSON.stringify(settings)}`;
}
