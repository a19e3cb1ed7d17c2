import fc from "fast-check";
import { expect, it } from "vitest";
import {
  isTurnedRound,
  prizeLabel,
  middleOf,
  pegPlaces,
  sectorPath,
  stopAt,
} from "./wheel-shape.ts";

it("stops with the pointer on the drawn sector, always going on", () => {
  const sectors = fc.integer({ min: 2, max: 24 });
  fc.assert(
    fc.property(sectors, fc.nat(23), fc.nat(20_000), (count, nth, standing) => {
      const index = nth % count;
      const stop = stopAt(index, count, standing);
      // Turned by `stop`, the middle of the sector is at the top.
      expect((stop + middleOf(index, count)) % 360).toBeCloseTo(0, 6);
      expect(stop).toBeGreaterThan(standing + 4 * 360);
    }),
  );
});

it("begins at the top and goes clockwise", () => {
  expect(sectorPath(0, 4)).toBe("M0 0L0 -100A100 100 0 0 1 100 0Z");
});

it("writes a name between hub and rim, in smaller letters or short", () => {
  expect(prizeLabel("¥\u00A08,888")).toEqual({ text: "¥8,888", size: 13 });
  expect(prizeLabel("谢谢参与本次活动").text).toBe("谢谢参与本…");
  const names = fc.string({ unit: fc.constantFrom("谢", "奖", "8", ","), minLength: 1 });
  fc.assert(
    fc.property(names, (name) => {
      const { text, size } = prizeLabel(name);
      expect(size).toBeGreaterThanOrEqual(9);
      expect(name.startsWith(text.replace("…", ""))).toBe(true);
    }),
  );
});

it("turns labels of the left half round, wherever the wheel stands", () => {
  expect(isTurnedRound(middleOf(0, 4), 0)).toBe(false);
  expect(isTurnedRound(middleOf(3, 4), 0)).toBe(true);
  expect(isTurnedRound(middleOf(3, 4), 360 * 5 + 90)).toBe(false);
});

it("has a peg at each edge and between two", () => {
  expect(pegPlaces(2, 10).join(" ")).toBe("0,-10 10,0 0,10 -10,0");
});
