import { describe, expect, test } from "vitest";
import { WALL_SIZE, wallCount, wallsWithout } from "./wall.ts";

describe("the games wall", () => {
  test("shows full rows when there are enough games", () => {
    expect(wallCount("phone", 60)).toBe(10);
    expect(wallCount("mid", 60)).toBe(15);
    expect(wallCount("full", 60)).toBe(18);
    expect(wallCount("dense", 60)).toBe(17);
    expect(WALL_SIZE).toBe(18);
  });

  test.each([9, 12, 15, 17, 40])("ends on a full row with %i games", (available) => {
    expect((wallCount("phone", available) - 1) % 3).toBe(0);
    expect((wallCount("mid", available) + 3) % 6).toBe(0);
    expect((wallCount("full", available) + 3) % 7).toBe(0);
  });

  test("never shows more than there is", () => {
    for (let available = 0; available < 30; available += 1) {
      expect(wallCount("full", available)).toBeLessThanOrEqual(available);
    }
  });

  test("a tile names the walls that leave it out", () => {
    expect(wallsWithout(0, 60)).toBe("");
    expect(wallsWithout(9, 60)).toBe("");
    expect(wallsWithout(15, 60)).toBe("phone mid");
    expect(wallsWithout(17, 60)).toBe("phone mid dense");
  });
});
