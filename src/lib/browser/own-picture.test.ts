import { describe, expect, it } from "vitest";
import {
  fileFault,
  fitted,
  middleSquare,
  SOURCE_MAX_BYTES,
  squarePicture,
  wholePicture,
} from "./own-picture.ts";

describe("a player's own picture", () => {
  it.each([
    ["image/png", 10, null],
    ["image/jpeg", SOURCE_MAX_BYTES, null],
    ["image/webp", SOURCE_MAX_BYTES + 1, "size"],
    ["image/svg+xml", 10, "type"],
    ["image/gif", 10, "type"],
    ["text/html", 10, "type"],
    ["", 10, "type"],
  ])("%s of %i bytes: %s", (type, size, fault) => {
    expect(fileFault({ type, size })).toBe(fault);
  });

  it.each([
    [400, 300, { left: 50, top: 0, side: 300 }],
    [300, 401, { left: 0, top: 50.5, side: 300 }],
    [1, 1, { left: 0, top: 0, side: 1 }],
  ])("cuts the middle of %i × %i", (width, height, square) => {
    expect(middleSquare(width, height)).toEqual(square);
  });

  it.each([
    [3000, 4000, { width: 1200, height: 1600 }],
    [4000, 1, { width: 1600, height: 1 }],
    [300, 200, { width: 300, height: 200 }],
  ])("fits %i × %i into a side of 1600", (width, height, size) => {
    expect(fitted(width, height, 1600)).toEqual(size);
  });

  it.each([squarePicture, wholePicture])(
    "refuses a file that only claims to be one",
    async (take) => {
      const file = new File(["no picture"], "a.png", { type: "image/png" });
      expect(await take(file)).toEqual({ kind: "refused", fault: "decode" });
    },
  );
});
