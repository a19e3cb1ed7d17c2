import { expect, it } from "vitest";
import { stageLayout, WIDTHS } from "./stage-layout.ts";

it("fits desktop and phone beside each other into the room, in rows of equal height", () => {
  const room = { width: 1400, height: 1000 };
  const { scale, height } = stageLayout(room, ["desktop", "phone"], 2);
  expect((WIDTHS.desktop + WIDTHS.phone) * scale).toBeLessThan(room.width);
  expect(2 * height * scale).toBeLessThan(room.height);
});

it("puts phones side by side, never larger than they are", () => {
  const { scale } = stageLayout({ width: 3000, height: 900 }, ["phone"], 4);
  expect(scale).toBe(1);
});

it("keeps frames high enough to be used; the stage scrolls then", () => {
  const { scale, height } = stageLayout({ width: 900, height: 400 }, ["desktop"], 4);
  expect(height * scale).toBeGreaterThan(250);
});
