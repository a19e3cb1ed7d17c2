import { expect, it } from "vitest";
import { momentumOf } from "./momentum.ts";

const event = (at: number, kind: string, side: "H" | "C" | null) => ({
  id: `${at}${kind}`,
  at,
  period: "1H",
  kind,
  side,
  score: [0, 0] as [number, number],
  place: null,
});

it("leans to the side that presses, and fades when nothing happens", () => {
  const value = momentumOf([event(10, "shot", "H"), event(20, "attack", "H")], 300);
  expect(value.map(({ at }) => at)).toEqual([0, 60, 120, 180, 240, 300]);
  expect(value[0]?.value).toBeGreaterThan(40);
  expect(value[5]?.value).toBeLessThan(20);
  expect(value[5]?.value).toBeGreaterThan(0);
});

it("is the mirror image for the other side, and level for both", () => {
  const of = (side: "H" | "C") =>
    momentumOf([event(10, "goal", side)], 60).map(({ value }) => value);
  expect(of("C")).toEqual(of("H").map((value) => -value));
  expect(momentumOf([event(1, "shot", "H"), event(2, "shot", "C")], 0)).toEqual([
    { at: 0, value: 0 },
  ]);
  expect(momentumOf([event(1, "period", null)], 0)).toEqual([{ at: 0, value: 0 }]);
});
