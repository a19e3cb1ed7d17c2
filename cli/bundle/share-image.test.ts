import { expect, it } from "vitest";
import { ART_ROLES, type ArtPalette } from "#contract/artwork.ts";
import { pixelOf, renderSprite } from "./bitmap.ts";
import { pixelsOf } from "./picture-pixels.ts";
import { shareImage, SHARE_SIZE } from "./share-image.ts";

const PALETTE = Object.fromEntries(
  ART_ROLES.map((role, index) => [
    role,
    `#${(0x101010 * (index + 1)).toString(16).slice(-6).padStart(6, "0")}`,
  ]),
) as ArtPalette;

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#ff8800"/></svg>';

it("shows the mark in the middle of an opaque picture of the size networks take", async () => {
  const picture = shareImage(await renderSprite(MARK, 308), PALETTE);
  const { width, height, opaque } = picture;
  const pixels = pixelsOf(picture);
  expect({ width, height, opaque }).toEqual({ ...SHARE_SIZE, opaque: true });
  expect(pixels.every((pixel) => pixel >>> 24 === 255)).toBe(true);
  const at = (x: number, y: number) => pixels[y * width + x];
  const inside = [at(600, 315), at(447, 162), at(752, 467)];
  expect(inside).toEqual(inside.map(() => pixelOf("#ff8800")));
  expect([at(440, 315), at(600, 155)]).not.toContain(pixelOf("#ff8800"));
});
