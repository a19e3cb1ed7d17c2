/** `01:43:52` until the kick-off, with days as hours. */
export function untilStart(startsAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((startsAt - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(":");
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
