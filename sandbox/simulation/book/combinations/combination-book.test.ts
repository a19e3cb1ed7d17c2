// Combinations as betting asks the simulated book for them.
import { describe, expect, it, vi } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import type { CombinationProblem, QuotedLeg } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { HeldSelection } from "../../../backend/bets/book-view.ts";
import { quote } from "../../../backend/bets/place/quote.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { inPlay, sampleWorld } from "../sample-book.ts";
import { snapshotAt } from "../timeline.ts";
import { priceCombination } from "./combination.ts";

vi.setConfig({ testTimeout: 30_000 });

const world = sampleWorld(77);
const book = bookOf(world);
const betting = { database: world.database, book: (time: number) => bookAt(world, time) };
const upcoming = book.programme.list({ sport: "FT", show: "FT", date: null }, MOMENT);
const corners = upcoming.find(({ counted, postponed }) => counted === "corners" && !postponed);
const fixture = book.fixtures.byId(corners?.game ?? "");
if (!corners || !fixture) throw new Error("no match with corners");
const time = fixture.begins - 30 * MINUTE;
const at = bookAt(world, time);

const matchOf = ({ id }: Fixture, when = time): SportMatch => {
  const match = bookAt(world, when).match(id);
  if (!match) throw new Error(`no ${id}`);
  return match;
};
const idOf = (match: SportMatch, w: string, r: string, fits = (_line: string | null) => true) => {
  const market = match.markets.find((one) => one.w === w && fits(one.line));
  const price = market?.prices.find((one) => one.r === r);
  if (!price) throw new Error(`no ${w} ${r}`);
  return price.id;
};
const own = matchOf(fixture);
const pick = (w: string, r: string, fits?: (line: string | null) => boolean) =>
  idOf(own, w, r, fits);
const parts = (line: string | null) => Math.abs(Number(line) * 4) % 4;
const isHalf = (line: string | null) => parts(line) === 2;

function combinedLeg(gameId: string, ids: readonly string[]): QuotedLeg {
  const legs = ids.map((priceId): QuotedLeg => {
    const found = at.price(priceId);
    if (!found) throw new Error(`no ${priceId}`);
    const { price, market, match } = found;
    const { w, line } = market;
    return {
      priceId,
      gameId: match?.gameId ?? "",
      w,
      r: price.r,
      line,
      odds: price.odds,
      score: null,
    };
  });
  const priceId = combinationId(gameId, ids);
  const terms = { w: COMBINATION, r: ALL_WIN, line: null, odds: "2.00", score: null };
  return { priceId, gameId, ...terms, parts: legs };
}
const quoted = (gameId: string, ids: readonly string[]) =>
  quote(betting, [combinedLeg(gameId, ids)], { member: null, time }).legs[0];
const problems = (...ids: string[]): readonly CombinationProblem[] => {
  const now = quoted(fixture.id, ids);
  expect(now?.active).toBe("closed");
  return now?.combination?.problems ?? [];
};

const FOUR = [pick("M", "H"), pick("OU", "O", isHalf), pick("HM", "H"), pick("CDOU", "O", isHalf)];
const TEN = [
  ...FOUR,
  pick("CDR", "C", isHalf),
  pick("CNOU", "O", isHalf),
  pick("CNR", "H", isHalf),
  pick("HCNOU", "O", isHalf),
  pick("EO", "OD"),
  pick("HCDOU", "O", isHalf),
];

describe("a quote", () => {
  it.each([
    ["two", FOUR.slice(0, 2)],
    ["four", FOUR],
    ["ten", TEN],
  ])("of %s parts is what the pricing says", (_count, ids) => {
    const chances = book.views.chances(fixture, time);
    const legs = ids.map((id) => {
      const found = at.price(id);
      const { w = "", line = null, prices = [] } = found?.market ?? {};
      const odds = Number(found?.price.odds);
      const isDecimal = playSpec(w).quoted === "decimal";
      const decimal = Math.round((isDecimal ? odds : odds + 1) * 100) / 100;
      return { w, r: found?.price.r ?? "", line, listed: prices.map(({ r }) => r), decimal };
    });
    const priced = chances && priceCombination(chances, "FT", legs);
    if (priced?.state !== "priced") throw new Error(JSON.stringify(priced));
    const now = quoted(fixture.id, ids);
    expect(now).toMatchObject({ active: "open", odds: priced.decimal.toFixed(2) });
    expect(now?.combination).toMatchObject({
      chance: priced.chance,
      margin: priced.margin,
      independent: priced.independent,
      problems: [],
    });
    const without = now?.combination?.without ?? [];
    expect(without).toHaveLength(ids.length);
    for (const { part, odds } of without) {
      const rest = priced.remaining.find(
        (set) => set.legs.length === ids.length - 1 && !set.legs.includes(part),
      );
      expect(odds).toBe(rest?.decimal.toFixed(2));
      expect(Number(odds)).toBeLessThanOrEqual(priced.decimal);
    }
  });

  it("has the prices of the singles for single parts", () => {
    const { price } = at.combination(TEN);
    for (const [place, id] of TEN.entries()) {
      const found = at.price(id);
      const plus = playSpec(found?.market.w ?? "").quoted === "hk" ? 1 : 0;
      const decimal = (Number(found?.price.odds) + plus).toFixed(2);
      expect(price?.setOdds[2 ** place]).toBe(decimal);
    }
  });

  it("takes corners that are offered as a match of their own", () => {
    const other = matchOf(corners);
    const ids = [pick("M", "H"), idOf(other, "OU", "O", isHalf)];
    for (const gameId of [fixture.id, corners.id]) {
      const now = quoted(gameId, ids);
      expect(now).toMatchObject({ active: "open" });
      expect(now?.combination?.independent).toEqual([[0], [1]]);
    }
  });
});

describe("a combination has no price", () => {
  const none = { part: null, why: null };
  it("when its parts exclude or imply each other", () => {
    expect(problems(pick("M", "H"), pick("M", "C"))).toEqual([
      { kind: "excludes", parts: [0, 1], ...none },
    ]);
    expect(problems(pick("M", "H"), pick("DC", "HN"))).toEqual([
      { kind: "implies", parts: [0], part: 1, why: null },
    ]);
  });

  it("when a stake may return", () => {
    const returning = (id: string, why: CombinationProblem["why"]) =>
      expect(problems(pick("M", "H"), id)).toEqual([
        { kind: "returns", parts: [1], part: null, why },
      ]);
    returning(
      pick("OU", "O", (line) => parts(line) === 0),
      "whole",
    );
    returning(
      pick("OU", "O", (line) => parts(line) % 2 === 1),
      "quarter",
    );
    returning(pick("DNB", "H"), "draw");
  });

  it("in other sports, across matches, and while prices are set by hand", () => {
    const unknown = [{ kind: "unknown", parts: [0, 1], ...none }];
    const [ball] = book.programme.list({ sport: "BK", show: "FT", date: null }, time);
    const match = ball && matchOf(ball);
    const ids = match ? [idOf(match, "M", "H"), idOf(match, "OU", "O")] : [];
    expect(at.combination(ids)).toEqual({ price: null, problems: unknown });
    const another = upcoming.find(({ game, counted, postponed, begins }) => {
      return game !== fixture.id && counted === "goals" && !postponed && begins > time;
    });
    const elsewhere = another ? idOf(matchOf(another), "M", "H") : "";
    expect(at.combination([pick("M", "H"), elsewhere]).problems).toEqual(unknown);
    const id = pick("M", "H");
    book.overrides.force(fixture.id, {
      kind: "price",
      id,
      odds: "9.00",
      from: time,
      until: time + 1,
    });
    expect(at.combination(FOUR.slice(0, 2)).problems).toEqual(unknown);
    expect(at.chanceOfAll([held("M", "H")])).toBeNull();
    expect(bookAt(world, time + 1).combination(FOUR.slice(0, 2)).problems).toEqual([]);
  });
});

function held(w: string, r: string, more: Partial<HeldSelection> = {}): HeldSelection {
  return { gameId: fixture?.id ?? "", w, r, line: null, listed: [], scoreAtBet: null, ...more };
}

describe("the chance of what is held", () => {
  it("is that of the combination before the match", () => {
    const when = time + MINUTE;
    const ids = [pick("M", "H"), pick("TS", "Y")];
    const now = bookAt(world, when);
    const chance = now.chanceOfAll([held("M", "H"), held("TS", "Y")]);
    expect(chance).toBeCloseTo(now.combination(ids).price?.chance ?? 0, 12);
    expect(now.chanceOfAll([held("CS", "H")])).toBeNull();
  });

  it("counts handicaps in play from the score at the bet", () => {
    const live = inPlay(book, "FT", MOMENT).find(({ id, counted, postponed }) => {
      const score = bookAt(world, MOMENT).score(id);
      return counted === "goals" && !postponed && score !== null && score[0] > score[1];
    });
    if (!live) throw new Error("no match with a leader");
    const now = bookAt(world, MOMENT);
    const score = now.score(live.id);
    const own0 = { gameId: live.id, line: "-0.5" };
    const later = now.chanceOfAll([held("RE", "H", { ...own0, scoreAtBet: score })]) ?? 0;
    const before = now.chanceOfAll([held("RE", "H", { ...own0, scoreAtBet: [0, 0] })]) ?? 0;
    const wins = now.chanceOfAll([held("M", "H", { gameId: live.id })]) ?? 0;
    expect(before).toBeCloseTo(wins, 12);
    expect(later).toBeLessThan(before);
  });

  it("knows how the first half ended", () => {
    const { halfEnds, half } = book.timelineOf(fixture);
    const when = (halfEnds ?? 0) + 25 * MINUTE;
    const now = bookAt(world, when);
    expect(snapshotAt(book.timelineOf(fixture), when)?.period).toBe("2H");
    const [home = 0, away = 0] = half ?? [];
    const leader = home === away ? "N" : home > away ? "H" : "C";
    for (const end of ["H", "N", "C"]) {
      for (const first of ["H", "N", "C"]) {
        const both = now.chanceOfAll([held("F", first + end), held("M", end)]) ?? Number.NaN;
        const own1 = now.chanceOfAll([held("M", end)]) ?? Number.NaN;
        expect(both).toBeCloseTo(first === leader ? own1 : 0, 12);
      }
    }
    expect(
      bookAt(world, book.timelineOf(fixture).ends + MINUTE).chanceOfAll([held("M", "H")]),
    ).toBeNull();
  });
});
