// All rows of a picture at once, for tests.
import type { Picture } from "./png.ts";

export function pixelsOf({ width, height, paint }: Picture): Uint32Array {
  const pixels = new Uint32Array(width * height);
  const row = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    paint(row, y);
    pixels.set(row, y * width);
  }
  return pixels;
}
