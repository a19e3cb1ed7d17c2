// A whole match of every sport: every market that was offered at some time settles, and exactly one side of it wins.
import { expect, it, vi } from "vitest";
import type { SportMarket } from "#contract/api/sport.ts";
import { periodKind } from "#contract/betting/play-periods.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import type { PlayRule } from "#contract/betting/play-shapes.ts";
import { cancelCode } from "#contract/betting/result-codes.ts";
import { PLAYS, playSpec } from "#contract/betting/plays.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { MATCH_SPORTS, type MatchSport } from "#contract/betting/sports.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "./book.ts";
import type { Fixture } from "./fixtures.ts";
import { inPlay, sampleWorld, someOfEach } from "./sample-book.ts";
import { isMaps } from "./sports/maps.ts";

vi.setConfig({ testTimeout: 60_000 });

const world = sampleWorld(5);
const book = bookOf(world);
const some = someOfEach(book, MOMENT, 12);

const isWhole = (fixture: Fixture) => book.timelineOf(fixture).snapshots.at(-1)?.status === "ended";
const of = (sport: MatchSport, maps = false) =>
  some.filter((match) => match.sport === sport && isMaps(match) === maps && isWhole(match));

/** Every market with every line at which it was offered. */
function offered(fixture: Fixture): SportMarket[] {
  const { begins, ends } = book.timelineOf(fixture);
  const shares = Array.from({ length: 60 }, (_, at) => at / 60);
  const times = [begins - MINUTE, ...shares.map((share) => begins + (ends - begins) * share)];
  const found = new Map<string, SportMarket>();
  for (const time of times) {
    for (const market of book.views.whole(fixture, time).markets) {
      const sides = market.prices.map(({ r }) => r).join();
      found.set(`${market.w} ${market.line} ${sides}`, market);
    }
  }
  return [...found.values()];
}

function codesAt(fixture: Fixture, { w, line, prices }: SportMarket, time: number) {
  const result = bookAt(world, time).settlement(fixture.id, w);
  if (!result) throw new Error("no result");
  const listed = prices.map(({ r }) => r);
  return listed.map((side) =>
    settleSelection({ play: w, side, line, listed, scoreAtBet: [0, 0] }, result),
  );
}

const OPPOSITE = { W: "L", LW: "LL", P: "P", LL: "LW", L: "W" } as const;

/** Whether what the sides win adds up: one winner, opposite outcomes, or the stake back for all. */
function adds(codes: readonly (string | null)[], market: SportMarket): boolean {
  const { rule, splits } = playSpec(market.w);
  if (codes.some((code) => code === null)) return false;
  const [one = "", two = ""] = codes;
  if (splits) return OPPOSITE[one as keyof typeof OPPOSITE] === two;
  if (codes.every((code) => code === "P" || code?.startsWith("D"))) return true;
  const won = codes.filter((code) => code === "W").length;
  if (isPlayerRule(rule)) return isPlayers(codes, won, rule);
  return won === (rule === "doubleChance" ? 2 : 1) && codes.length - won === count(codes, "L");
}

/** One player wins where it is about one goal; who did not come on is void. */
function isPlayers(codes: readonly (string | null)[], won: number, rule: PlayRule): boolean {
  const lost = count(codes, "L") + codes.filter((code) => code === cancelCode("didNotPlay")).length;
  const isOne = rule === "firstScorer" || rule === "lastScorer";
  return codes.length - won === lost && (!isOne || won === 1);
}

const count = (codes: readonly (string | null)[], asked: string) =>
  codes.filter((code) => code === asked).length;

const SPORTS = [
  ...MATCH_SPORTS.map((sport) => [sport, of(sport)] as const),
  ["maps", of("OP", true)] as const,
];

it.each(SPORTS)("settles every market that %s offers", (_, matches) => {
  const [fixture] = matches;
  if (!fixture) throw new Error("no match");
  const { ends } = book.timelineOf(fixture);
  const markets = offered(fixture);
  expect(markets.length).toBeGreaterThan(4);
  const wrong = markets.flatMap((market) => {
    const codes = codesAt(fixture, market, ends);
    return adds(codes, market) ? [] : [`${market.w} ${market.line} ${codes.join()}`];
  });
  expect(wrong).toEqual([]);
});

it("offers every play of the catalogue but champions and combinations in some match", () => {
  const bases = new Set(
    SPORTS.flatMap(([, [fixture]]) => (fixture ? offered(fixture) : [])).map(
      ({ w }) => playSpec(w).base,
    ),
  );
  const all = new Set([...PLAYS.values()].map(({ base }) => base));
  expect([...all].filter((base) => !bases.has(base))).toEqual(["CS", "CB"]);
});

it("settles a part once it is over, not before, and closes its markets", () => {
  for (const sport of ["BK", "TN", "BS"] as const) {
    const [fixture] = of(sport);
    if (!fixture) throw new Error("no match");
    const { snapshots, begins } = book.timelineOf(fixture);
    const over = snapshots.find(({ status }) => status === "break") ?? snapshots[0];
    if (!over) throw new Error("no break");
    const first = { BK: "Q1", TN: "S1", BS: "I1" }[sport];
    const isFirst = ({ w }: SportMarket) => playSpec(w).period === first;
    const markets = book.views.whole(fixture, begins - MINUTE).markets.filter(isFirst);
    expect(markets.length).toBeGreaterThan(2);
    for (const market of markets) {
      expect(codesAt(fixture, market, over.at - 1000)).toContain(null);
      expect(codesAt(fixture, market, over.at)).not.toContain(null);
    }
    expect(book.views.whole(fixture, over.at).markets.filter(isFirst)).toEqual([]);
  }
});

it("voids the rest of a match that a player leaves, and keeps what is decided", () => {
  const [fixture] = of("TN");
  if (!fixture) throw new Error("no match");
  const { snapshots, begins } = book.timelineOf(fixture);
  const second = snapshots.find(({ period }) => period === "S2");
  const time = (second?.at ?? 0) + MINUTE;
  const before = book.views.whole(fixture, begins - MINUTE).markets;
  book.overrides.decide(fixture.id, {
    at: time,
    result: {
      status: "abandoned",
      reason: "playerWithdrew",
      score: null,
      half: null,
      corners: null,
      cards: null,
      winners: [],
    },
  });
  for (const market of before) {
    const codes = codesAt(fixture, market, time);
    const decided = playSpec(market.w).period === "S1";
    expect(
      codes.every((code) => code?.startsWith("D") === true),
      market.w,
    ).toBe(!decided);
  }
  book.overrides.decide(fixture.id, null);
});

it("names the point that is played next, also after deuce", () => {
  const fixture = inPlay(book, "TN", MOMENT).find(isWhole);
  if (!fixture) throw new Error("no match");
  const { incidents } = book.timelineOf(fixture);
  const next = incidents.filter(({ kind }) => kind === "point" || kind === "game");
  let compared = 0;
  for (const [index, { at }] of next.slice(0, 60).entries()) {
    const market = book.views.whole(fixture, at - 500).markets.find(({ w }) => w.endsWith("RPW"));
    if (!market || next[index + 1] === undefined) continue;
    const codes = codesAt(fixture, market, at);
    expect(codes, market.line ?? "").toEqual(next[index]?.side === "H" ? ["W", "L"] : ["L", "W"]);
    expect(codesAt(fixture, market, at - 500)).toEqual([null, null]);
    expect(periodKind(playSpec(market.w).period)).toBe("set");
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});
