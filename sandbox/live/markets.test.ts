import { expect, it } from "vitest";
import { readCatalogue, seedContent } from "../store/catalogue.ts";
import { openDatabase } from "../store/database.ts";
import { MOMENT } from "../sample-sandbox.ts";
import { markets, ODDS_BUCKET } from "./markets.ts";
import { matchState } from "./match-state.ts";
import { liveFixtures } from "./programme.ts";
import { signed } from "./prices.ts";
import { createSchedule, PLANS } from "./schedule.ts";

const SEED = 11;
const database = openDatabase();
seedContent(database);
const schedule = createSchedule(readCatalogue(database), SEED);
const source = { schedule, seed: SEED };
const MINUTE = 60_000;

it("always has matches of every sport in play", () => {
  for (let hour = 0; hour < 24; hour++) {
    const sports = new Set(
      liveFixtures(source, "sport", MOMENT + hour * 60 * MINUTE).map((f) => f.sport),
    );
    expect([...sports].toSorted(), `hour ${hour}`).toEqual(["BK", "FT", "TN", "TT", "VB"]);
    expect(liveFixtures(source, "esport", MOMENT + hour * 60 * MINUTE).length).toBeGreaterThan(0);
  }
});

it("never lets a team play two matches at once", () => {
  for (let minute = 0; minute < 600; minute += 7) {
    const playing = liveFixtures(source, "sport", MOMENT + minute * MINUTE).flatMap(
      ({ home, away }) => [home.id, away.id],
    );
    expect(new Set(playing).size).toBe(playing.length);
  }
});

it("ends every match and never takes a score back", () => {
  for (const plan of PLANS) {
    const [fixture] = schedule.between(plan, MOMENT, MOMENT + 300 * MINUTE);
    if (!fixture) throw new Error(plan.sport);
    let best = 0;
    for (let minute = 0; minute < plan.duration; minute++) {
      const state = matchState(SEED, fixture, fixture.startsAt + minute * MINUTE);
      if (state.phase !== "live" || plan.kind === "esport") continue;
      expect(state.home + state.away).toBeGreaterThanOrEqual(best);
      best = state.home + state.away;
    }
    const end = matchState(SEED, fixture, fixture.startsAt + 240 * MINUTE);
    expect(end.phase, plan.sport).toBe("finished");
  }
});

it("moves prices with the clock and says which way against the bucket before", () => {
  let movedCount = 0;
  let priceCount = 0;
  for (const fixture of liveFixtures(source, "sport", MOMENT)) {
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

it("quotes positive Hong Kong odds with two decimals and closes some", () => {
  const prices = liveFixtures(source, "sport", MOMENT).flatMap((fixture) =>
    markets(SEED, fixture, MOMENT).flatMap((market) => market.prices),
  );
  for (const price of prices) expect(price.odds).toMatch(/^\d+\.\d\d$/);
  expect(prices.some((price) => price.state === "closed")).toBe(true);
  expect(new Set(prices.map((price) => price.id)).size).toBe(prices.length);
});

it("prints quarter lines as two halves", () => {
  expect([-0.25, 0, 0.5, 1.75, -1].map(signed)).toEqual(["-0/0.5", "0", "+0.5", "+1.5/2", "-1"]);
});
