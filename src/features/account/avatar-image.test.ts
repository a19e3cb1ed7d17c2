import { describe, expect, it } from "vitest";
import { fileFault, middleSquare, prepareAvatar, SOURCE_MAX_BYTES } from "./avatar-image.ts";

describe("a picture for an avatar", () => {
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

  it("refuses a file whose type only claims to be a picture", async () => {
    const file = new File(["no picture"], "a.png", { type: "image/png" });
    expect(await prepareAvatar(file)).toEqual({ kind: "refused", fault: "decode" });
  });
});
