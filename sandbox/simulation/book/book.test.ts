import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { sportMatchSchema } from "#contract/api/sport.ts";
import { isResultCode } from "#contract/betting/result-codes.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { MATCH_SPORTS, QUICK_LEAGUES } from "#contract/betting/sports.ts";
import { DAY, HOUR, MINUTE } from "../../backend/time/china-time.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "./book.ts";
import { inPlay, sampleWorld, someOfEach } from "./sample-book.ts";
import { planOf, PLANS } from "./sport-plans.ts";
import { snapshotAt } from "./timeline.ts";

vi.setConfig({ testTimeout: 30_000 });

const world = sampleWorld();
const book = bookOf(world);
const hours = (count: number) => MOMENT + count * HOUR;

describe("programme", () => {
  it.each([0, 5, 11, 17, 23])("has matches of every sport at any hour (+%i h)", (hour) => {
    const time = hours(hour);
    const count = (sport: "FT" | "ALL", show: "RB" | "FT" | "FU") =>
      book.programme.list({ sport, show, date: null }, time).length;
    expect(count("FT", "RB")).toBeGreaterThanOrEqual(15);
    expect(count("FT", "RB")).toBeLessThanOrEqual(40);
    expect(count("FT", "FT")).toBeGreaterThan(120);
    expect(count("FT", "FU")).toBeGreaterThan(300);
    for (const sport of MATCH_SPORTS) {
      expect(book.programme.list({ sport, show: "FT", date: null }, time), sport).not.toEqual([]);
    }
    const { outrights } = book;
    expect(outrights.list({ sport: "FT", show: "FSFU" }, time).length).toBeGreaterThan(20);
    expect(outrights.list({ sport: "FT", show: "FSFT" }, time).length).toBeGreaterThan(0);
  });

  it.each([0, 30, 61, 99, 150])("has matches of the quick leagues (+%i h)", (hour) => {
    const offered = (["RB", "FT", "FU"] as const).flatMap((show) =>
      book.programme.games({ sport: "FT", show, date: null }, hours(hour)),
    );
    const leagues = new Set(offered.map(({ league }) => league.id));
    for (const { id } of QUICK_LEAGUES) expect(leagues).toContain(id);
  });

  it("no team plays two matches at once, and no match exceeds its planned length", () => {
    for (let minute = 0; minute < 900; minute += 13) {
      const playing = inPlay(book, "ALL", MOMENT + minute * MINUTE);
      const games = playing.filter(({ counted }) => counted === "goals");
      const teams = games.flatMap(({ home, away }) => [home.id, away.id]);
      expect(new Set(teams).size).toBe(teams.length);
    }
    for (const fixture of someOfEach(book, MOMENT, 40)) {
      const { begins, ends } = book.timelineOf(fixture);
      expect(ends - begins, fixture.id).toBeLessThan(planOf(fixture.sport).longest * MINUTE);
    }
  });

  it("lists every match in one list at a time", () => {
    const ids = (show: "RB" | "FT" | "FU") =>
      book.programme.list({ sport: "ALL", show, date: null }, MOMENT).map(({ id }) => id);
    const all = [...ids("RB"), ...ids("FT"), ...ids("FU")];
    expect(new Set(all).size).toBe(all.length);
    for (const id of all) expect(book.fixtures.byId(id)?.id).toBe(id);
  });

  it("fills every list up to a wanted number", () => {
    book.settings.matches = 2000;
    const list = book.programme.list({ sport: "FT", show: "FT", date: null }, MOMENT);
    expect(list).toHaveLength(2000);
    expect(new Set(list.map(({ id }) => id)).size).toBe(2000);
    expect(inPlay(book, "FT", MOMENT).length).toBeGreaterThan(1800);
    book.settings.matches = null;
  });
});

it("the same seed gives the same book in any order of questions, another seed another one", () => {
  const again = sampleWorld();
  const fixtures = inPlay(book, "ALL", hours(3));
  for (const fixture of fixtures.toReversed()) {
    const asked = bookAt(again, hours(3)).match(fixture.id);
    expect(asked).toEqual(bookAt(world, hours(3)).match(fixture.id));
  }
  const other = bookOf(sampleWorld(7));
  expect(other.views.whole(fixtures[0] ?? missing(), hours(3))).not.toEqual(
    book.views.whole(fixtures[0] ?? missing(), hours(3)),
  );
});

function missing(): never {
  throw new Error("no match");
}

it("every match fits the contract's schema", () => {
  for (const fixture of [...inPlay(book, "ALL", MOMENT), ...someOfEach(book, MOMENT, 5)]) {
    const result = v.safeParse(sportMatchSchema, book.views.whole(fixture, MOMENT));
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  }
});

it("scores never go down, match the incidents, and every match ends", () => {
  for (const fixture of someOfEach(book, MOMENT, 6)) {
    const timeline = book.timelineOf(fixture);
    let best = 0;
    let last = 0;
    for (const snapshot of timeline.snapshots) {
      const total = snapshot.counts[0] + snapshot.counts[1];
      expect(snapshot.at).toBeGreaterThanOrEqual(last);
      expect(total).toBeGreaterThanOrEqual(best);
      [best, last] = [total, snapshot.at];
    }
    const goals = timeline.incidents.filter(({ kind }) => kind === "goal").length;
    const final = timeline.snapshots.at(-1) ?? missing();
    expect(["ended", "abandoned"]).toContain(final.status);
    if (fixture.sport !== "FT") continue;
    expect(final.score[0] + final.score[1]).toBe(goals);
    const periods = final.periods.map(({ score }) => score[0] + score[1]);
    expect(periods.reduce((sum, count) => sum + count, 0)).toBe(goals);
  }
});

it("suspends prices around goals and red cards, only for a while", () => {
  for (const fixture of someOfEach(book, MOMENT, 30).filter(({ sport }) => sport === "FT")) {
    const { incidents, begins, ends } = book.timelineOf(fixture);
    for (const { at, kind } of incidents) {
      if (kind !== "goal" && kind !== "red") continue;
      for (const moment of [at - 1000, at, at + 20_000]) {
        expect(bookAt(world, moment).suspended(fixture.id)).toBe(true);
      }
      const { markets } = book.views.listed(fixture, at + 5000);
      expect(markets.filter(({ state }) => state === "open")).toEqual([]);
      expect(markets.flatMap(({ prices }) => prices.filter(({ active }) => active))).toEqual([]);
    }
    const asked = Array.from({ length: 100 }, (_, n) => begins + ((ends - begins) * n) / 100);
    const down = asked.filter((time) => bookAt(world, time).suspended(fixture.id)).length;
    expect(down).toBeLessThan(25);
  }
});

describe("results", () => {
  const over = PLANS.flatMap((plan) => book.fixtures.between(plan, MOMENT - 2 * DAY, MOMENT - DAY));

  it("cancels few matches, with codes of the contract", () => {
    const moment = bookAt(world, MOMENT);
    const codes = over.map(({ id }) => moment.result(id)?.code ?? null);
    const cancelled = codes.filter((code) => code !== null);
    expect(cancelled.every(isResultCode)).toBe(true);
    expect([...new Set(cancelled)]).toEqual(expect.arrayContaining(["D3", "D4"]));
    expect(cancelled.length).toBeLessThan(over.length * 0.03);
  });

  it("settles every play of every match", () => {
    const moment = bookAt(world, MOMENT);
    for (const fixture of over.filter((_, index) => index % 9 === 0)) {
      for (const time of [fixture.begins - MINUTE, fixture.begins + 20 * MINUTE]) {
        for (const { w, line, prices } of bookAt(world, time).match(fixture.id)?.markets ?? []) {
          const result = moment.settlement(fixture.id, w) ?? missing();
          const listed = prices.map(({ r }) => r);
          const ends = prices.map(({ r }) =>
            settleSelection({ play: w, side: r, line, scoreAtBet: null, listed }, result),
          );
          expect(
            ends.every((code) => code !== null && isResultCode(code)),
            w,
          ).toBe(true);
        }
      }
    }
  });

  it("settles the first half at half time and the rest at the end", () => {
    const fixture = over.find((match) => {
      const { halfEnds, snapshots } = book.timelineOf(match);
      return match.sport === "FT" && halfEnds !== null && snapshots.at(-1)?.status === "ended";
    });
    const { id } = fixture ?? missing();
    const { halfEnds, ends } = book.timelineOf(fixture ?? missing());
    const at = (time: number) => bookAt(world, time).settlement(id, "HRE")?.score;
    expect(at((halfEnds ?? 0) - 1)).toEqual({ half: null, full: null });
    expect(at(halfEnds ?? 0)).toMatchObject({
      full: null,
      half: [expect.any(Number), expect.any(Number)],
    });
    expect(at(ends)?.full).toEqual(snapshotAt(book.timelineOf(fixture ?? missing()), ends)?.score);
  });

  it("offers corners of the big leagues as a match of the same game", () => {
    const fixture = over.find(({ counted, postponed }) => counted === "corners" && !postponed);
    const corners = fixture ?? missing();
    const game = book.fixtures.byId(corners.game) ?? missing();
    const time = book.timelineOf(game).ends - MINUTE;
    const [one, other] = [game, corners].map((asked) => book.views.whole(asked, time));
    expect(other).toMatchObject({ gide: one?.gide, startsAt: one?.startsAt });
    expect(other?.gameId).not.toBe(one?.gameId);
    expect(bookAt(world, time).game(other?.gide ?? "")?.gameId).toBe(one?.gameId);
    expect([other?.state.sc_FT_H, other?.state.sc_FT_C]).toEqual(one?.state.corners);
    const periods = other?.state.periods.map(({ score }) => score[0] + score[1]) ?? [];
    const total = (other?.state.sc_FT_H ?? 0) + (other?.state.sc_FT_C ?? 0);
    expect(periods.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it("decides outrights after they close", () => {
    const [contest] = book.outrights.list({ sport: "FT", show: "FSFU" }, MOMENT);
    const { gameId, closesAt, market } = contest ?? missing();
    expect(bookAt(world, closesAt).winners(gameId)).toBeNull();
    const [winner, ...others] = bookAt(world, closesAt + DAY).winners(gameId) ?? [];
    expect(market.prices.map(({ r }) => r)).toContain(winner);
    expect(others).toEqual([]);
    expect(bookAt(world, closesAt).outright(gameId)?.market.state).toBe("closed");
  });
});

it("finds each price of a match by its id", () => {
  const moments = fc.integer({ min: 0, max: 48 * 60 });
  fc.assert(
    fc.property(moments, (minute) => {
      const time = MOMENT + minute * MINUTE;
      const [fixture] = inPlay(book, "ALL", time);
      if (!fixture) return;
      for (const market of book.views.whole(fixture, time).markets) {
        for (const price of market.prices) {
          expect(bookAt(world, time).price(price.id)).toMatchObject({ price, market });
        }
      }
    }),
    { numRuns: 15 },
  );
  expect(bookAt(world, MOMENT).price("FT-0-0:R:0:H")).toBeNull();
  expect(bookAt(world, MOMENT).price("nothing")).toBeNull();
});
