import { expect, it } from "vitest";
import { bookAt, bookOf } from "../book.ts";
import { inPlay, sampleWorld, someOfEach } from "../sample-book.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { priceHistory } from "./price-history.ts";

const world = sampleWorld();
const view = { isOn: () => true } as unknown as Parameters<typeof priceHistory>[0]["view"];
const historyOf = (priceId: string) => {
  const context = { view, world, time: MOMENT } as unknown as Parameters<typeof priceHistory>[0];
  const asked = { Request: { priceId } } as unknown as Parameters<typeof priceHistory>[1];
  return priceHistory(context, asked);
};
const mainPrice = (gameId: string) =>
  bookAt(world, MOMENT).match(gameId)?.markets[0]?.prices[0]?.id ?? "";

it("begins with what the match was first offered at", () => {
  const [fixture] = someOfEach(bookOf(world), MOMENT, 1);
  if (fixture === undefined) throw new Error("no match");
  const { opening, points } = historyOf(mainPrice(fixture.id));
  expect(opening?.at).toBe(fixture.opensAt);
  expect(points.length).toBeGreaterThan(0);
  expect(opening).toMatchObject({ odds: expect.stringMatching(/^\d+\.\d\d$/) });
});

it("begins at the start for a market in play", () => {
  const fixture = inPlay(bookOf(world), "FT", MOMENT).find(
    ({ counted, postponed }) => counted === "goals" && !postponed,
  );
  if (fixture === undefined) throw new Error("no match in play");
  expect(historyOf(mainPrice(fixture.id)).opening?.at).toBe(fixture.begins);
});

it("knows nothing of a price that is not offered", () => {
  expect(historyOf("none:R:0:H")).toEqual({ points: [], opening: null });
});
