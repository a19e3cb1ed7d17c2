import fc from "fast-check";
import { expect, it } from "vitest";
import { middleOf, sectorPath, stopAt } from "./wheel-shape.ts";

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
