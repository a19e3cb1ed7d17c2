// The cash-out offer of one ticket. An event in one of its matches withdraws it; it is quoted again when
// prices are back, when one of them moves, and before it expires.
import type * as v from "valibot";
import type { cashOutQuote } from "#contract/api/tickets.ts";
import type { LegNow } from "../feed/feed-terms.ts";
import { createAsker } from "../feed/quote-asker.ts";

export type CashOutQuote = v.InferOutput<typeof cashOutQuote.response>;

export type OfferView =
  | { readonly kind: "waiting" | "suspended" }
  /** With the book's reason, when it gives one. */
  | { readonly kind: "none"; readonly reason: CashOutQuote["reason"] }
  | { readonly kind: "open"; readonly quote: CashOutQuote };

export interface OfferRunner {
  /** The same object until it changes. */
  get(): OfferView;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** @param every milliseconds between two quotes without an event @returns how to stop */
  follow(every: number): () => void;
  /** The offer was taken, or is no longer followed. */
  clear(): void;
}

interface OfferDeps {
  readonly ask: () => Promise<CashOutQuote>;
  /** False while the page is hidden: due quotes wait. */
  readonly isSeen: () => boolean;
  /** The open legs, from the feed. */
  readonly look: () => readonly LegNow[];
  readonly onFeed: (listener: () => void) => () => void;
}

/** Least time between two quotes for moving prices: the offer is half a second behind them at most. */
const MOVED_MS = 250;
/** Interval of quotes while there is no offer. */
const SHUT_MS = 2500;
const WAITING: OfferView = { kind: "waiting" };
const SUSPENDED: OfferView = { kind: "suspended" };

export function createOffer({ ask, isSeen, look, onFeed }: OfferDeps): OfferRunner {
  const listeners = new Set<() => void>();
  let view = WAITING;
  let quote: CashOutQuote | null = null;
  /** An event happened after the quote was requested. */
  let overtaken = false;
  let legs: readonly LegNow[] = [];
  let every = Infinity;

  const isDown = () => legs.some(({ down }) => down);
  const show = () => {
    const next = viewOf(quote, overtaken || isDown());
    if (isSame(next, view)) return;
    view = next;
    for (const listener of listeners) listener();
  };
  const asker = createAsker({
    ask: () => (isSeen() ? ask() : null),
    wait: () => (view.kind === "open" ? every : Math.min(every, SHUT_MS)),
    answered(answer) {
      quote = answer;
      overtaken = false;
      show();
    },
  });
  const hear = () => {
    const before = legs;
    legs = look();
    if (hasHappened(before, legs)) {
      overtaken = true;
      asker.drop();
      if (!isDown()) asker.ask();
    } else if (hasMoved(before, legs)) asker.askWithin(MOVED_MS);
    show();
  };

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(wait) {
      every = wait;
      legs = look();
      asker.ask();
      show();
      const stops = [onFeed(hear), asker.stop];
      return () => stops.forEach((stop) => stop());
    },
    clear() {
      quote = null;
      show();
    },
  };
}

function viewOf(quote: CashOutQuote | null, isShut: boolean): OfferView {
  if (quote === null) return WAITING;
  if (quote.state === "none") return { kind: "none", reason: quote.reason };
  return isShut || quote.state === "suspended" ? SUSPENDED : { kind: "open", quote };
}

function isSame(one: OfferView, other: OfferView): boolean {
  if (one.kind === "open" && other.kind === "open") return one.quote === other.quote;
  if (one.kind === "none" && other.kind === "none") return one.reason === other.reason;
  return one.kind === other.kind;
}

/** A score, a red card, prices suspended or back. Data that becomes known is no event. */
function hasHappened(before: readonly LegNow[], after: readonly LegNow[]): boolean {
  return after.some(({ figures, down }, index) => {
    const was = before[index];
    if (was === undefined) return false;
    const known = was.figures !== null && figures !== null;
    return was.down !== down || (known && was.figures !== figures);
  });
}

function hasMoved(before: readonly LegNow[], after: readonly LegNow[]): boolean {
  return after.some(({ prices }, index) => prices !== before[index]?.prices);
}
