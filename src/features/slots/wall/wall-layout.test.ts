import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { wallLayout } from "./wall-layout.ts";

test("large covers in classic, dense ones in professional", () => {
  expect(wallLayout(1150, 16, "classic").columns).toBe(6);
  expect(wallLayout(1150, 16, "professional").columns).toBe(9);
});

test("a phone has two columns in classic, three in professional", () => {
  expect(wallLayout(358, 16, "classic").columns).toBe(2);
  expect(wallLayout(358, 16, "professional").columns).toBe(3);
});

test("cells and gaps fill the width, whatever it is", () => {
  assert(
    property(
      integer({ min: 280, max: 1600 }),
      constantFrom("classic", "professional"),
      (width, edition) => {
        const { columns, gap, rowHeight } = wallLayout(width, 16, edition);
        const cell = (width - gap * (columns - 1)) / columns;
        expect(cell).toBeGreaterThan(90);
        expect(rowHeight).toBeGreaterThan(cell);
      },
    ),
  );
});
