// What players do in the matches of the book: nobody does anything who is not on the field, the figures are those of the
// match, and bets are settled by the events that the match page shows.
import { expect, it, vi } from "vitest";
import { playCode } from "#contract/betting/plays.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { DAY, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "../book.ts";
import { eventsOf } from "../calls/match-events.ts";
import { lineUpsOf } from "../calls/line-ups.ts";
import type { Fixture } from "../fixtures.ts";
import { sampleWorld } from "../sample-book.ts";
import { PLANS } from "../sport-plans.ts";
import { offersPlayers } from "./player-offers.ts";
import { lineUpOf, playerEventsOf } from "./players-course.ts";
import { MOST_EXCHANGES, sheetsOf } from "./team-sheet.ts";

vi.setConfig({ testTimeout: 60_000 });

const world = sampleWorld(5);
const book = bookOf(world);
const football = PLANS.filter(({ sport }) => sport === "FT");
const played = football
  .flatMap((plan) => book.fixtures.between(plan, MOMENT - DAY, MOMENT - 3 * HOUR))
  .filter(({ counted, postponed }) => counted === "goals" && !postponed);

const courseOf = (fixture: Fixture) => playerEventsOf(book.seed, fixture, book.timelineOf(fixture));

it("has enough matches to say something", () => {
  expect(played.length).toBeGreaterThan(60);
});

/** Whatever a side's players did that they could not do. */
function wrongDeeds(fixture: Fixture, nth: 0 | 1): string[] {
  const sheet = sheetsOf(book.seed, fixture)[nth];
  const field = new Set(lineUpOf(sheet).starters);
  const cards = new Set<unknown>();
  const wrong = field.size === 11 ? [] : ["no eleven"];
  const own = courseOf(fixture).filter(({ side }) => side === (nth === 0 ? "H" : "C"));
  const exchanges = own.filter(({ kind }) => kind === "substitution").length;
  if (exchanges > MOST_EXCHANGES) wrong.push(`${exchanges} exchanges`);
  for (const { kind, player, other, at } of own) {
    const isExchange = kind === "substitution";
    const comes = isExchange ? player : null;
    if (comes && field.has(comes)) wrong.push(`${at} ${comes.name} is on already`);
    const acting = [isExchange ? null : player, other].filter((one) => one !== null);
    wrong.push(
      ...acting.filter((one) => !field.has(one)).map(({ name }) => `${at} ${kind} ${name}`),
    );
    if (isExchange && other) field.delete(other);
    if (comes) field.add(comes);
    if (kind !== "yellow" && kind !== "red") continue;
    if (cards.has(player)) wrong.push(`${at} second card`);
    cards.add(player);
    if (kind === "red" && player) field.delete(player);
  }
  return wrong;
}

it("lets only players on the field score, assist, get cards and go off", () => {
  expect(played.flatMap((one) => [...wrongDeeds(one, 0), ...wrongDeeds(one, 1)])).toEqual([]);
});

it("leaves every goal, card and time of the match as it was", () => {
  for (const fixture of played) {
    const { incidents } = book.timelineOf(fixture);
    const figures: ReadonlySet<string> = new Set(["goal", "yellow", "red"]);
    const named = courseOf(fixture)
      .filter(({ kind }) => figures.has(kind))
      .map(({ at, kind, side }) => `${at} ${kind} ${side}`);
    const own = incidents
      .filter(({ kind }) => figures.has(kind))
      .map(({ at, kind, side }) => `${at} ${kind} ${side}`);
    expect(named.toSorted()).toEqual(own.toSorted());
  }
});

it("settles bets on players by the events of the match page", () => {
  for (const fixture of played) {
    const { ends, snapshots } = book.timelineOf(fixture);
    if (snapshots.at(-1)?.status !== "ended") continue;
    const events = eventsOf(book, fixture, ends);
    const goals = events.filter(({ kind }) => kind === "goal");
    const named = goals.flatMap(({ player, ownGoal }) => (ownGoal === true ? [] : [player?.id]));
    expect(named.every((id) => id !== undefined)).toBe(true);
    const cards = events.filter(({ kind }) => kind === "yellow" || kind === "red");
    const at = bookAt(world, ends);
    const codeOf = (base: "FGS" | "LGS" | "AGS" | "TGS" | "PCD" | "PAS", side: string) => {
      const result = at.settlement(fixture.id, base);
      if (!result) throw new Error("no result");
      return settleSelection({ play: playCode(base), side, line: null }, result);
    };
    for (const { starters } of sheetsOf(book.seed, fixture).map(lineUpOf)) {
      for (const { id } of starters) {
        const scored = named.filter((one) => one === id).length;
        expect(codeOf("FGS", id)).toBe(named[0] === id ? "W" : "L");
        expect(codeOf("LGS", id)).toBe(named.at(-1) === id ? "W" : "L");
        expect(codeOf("AGS", id)).toBe(scored > 0 ? "W" : "L");
        expect(codeOf("TGS", id)).toBe(scored > 1 ? "W" : "L");
        expect(codeOf("PCD", id)).toBe(cards.some(({ player }) => player?.id === id) ? "W" : "L");
        expect(codeOf("PAS", id)).toBe(goals.some(({ other }) => other?.id === id) ? "W" : "L");
      }
    }
    expect(codeOf("FGS", "N")).toBe(named.length === 0 ? "W" : "L");
  }
});

it("returns the stake on somebody who did not come on", () => {
  const fixture = played.find((one) => book.timelineOf(one).snapshots.at(-1)?.status === "ended");
  const [home] = fixture ? sheetsOf(book.seed, fixture) : [];
  if (!fixture || !home) throw new Error("no match");
  const [keeper] = lineUpOf(home).bench;
  const { ends } = book.timelineOf(fixture);
  const result = bookAt(world, ends).settlement(fixture.id, "AGS");
  if (!result || !keeper) throw new Error("no result");
  expect(keeper.position).toBe("GK");
  expect(settleSelection({ play: "AGS", side: keeper.id, line: null }, result)).toBe("DM");
});

it("announces the line-up an hour before the start, the same each time", () => {
  const [fixture] = played;
  if (!fixture) throw new Error("no match");
  const at = fixture.startsAt - HOUR;
  const before = lineUpsOf(book, fixture, at - 1);
  expect(before?.announced).toBe(false);
  expect(before?.home.players.filter(({ state }) => state === "start")).toEqual([]);
  const told = lineUpsOf(book, fixture, at);
  const states = (side: "home" | "away", state: string) =>
    told?.[side].players.filter((player) => player.state === state).length;
  expect([states("home", "start"), states("away", "start")]).toEqual([11, 11]);
  expect(lineUpsOf(book, fixture, at + 2 * HOUR)).toEqual(told);
  const missing = (found: typeof told) =>
    found?.home.players.filter(({ state }) => state === "injured" || state === "suspended");
  expect(missing(before)).toEqual(missing(told));
});

it("offers players of great leagues until the start, and never at prices of before the announcement", () => {
  const fixture = football
    .flatMap((plan) => book.fixtures.between(plan, MOMENT + 2 * HOUR, MOMENT + DAY))
    .find((one) => offersPlayers(one) && !one.postponed);
  if (!fixture) throw new Error("no match");
  const offeredAt = (time: number) =>
    book.views.whole(fixture, time).markets.filter(({ w }) => w === "AGS");
  const told = fixture.startsAt - HOUR;
  const sides = (time: number) => offeredAt(time)[0]?.prices.map(({ r }) => r) ?? [];
  const playing = new Set(
    sheetsOf(book.seed, fixture).flatMap((sheet) => {
      const { starters, plans } = lineUpOf(sheet);
      return [...starters, ...plans.flat().map(({ player }) => player)].map(({ id }) => id);
    }),
  );
  expect(sides(told).length).toBeGreaterThan(20);
  expect(sides(told).every((id) => playing.has(id))).toBe(true);
  expect(sides(told - MINUTE).some((id) => !playing.has(id))).toBe(true);
  expect(offeredAt(fixture.begins + MINUTE)).toEqual([]);
  expect(book.views.withoutPlayers(fixture, told).markets.some(({ w }) => w === "AGS")).toBe(false);
});
