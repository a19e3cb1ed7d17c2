// Pictures put together from a rendered mark and plain grounds, row by row. Drawing a ground here costs a third of
// having the renderer fill and hand over the same area.
import type { Picture } from "./png.ts";

/** A rendered drawing; its colours are multiplied by their alpha, as a renderer leaves them. */
export interface Sprite {
  readonly size: number;
  readonly pixels: Uint32Array;
}

/** @param svg square drawing with a viewBox */
export async function renderSprite(svg: string, size: number): Promise<Sprite> {
  const { Resvg } = await import("@resvg/resvg-js");
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  }).render();
  const bytes = image.pixels;
  // A copy where the bytes do not begin at a whole number.
  const words =
    bytes.byteOffset % 4 === 0
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
      : new Uint32Array(Uint8Array.from(bytes).buffer);
  if (words.length !== size * size) throw new RangeError("the drawing is not square");
  return { size, pixels: words };
}

/** `#rrggbb` as a pixel. */
export function pixelOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return pack(value >>> 16, (value >>> 8) & 255, value & 255, 255);
}

/** `share` of `over` on `under`; both opaque. */
export function mix(under: number, over: number, share: number): number {
  const channel = (shift: number) => {
    const from = (under >>> shift) & 255;
    return Math.round(from + (((over >>> shift) & 255) - from) * share);
  };
  return pack(channel(0), channel(8), channel(16), 255);
}

/** An opaque square of one colour with the sprite in its middle. */
export function padded(sprite: Sprite, size: number, ground: number): Picture {
  const paint = (row: Uint32Array, y: number) => {
    row.fill(ground);
    pasteCentred(row, y, { sprite, height: size });
  };
  return { width: size, height: size, opaque: true, paint };
}

/**
 * Draws what belongs in a row of a sprite that stands in the middle of a picture at least as large.
 * @param row opaque pixels over the whole width of the picture
 */
export function pasteCentred(
  row: Uint32Array,
  y: number,
  { sprite, height }: { readonly sprite: Sprite; readonly height: number },
): void {
  const { size, pixels } = sprite;
  const from = (y - ((height - size) >> 1)) * size;
  if (from < 0 || from >= pixels.length) return;
  const left = (row.length - size) >> 1;
  for (let x = 0; x < size; x++) {
    const over = pixels[from + x] ?? 0;
    const alpha = over >>> 24;
    if (alpha === 255) row[left + x] = over;
    else if (alpha > 0) row[left + x] = onto(row[left + x] ?? 0, over, 1 - alpha / 255);
  }
}

/** The sprite as a picture of its own, with its colours as they were before their alpha. */
export function standalone({ size, pixels }: Sprite): Picture {
  const paint = (row: Uint32Array, y: number) => {
    for (let x = 0; x < size; x++) {
      const pixel = pixels[y * size + x] ?? 0;
      const alpha = pixel >>> 24;
      row[x] = alpha > 0 && alpha < 255 ? straighten(pixel, alpha) : pixel;
    }
  };
  return { width: size, height: size, opaque: false, paint };
}

function straighten(pixel: number, alpha: number): number {
  const channel = (shift: number) =>
    Math.min(255, Math.round((((pixel >>> shift) & 255) * 255) / alpha));
  return pack(channel(0), channel(8), channel(16), alpha);
}

function onto(under: number, over: number, rest: number): number {
  const channel = (shift: number) =>
    Math.min(255, Math.round(((over >>> shift) & 255) + ((under >>> shift) & 255) * rest));
  return pack(channel(0), channel(8), channel(16), 255);
}

function pack(red: number, green: number, blue: number, alpha: number): number {
  return (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
}
