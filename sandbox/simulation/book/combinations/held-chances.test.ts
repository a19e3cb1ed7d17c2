// What is bet on together wins as often as the book says later, at any time of the match and whatever has happened.
import { expect, it, vi } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import type { BookView, HeldSelection } from "../../../backend/bets/book-view.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { at } from "../../random.ts";
import { bookAt, bookOf } from "../book.ts";
import { randomSequence } from "../random-sequence.ts";
import { sampleWorld } from "../sample-book.ts";

vi.setConfig({ testTimeout: 60_000 });

const BETS = 60;
const roll = randomSequence(7, "held");
const world = sampleWorld(5);
const book = bookOf(world);
const among = <T>(list: readonly T[]): T => at(list, Math.floor(roll() * list.length));
const fixtures = (["FT", "VF"] as const).flatMap((sport) =>
  book.programme
    .list({ sport, show: "FT", date: null }, MOMENT)
    .filter(({ counted, postponed }) => counted === "goals" && !postponed),
);

/** Up to three selections of a match and its corners that have a price together. */
function picked(now: BookView, matches: readonly SportMatch[]): string[] {
  const ids: string[] = [];
  const open = matches.flatMap(({ markets }) => markets.filter(({ state }) => state === "open"));
  for (let turn = 0; turn < 20 && open.length > 0 && ids.length < 3; turn++) {
    const { id, active } = among(among(open).prices);
    const more = [...ids, id];
    if (active && now.combination(more).price !== null) ids.push(id);
  }
  return ids;
}

function heldOf(now: BookView, id: string): HeldSelection {
  const found = now.price(id);
  if (!found?.match) throw new Error(`no ${id}`);
  const { match, market, price, live } = found;
  const { gameId, sport } = match;
  const scoreAtBet = live && COUNTS_FROM_BET.has(sport) ? now.score(gameId) : null;
  const listed = market.prices.map(({ r }) => r);
  return { gameId, w: market.w, r: price.r, line: market.line, listed, scoreAtBet };
}

function codeOf(now: BookView, held: HeldSelection) {
  const result = now.settlement(held.gameId, held.w);
  return result && settleSelection({ ...held, play: held.w, side: held.r }, result);
}

/** A bet and its chance at a later time; null when the book has no chance for it then. */
function sample() {
  const fixture = among(fixtures);
  const { begins, ends } = book.timelineOf(fixture);
  const placed = Math.floor(begins + (ends - begins) * (roll() - 0.2));
  const later = Math.floor(placed + (ends - placed) * roll() * 0.95);
  const [first, then, end] = [placed, later, ends + MINUTE].map((time) => bookAt(world, time));
  if (!first || !then || !end) return null;
  const matches = [fixture.id, fixture.id, `${fixture.id}c`].flatMap((id) => first.match(id) ?? []);
  const held = picked(first, matches).map((id) => heldOf(first, id));
  const last = held.map((one) => codeOf(end, one));
  const open = held.filter((one) => codeOf(then, one) === null);
  const isLost = held.some((one) => codeOf(then, one) === "L");
  const isDecided = last.every((code) => code === "W" || code === "L");
  if (held.length < 2 || !isDecided || (open.length === 0 && !isLost)) return null;
  const chance = isLost ? 0 : then.chanceOfAll(open);
  return { chance: chance ?? Number.NaN, isWon: last.every((code) => code === "W") };
}

it("the chance of parts that are held comes true", () => {
  const bets = Array.from({ length: BETS }, sample).flatMap((bet) => bet ?? []);
  expect(bets.length).toBeGreaterThan(BETS / 2);
  for (const { chance, isWon } of bets) {
    expect(chance).toBeGreaterThanOrEqual(isWon ? 1e-9 : 0);
    expect(chance).toBeLessThanOrEqual(isWon ? 1 + 1e-9 : 1 - 1e-9);
  }
  const sum = (of: (bet: (typeof bets)[number]) => number) =>
    bets.reduce((total, bet) => total + of(bet), 0);
  const difference = sum(({ isWon, chance }) => Number(isWon) - chance);
  const deviation = Math.sqrt(sum(({ chance }) => chance * (1 - chance)));
  expect(Math.abs(difference)).toBeLessThan(4 * deviation);
});
