// The picture other sites show beside a link to this one: the brand's mark in the middle, where a square
// crop keeps it, on a ground of its palette with a ring and slanted light. No font is needed.
import type { ArtPalette } from "#contract/artwork.ts";
import { mix, pasteCentred, pixelOf, type Sprite } from "./bitmap.ts";
import type { Picture } from "./png.ts";

/** The size every network takes for a large picture. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** Pixels to the left per row down. */
const SLANT = 0.5;

interface Band {
  /** Left and right edge in the first row. */
  readonly from: number;
  readonly to: number;
  readonly role: keyof ArtPalette;
  /** How much of the ground it covers. */
  readonly share: number;
}

const BANDS: readonly Band[] = [
  { from: -200, to: 150, role: "a2", share: 0.34 },
  { from: 150, to: 164, role: "k3", share: 0.9 },
  { from: 250, to: 310, role: "a2", share: 0.22 },
  { from: 1050, to: 1240, role: "a2", share: 0.4 },
  { from: 1240, to: 1420, role: "a2", share: 0.75 },
  { from: 1420, to: 1434, role: "g3", share: 0.9 },
  { from: 1434, to: 1700, role: "a3", share: 0.7 },
];

/** Around the mark; a curve is most of what the picture weighs, so there is one. */
const RING = { radius: 240, line: 3, role: "a4", share: 0.55 } as const;

export function shareImage(mark: Sprite, palette: ArtPalette): Picture {
  const top = pixelOf(palette.a1);
  const bottom = pixelOf(palette.a0);
  const bands = BANDS.map((band) => ({ ...band, over: pixelOf(palette[band.role]) }));
  const ring = pixelOf(palette[RING.role]);
  const paint = (row: Uint32Array, y: number) => {
    const ground = mix(top, bottom, y / (HEIGHT - 1));
    row.fill(ground);
    for (const { from, to, over, share } of bands) {
      const colour = mix(ground, over, share);
      fillSpan(row, { from: from - y * SLANT, to: to - y * SLANT, colour });
    }
    ringRow(row, y, ring);
    pasteCentred(row, y, { sprite: mark, height: HEIGHT });
  };
  return { width: WIDTH, height: HEIGHT, opaque: true, paint };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly colour: number;
}

/** The pixels at both ends are covered by the part of them that is inside. */
function fillSpan(row: Uint32Array, { from, to, colour }: Span): void {
  const first = Math.floor(from);
  const last = Math.floor(to);
  const cover = (x: number, share: number) => {
    if (x >= 0 && x < WIDTH) row[x] = mix(row[x] ?? 0, colour, share);
  };
  cover(first, first + 1 - from);
  if (last > 0 && first + 1 < WIDTH) row.fill(colour, Math.max(0, first + 1), last);
  cover(last, to - last);
}

function ringRow(row: Uint32Array, y: number, colour: number): void {
  const { radius, line, share } = RING;
  const outer = radius + line / 2 + 1;
  const inner = radius - line / 2 - 1;
  const dy = y - (HEIGHT / 2 - 0.5);
  if (Math.abs(dy) >= outer) return;
  const middle = WIDTH / 2 - 0.5;
  const far = Math.sqrt(outer * outer - dy * dy);
  const near = Math.abs(dy) < inner ? Math.sqrt(inner * inner - dy * dy) : 0;
  for (let dx = Math.floor(near) + 0.5; dx <= far; dx++) {
    const distance = Math.abs(Math.sqrt(dx * dx + dy * dy) - radius);
    const cover = Math.min(1, Math.max(0, line / 2 + 0.5 - distance)) * share;
    if (cover === 0) continue;
    row[middle - dx] = mix(row[middle - dx] ?? 0, colour, cover);
    row[middle + dx] = mix(row[middle + dx] ?? 0, colour, cover);
  }
}
