import { expect, it } from "vitest";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { catalogueOf } from "../data/catalogue.ts";
import { markets, ODDS_BUCKET } from "./esport-markets.ts";
import { matchMaps, matchState } from "./match-state.ts";
import { signed } from "./printed-prices.ts";
import { liveFixtures } from "./programme.ts";
import { createSchedule, PLANS } from "./schedule.ts";

const SEED = 11;
const schedule = createSchedule(catalogueOf(SEED), SEED);
const source = { schedule, seed: SEED };
const MINUTE = 60_000;

it("always has matches in play", () => {
  for (let hour = 0; hour < 24; hour++) {
    expect(liveFixtures(source, MOMENT + hour * 60 * MINUTE).length).toBeGreaterThan(0);
  }
});

it("ends every match", () => {
  for (const plan of PLANS) {
    const [fixture] = schedule.between(plan, MOMENT, MOMENT + 300 * MINUTE);
    if (!fixture) throw new Error(plan.sport);
    const end = matchState(SEED, fixture, fixture.startsAt + 240 * MINUTE);
    expect(end.phase, plan.sport).toBe("finished");
  }
});

it("the score of a match counts the maps that were won, whatever is counted inside a map", () => {
  for (let hour = 0; hour < 24; hour++) {
    const time = MOMENT + hour * 60 * MINUTE;
    for (const fixture of liveFixtures(source, time)) {
      const { home, away } = matchState(SEED, fixture, time);
      const done = matchMaps(SEED, fixture, time).filter(({ state }) => state === "done");
      const won = done.filter((map) => map.home > map.away).length;
      expect([home, away], `${fixture.sport} ${fixture.id}`).toEqual([won, done.length - won]);
    }
  }
});

it("prices change over time, with an arrow against the period before", () => {
  let movedCount = 0;
  let priceCount = 0;
  for (const fixture of liveFixtures(source, MOMENT)) {
    const now = markets(SEED, fixture, MOMENT).flatMap((market) => market.prices);
    const before = markets(SEED, fixture, MOMENT - ODDS_BUCKET).flatMap((market) => market.prices);
    now.forEach((price, index) => {
      const old = before[index];
      priceCount += 1;
      if (old?.id !== price.id || old.label !== price.label) return;
      const way = Number(price.odds) - Number(old.odds);
      expect(price.moved).toBe(way > 0 ? "up" : way < 0 ? "down" : "same");
      if (way !== 0) movedCount += 1;
    });
  }
  expect(movedCount).toBeGreaterThan(priceCount * 0.05);
  expect(movedCount).toBeLessThan(priceCount * 0.6);
});

it("prices are positive Hong Kong odds with two decimals, some closed", () => {
  const prices = [0, 2, 4, 6, 8, 10, 12, 14].flatMap((hours) => {
    const time = MOMENT + hours * 60 * MINUTE;
    return liveFixtures(source, time).flatMap((fixture) =>
      markets(SEED, fixture, time).flatMap((market) => market.prices),
    );
  });
  for (const price of prices) expect(price.odds).toMatch(/^\d+\.\d\d$/);
  expect(prices.some((price) => price.state === "closed")).toBe(true);
  expect(new Set(prices.map((price) => price.id)).size).toBe(prices.length);
});

it("prints quarter lines as two halves", () => {
  expect([-0.25, 0, 0.5, 1.75, -1].map(signed)).toEqual(["-0/0.5", "0", "+0.5", "+1.5/2", "-1"]);
});
