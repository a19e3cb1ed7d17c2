import { describe, expect, it } from "vitest";
import { mix, padded, pixelOf, renderSprite, standalone } from "./bitmap.ts";
import { pixelsOf } from "./picture-pixels.ts";

const HALF_RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="2" fill="#ff0000"/><rect y="2" width="4" height="2" fill="#ff0000" opacity=".5"/></svg>';

const RED = 0xff0000ff;

describe("pictures from a mark", () => {
  it("packs a colour with red in the lowest byte", () => {
    expect(pixelOf("#123456")).toBe(0xff563412);
  });

  it("mixes from the one to the other", () => {
    const [black, white] = [pixelOf("#000000"), pixelOf("#ffffff")];
    expect([0, 0.5, 1].map((share) => mix(black, white, share))).toEqual([
      black,
      pixelOf("#808080"),
      white,
    ]);
  });

  it("draws a half transparent mark on its ground", async () => {
    const pixels = pixelsOf(padded(await renderSprite(HALF_RED, 4), 6, pixelOf("#0000ff")));
    const at = (x: number, y: number) => pixels[y * 6 + x] ?? 0;
    expect([at(0, 0), at(2, 1)]).toEqual([pixelOf("#0000ff"), RED]);
    const half = at(2, 4);
    for (const [shift, value] of [
      [0, 128],
      [8, 0],
      [16, 127],
      [24, 255],
    ] as const) {
      expect(Math.abs(((half >>> shift) & 255) - value)).toBeLessThanOrEqual(1);
    }
  });

  it("keeps the colour of a half transparent mark that stands alone", async () => {
    const picture = standalone(await renderSprite(HALF_RED, 4));
    const { opaque } = picture;
    const pixels = pixelsOf(picture);
    const half = pixels[14] ?? 0;
    expect({ opaque, full: pixels[0], colour: half & 0xffffff }).toEqual({
      opaque: false,
      full: RED,
      colour: 0x0000ff,
    });
    expect(half >>> 24).toBeGreaterThan(120);
    expect(half >>> 24).toBeLessThan(135);
  });

  it("refuses a drawing that is not square", async () => {
    const wide = HALF_RED.replace("0 0 4 4", "0 0 8 4");
    await expect(renderSprite(wide, 8)).rejects.toThrow("square");
  });
});
