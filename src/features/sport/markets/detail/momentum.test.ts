import { expect, it } from "vitest";
import { barsOf, endOf, marksOf, MIDDLE, momentumNow, momentumTicks, VIEW } from "./momentum.ts";

const value = (at: number, height: number) => ({ at, value: height });

it("draws the home side above the middle, the away side below", () => {
  const [home, away] = barsOf([value(0, 100), value(60, 0), value(120, -50)], 600);
  expect(home).toMatchObject({ side: "H", x: 0 });
  expect((home?.y ?? 0) + (home?.height ?? 0)).toBe(MIDDLE);
  expect(away).toMatchObject({ side: "C", x: VIEW.width / 5, y: MIDDLE });
  expect(away?.height).toBeLessThan(home?.height ?? 0);
});

it("is as long as a match of football, longer in stoppage time, as played elsewhere", () => {
  expect(endOf("FT", [value(60, 5)])).toBe(90 * 60);
  expect(endOf("FT", [value(94 * 60, 5)])).toBe(95 * 60);
  expect(endOf("TN", [value(3000, 5)])).toBe(3060);
  expect(momentumTicks(5400).map(({ at }) => at / 60)).toEqual([0, 15, 30, 45, 60, 75, 90]);
});

it("marks goals and cards of a side, and says who presses", () => {
  const event = (at: number, kind: string, side: "H" | "C" | null) => ({
    id: `${at}`,
    at,
    period: "1H",
    kind,
    side,
    score: [0, 0] as [number, number],
    place: null,
  });
  const marks = marksOf(
    [
      event(60, "goal", "H"),
      event(300, "attack", "C"),
      event(300, "period", null),
      event(900, "red", "C"),
    ],
    600,
  );
  expect(marks.map(({ event: { kind }, left }) => [kind, left])).toEqual([
    ["goal", 10],
    ["red", 100],
  ]);
  expect(momentumNow([value(0, 80)])).toBe("home");
  expect(momentumNow([value(0, 80), value(60, -20)])).toBe("away");
  expect(momentumNow([value(0, 3)])).toBe("level");
  expect(momentumNow([])).toBe("level");
});
