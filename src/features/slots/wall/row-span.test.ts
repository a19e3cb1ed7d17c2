import fc from "fast-check";
import { expect, it } from "vitest";
import { scrollTopFor, rowSpan } from "./row-span.ts";

const HEIGHT = 800;

it("names the rows in the window", () => {
  const at = (scrollY: number) => rowSpan({ scrollY, innerHeight: HEIGHT }, 250, 1000);
  expect(at(0)).toEqual({ first: 0, last: 0 });
  expect(at(1000)).toEqual({ first: 0, last: 3 });
  expect(at(1300)).toEqual({ first: 1, last: 4 });
});

it("scrolls only as far as a row needs, and clear of the sticky bars", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 120, max: 420 }),
      (row, scrollY, rowHeight) => {
        const place = { rowHeight, top: 900 };
        const to = scrollTopFor(row, { scrollY, innerHeight: HEIGHT }, place) ?? scrollY;
        const above = 900 + row * rowHeight - to;
        expect(above).toBeGreaterThanOrEqual(150);
        expect(above + rowHeight).toBeLessThanOrEqual(HEIGHT - 90);
        expect(scrollTopFor(row, { scrollY: to, innerHeight: HEIGHT }, place)).toBeNull();
      },
    ),
  );
});
