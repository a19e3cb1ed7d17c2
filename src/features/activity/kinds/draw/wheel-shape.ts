// Geometry of the wheel: equal sectors, the first one begins at the top.

export const RADIUS = 100;
const FULL = 360;
/** Whole turns before the wheel stops. */
const TURNS = 5;

/** Path of a sector of `count`, around the origin. */
export function sectorPath(index: number, count: number): string {
  const [from, to] = [index, index + 1].map((edge) => placeAt((edge * FULL) / count, RADIUS));
  const large = count === 1 ? 1 : 0;
  return `M0 0L${from}A${RADIUS} ${RADIUS} 0 ${large} 1 ${to}Z`;
}

/** Degrees of the middle of a sector, clockwise from the top. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) * FULL) / count;
}

/** Pegs in the rim: one at each edge of a sector, one between two. */
export function pegPlaces(count: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count * 2 }, (_, index) =>
    pointAt((index * FULL) / (count * 2), radius),
  );
}

/** Where the wheel stops, so that the pointer at the top is on a sector; always on from where it stands. */
export function stopAt(index: number, count: number, standing: number): number {
  const whole = Math.ceil(standing / FULL) * FULL;
  return whole + TURNS * FULL + FULL - middleOf(index, count);
}

/** A label runs along its radius; on the left half of the wheel that stands it is turned round to be read. */
export function isTurnedRound(middle: number, standing: number): boolean {
  return (middle + standing) % FULL > FULL / 2;
}

/** Place for a label from the hub to the rim, in units of the drawing. */
const ROOM = 58;
const LARGEST = 13;
const SMALLEST = 9;
const HAN = /[\u2E80-\uFFEF]/u;

/** A name as it fits between hub and rim: smaller letters first, then fewer. */
export function prizeLabel(name: string): { readonly text: string; readonly size: number } {
  // The gap after a sign of money is worth a letter here.
  const short = name.replaceAll(/[\s\u00A0]+/g, "");
  const size = Math.min(LARGEST, ROOM / widthOf(short));
  if (size >= SMALLEST) return { text: short, size: Math.round(size * 10) / 10 };
  const letters = [...short];
  while (widthOf(`${letters.join("")}…`) > ROOM / SMALLEST) letters.pop();
  return { text: `${letters.join("")}…`, size: SMALLEST };
}

/** In widths of a Chinese letter. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (HAN.test(letter) ? 1 : 0.62), 0);
}

function placeAt(degrees: number, radius: number): string {
  return pointAt(degrees, radius).join(" ");
}

function pointAt(degrees: number, radius: number): readonly [number, number] {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number) => Number(value.toFixed(3));
  return [round(radius * Math.sin(radians)), round(-radius * Math.cos(radians))];
}
