// Geometry of the wheel: equal sectors, the first one begins at the top.

export const RADIUS = 100;
const FULL = 360;
/** Whole turns before the wheel stops. */
const TURNS = 5;

/** Path of a sector of `count`, around the origin. */
export function sectorPath(index: number, count: number): string {
  const [from, to] = [index, index + 1].map((edge) => pointAt((edge * FULL) / count));
  const large = count === 1 ? 1 : 0;
  return `M0 0L${from}A${RADIUS} ${RADIUS} 0 ${large} 1 ${to}Z`;
}

/** Degrees of the middle of a sector, clockwise from the top. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) * FULL) / count;
}

/** Where the wheel stops, so that the pointer at the top is on a sector; always on from where it stands. */
export function stopAt(index: number, count: number, standing: number): number {
  const whole = Math.ceil(standing / FULL) * FULL;
  return whole + TURNS * FULL + FULL - middleOf(index, count);
}

function pointAt(degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number) => Number(value.toFixed(3));
  return `${round(RADIUS * Math.sin(radians))} ${round(-RADIUS * Math.cos(radians))}`;
}
