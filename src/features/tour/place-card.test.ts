import fc from "fast-check";
import { expect, it } from "vitest";
import { placeCard } from "./place-card.ts";

const WINDOW = { width: 1366, height: 768 };

it("stands below what is at the top, and above what is at the bottom", () => {
  const header = placeCard({ left: 40, top: 10, width: 120, height: 40 }, WINDOW);
  expect([header.top, header.bottom]).toEqual([68, "auto"]);
  const bar = placeCard({ left: 40, top: 700, width: 60, height: 60 }, WINDOW);
  expect([bar.top, bar.bottom]).toEqual(["auto", 86]);
});

it("stands beside a rail that is as tall as the window", () => {
  const rail = placeCard({ left: 0, top: 0, width: 200, height: 768 }, WINDOW);
  expect(rail.left).toBe(218);
});

it("never leaves the window sideways", () => {
  const size = fc.integer({ min: 1, max: 2000 });
  fc.assert(
    fc.property(
      fc.record({
        left: fc.integer({ min: -500, max: 2500 }),
        top: size,
        width: size,
        height: size,
      }),
      fc.record({ width: fc.integer({ min: 320, max: 2560 }), height: size }),
      (box, room) => {
        const { left, width } = placeCard(box, room);
        expect(left).toBeGreaterThanOrEqual(12);
        expect(left + width).toBeLessThanOrEqual(room.width - 12);
      },
    ),
  );
});
