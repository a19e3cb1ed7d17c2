import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { ART_ROLES, type ArtPalette } from "#contract/artwork.ts";
import { shareImage, SHARE_SIZE } from "./share-image.ts";

const PALETTE = Object.fromEntries(
  ART_ROLES.map((role, index) => [
    role,
    `#${(0x101010 * (index + 1)).toString(16).slice(-6).padStart(6, "0")}`,
  ]),
) as ArtPalette;

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#ff8800"/></svg>';

it("shows the mark in the middle of an opaque picture of the required size", () => {
  const { width, height, pixels } = new Resvg(shareImage(MARK, PALETTE)).render();
  expect({ width, height }).toEqual(SHARE_SIZE);
  const at = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * 4, (y * width + x + 1) * 4),
  ];
  const orange = [0xff, 0x88, 0x00, 0xff];
  for (const [x, y] of [
    [600, 315],
    [447, 162],
    [752, 467],
  ] as const)
    expect(at(x, y)).toEqual(orange);
  expect([at(440, 315), at(600, 155)]).not.toContainEqual(orange);
  expect(pixels.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
});
