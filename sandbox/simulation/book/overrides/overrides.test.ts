import { expect, it } from "vitest";
import { settleSelection } from "#contract/betting/settlement.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { channelsOf } from "../book-channels.ts";
import { bookAt, bookOf } from "../book.ts";
import { contentOf } from "../channel-content.ts";
import { inPlay, sampleWorld } from "../sample-book.ts";

it("knows the time of a match's last score or suspension", () => {
  const world = sampleWorld(7);
  const book = bookOf(world);
  const [fixture] = inPlay(book, "FT", MOMENT);
  const id = fixture?.id ?? "";
  const at = (time: number) => bookAt(world, time).eventAt(id);
  const before = at(MOMENT);
  expect(before).toBeLessThan(MOMENT);
  book.overrides.suspend(id, [MOMENT, MOMENT + 60_000]);
  expect([at(MOMENT - 1), at(MOMENT)]).toEqual([before, MOMENT]);
  book.overrides.suspend(id, [MOMENT + 500, MOMENT + 500]);
  expect(at(MOMENT + 500)).toBe(MOMENT + 500);
  book.overrides.goal(id, { at: MOMENT + 900, side: "H" });
  expect(at(MOMENT + 900)).toBe(MOMENT + 900);
  expect(bookAt(world, MOMENT).eventAt("nothing")).toBe(0);
});

it("sends an override in one delta", () => {
  const world = sampleWorld();
  const book = bookOf(world);
  const channel = channelsOf(world).channel("FT.RB", MOMENT) ?? missing();
  const { seq, matches: before } = channel.snapshot(MOMENT);
  const [open, other = missing()] = before.filter(
    ({ gameId, markets }) => !gameId.endsWith("c") && markets.some(({ state }) => state === "open"),
  );
  const { gameId, state, markets } = open ?? missing();
  book.overrides.goal(gameId, { at: MOMENT, side: "H" });
  channel.advance(MOMENT);
  const deltas = channel.since(seq) ?? [];
  const goal = deltas[0]?.states.find((change) => change.gameId === gameId);
  expect(deltas).toHaveLength(1);
  expect(goal?.state.sc_FT_H).toBe(state.sc_FT_H + 1);
  expect(deltas[0]?.markets.every(({ market }) => market.state !== "open")).toBe(true);
  const [price] = other.markets[0]?.prices ?? [];
  const id = price?.id ?? "";
  const span = { from: MOMENT, until: MOMENT + 1 };
  book.overrides.force(other.gameId, { kind: "price", id, odds: "8.80", ...span });
  expect(channel.snapshot(MOMENT).seq).toBe(seq + 2);
  expect(channel.since(seq + 1)?.[0]).toMatchObject({ prices: [[id, "8.80", 1]], states: [] });
  expect(bookAt(world, MOMENT).price(id)?.price.odds).toBe("8.80");
  expect(markets).not.toEqual([]);
});

it("overrides outrights", () => {
  const { overrides, outrights } = bookOf(sampleWorld());
  const list = () => outrights.list({ sport: "FT", show: "FSFU" }, MOMENT);
  const [{ gameId, market } = missing()] = list();
  const { id = "", r = "" } = market.prices[0] ?? {};
  const span = { from: MOMENT, until: MOMENT + 1000 };
  overrides.force(gameId, { kind: "price", id, odds: "44.00", ...span });
  expect(list()[0]?.market.prices[0]?.odds).toBe("44.00");
  overrides.suspend(gameId, [MOMENT, MOMENT + 1000]);
  expect(outrights.byId(gameId, MOMENT)?.market.state).toBe("suspended");
  const winner = { ...NO_RESULT, winners: [r] };
  overrides.decide(gameId, { at: MOMENT, result: winner });
  expect(outrights.winners(gameId, MOMENT)).toEqual([r]);
  expect(list().some((contest) => contest.gameId === gameId)).toBe(false);
  expect(outrights.byId(gameId, MOMENT)?.market.state).toBe("closed");
});

const NO_RESULT = { status: "ended", score: null, half: null, corners: null, cards: null } as const;

it("ends a match of every sport with its current score, and settles by it", () => {
  const world = sampleWorld(3);
  const book = bookOf(world);
  for (const fixture of inPlay(book, "ALL", MOMENT)) {
    if (book.timelineOf(fixture).ends <= MOMENT) continue;
    const before = contentOf(book, { kind: "match", gameId: fixture.id }, MOMENT).matches[0];
    book.overrides.decide(fixture.id, { at: MOMENT, result: null });
    const moment = bookAt(world, MOMENT);
    expect(moment.match(fixture.id)).toMatchObject({
      markets: [],
      state: { gameStatus: "ended", sc_FT_H: before?.state.sc_FT_H },
    });
    const bet = { play: "RM", side: "H", line: null, scoreAtBet: null };
    const result = moment.settlement(fixture.id, "RM") ?? missing();
    expect(settleSelection(bet, result), fixture.id).not.toBeNull();
  }
});

function missing(): never {
  throw new Error("there is none");
}
