import fc from "fast-check";
import { expect, test } from "vitest";
import type { MatchEvent } from "#contract/api/sport.ts";
import { sampleMatch } from "../../../feed/test-feed.ts";
import { FIELD, fieldOf, onField, outcomeOf, trackOf, trailPath } from "./track.ts";

const event = (id: string, fields: Partial<MatchEvent>): MatchEvent => ({
  id,
  at: 0,
  period: "1H",
  kind: "attack",
  side: "H",
  score: [0, 0],
  place: null,
  ...fields,
});

test("the middle of the field is the middle of the drawing", () => {
  expect(onField([50, 50])).toEqual([FIELD.width / 2, FIELD.height / 2]);
});

test("no position is outside the lines", () => {
  const any = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(any, any, (along, across) => {
      const [x, y] = onField([along, across]);
      expect(x).toBeGreaterThanOrEqual(FIELD.margin);
      expect(x).toBeLessThanOrEqual(FIELD.width - FIELD.margin);
      expect(y).toBeGreaterThanOrEqual(FIELD.margin);
      expect(y).toBeLessThanOrEqual(FIELD.height - FIELD.margin);
    }),
  );
});

test("the trail holds consecutive moves of one side, newest last", () => {
  const track = trackOf([
    event("a", { place: [10, 10] }),
    event("b", { side: "C", place: [30, 30] }),
    event("c", { place: [60, 50] }),
    event("d", { kind: "shot", place: [90, 50] }),
  ]);
  expect(track).toMatchObject({ id: "d", kind: "shot", side: "H" });
  expect(track?.trail).toEqual([onField([60, 50]), onField([90, 50])]);
});

test("events without a side do not move the ball; without a position it is with the side", () => {
  const track = trackOf([event("a", { side: "C" }), event("b", { kind: "period", side: null })]);
  expect(track?.id).toBe("a");
  expect(track?.trail).toEqual([onField([28, 50])]);
  expect(trackOf([event("x", { side: null })])).toBeNull();
});

test("a goal ends the trail before it", () => {
  const track = trackOf([
    event("a", { kind: "goal", place: [95, 50] }),
    event("b", { place: [60, 50] }),
  ]);
  expect(track?.trail).toHaveLength(1);
});

test("one point has no path", () => {
  expect(trailPath([[1, 2]])).toBe("");
  expect(
    trailPath([
      [10, 80],
      [50, 80],
    ]),
  ).toBe("M10 80Q30 70 50 80");
});

test("a match of maps has no court", () => {
  const { state } = sampleMatch(1);
  expect(fieldOf({ sport: "OP", state })).toBe("court");
  expect(fieldOf({ sport: "OP", state: { ...state, setsToWin: 2 } })).toBe("plain");
  expect(fieldOf({ sport: "TN", state: { ...state, setsToWin: 2 } })).toBe("net");
});

test("only a match that is over has an outcome", () => {
  const { state } = sampleMatch(1);
  const outcome = (gameStatus: typeof state.gameStatus) =>
    outcomeOf({ state: { ...state, gameStatus } });
  expect(outcome("ended")).toBe("detail.tracker.ended");
  expect(outcome("postponed")).toBe("live.clock.postponed");
  expect([outcome("upcoming"), outcome("live"), outcome("break")]).toEqual([null, null, null]);
});
