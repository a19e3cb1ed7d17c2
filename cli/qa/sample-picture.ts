// For tests: small pictures.
import { PNG } from "pngjs";

type Paint = (x: number, y: number) => readonly [number, number, number];

export const GREY: Paint = () => [238, 241, 244];

/** 100 × 60 pixels. */
export function picture(paint: Paint, width = 100): Buffer {
  const png = new PNG({ width, height: 60 });
  for (let y = 0; y < 60; y += 1)
    for (let x = 0; x < width; x += 1) png.data.set([...paint(x, y), 255], (y * width + x) * 4);
  return PNG.sync.write(png);
}
