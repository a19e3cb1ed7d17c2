// The picture of link previews: the brand's mark on a background of its palette, centred for a square crop.
import type { ArtPalette } from "#contract/artwork.ts";
import { onCanvas } from "./render-png.ts";

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

const SLANT = HEIGHT / 2;

interface Band {
  readonly from: number;
  readonly to: number;
  readonly role: keyof ArtPalette;
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

/** Around the mark. Curves take most of the file size, so there is one. */
const RING = { radius: 240, line: 3, role: "a4", share: 0.55 } as const;

const MARK = 308;

export function shareImage(mark: string, palette: ArtPalette): string {
  const { radius, line, role, share } = RING;
  const ground = [
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${palette.a1}"/>`,
    `<stop offset="1" stop-color="${palette.a0}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    ...BANDS.map((band) => bandPath(band, palette)),
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${radius}" fill="none" stroke="${palette[role]}"`,
    ` stroke-width="${line}" opacity="${share}"/>`,
  ].join("");
  return onCanvas(mark, { ...SHARE_SIZE, ground, inner: MARK });
}

function bandPath({ from, to, role, share }: Band, palette: ArtPalette): string {
  const edge = `M${from} 0H${to}L${to - SLANT} ${HEIGHT}H${from - SLANT}z`;
  return `<path d="${edge}" fill="${palette[role]}" opacity="${share}"/>`;
}
