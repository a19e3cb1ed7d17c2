import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LegNow } from "../feed/feed-terms.ts";
import { type CashOutQuote, createOffer, type OfferRunner } from "./offer-runner.ts";

const OPEN: LegNow = { figures: "0-0 0-0", down: false, prices: "0.90 0.98" };
let legs: LegNow[];
let seen: boolean;
let answers: ((quote: CashOutQuote) => void)[];
let hear: () => void;
let offer: OfferRunner;
let stop: () => void;
const ask = vi.fn<() => Promise<CashOutQuote>>();

beforeEach(() => {
  vi.useFakeTimers();
  legs = [OPEN];
  seen = true;
  answers = [];
  hear = () => {};
  ask.mockReset().mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
  offer = createOffer({
    ask,
    isSeen: () => seen,
    look: () => legs,
    onFeed(listener) {
      hear = listener;
      return () => (hear = () => {});
    },
  });
  stop = offer.follow(15_000);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function quoteOf(valueCents: number, state: CashOutQuote["state"] = "open"): CashOutQuote {
  const more = { minPartCents: 100, expiresAt: 0, reason: null, mostCents: null, canEdit: false };
  return { state, quoteId: `q${valueCents}`, valueCents, ...more };
}

async function answer(quote: CashOutQuote): Promise<void> {
  answers.shift()?.(quote);
  await vi.advanceTimersByTimeAsync(0);
}

function tell(change: Partial<LegNow>): void {
  legs = legs.map((leg) => ({ ...leg, ...change }));
  hear();
}

it("is withdrawn when the feed reports a goal, until a quote after it", async () => {
  await answer(quoteOf(9000));
  expect(offer.get()).toEqual({ kind: "open", quote: quoteOf(9000) });
  tell({ figures: "1-0 0-0", down: true });
  expect(offer.get().kind).toBe("suspended");
  expect(ask).toHaveBeenCalledTimes(1);
  // Prices are back, which is not an offer yet.
  tell({ down: false, prices: "0.40 1.60" });
  expect(offer.get().kind).toBe("suspended");
  expect(ask).toHaveBeenCalledTimes(2);
  await answer(quoteOf(14_000));
  expect(offer.get()).toEqual({ kind: "open", quote: quoteOf(14_000) });
});

it("ignores an answer that a red card has overtaken", async () => {
  await answer(quoteOf(9000));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(2);
  tell({ figures: "0-0 1-0" });
  // Prices are up: it is quoted again at once.
  expect(ask).toHaveBeenCalledTimes(3);
  await answer(quoteOf(8800));
  expect(offer.get().kind).toBe("suspended");
  await answer(quoteOf(4000));
  expect(offer.get()).toEqual({ kind: "open", quote: quoteOf(4000) });
});

it("is quoted again when a price of a leg moves, not for each of them", async () => {
  await answer(quoteOf(9000));
  for (let tick = 0; tick < 20; tick++) {
    tell({ prices: `0.${50 + tick}` });
    await vi.advanceTimersByTimeAsync(50);
    await answer(quoteOf(9000 + tick));
  }
  // Four a second.
  expect(ask).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(500);
  tell({ prices: "0.90" });
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(6);
  expect(offer.get().kind).toBe("open");
});

it("treats a newly known match as no event", async () => {
  stop();
  legs = [{ figures: null, down: false, prices: "" }];
  stop = offer.follow(15_000);
  await answer(quoteOf(1));
  await answer(quoteOf(9000));
  tell(OPEN);
  expect(offer.get().kind).toBe("open");
});

it("is quoted again after a failure, and at its own interval otherwise", async () => {
  await answer(quoteOf(0, "suspended"));
  ask.mockRejectedValueOnce(new Error("no answer"));
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(3);
  await answer(quoteOf(9000));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(4);
  seen = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
  seen = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(5);
});
