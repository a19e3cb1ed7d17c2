// Server time as told by the feed, so that the age of data is right on a device with a wrong clock, and after
// the server's clock was adjusted.
import { serverNow, setServerTime } from "#lib/time/clock.ts";

/** Latency up to this much does not move the clock. */
const LATE_MS = 5000;

/** For heartbeats and answers, which are sent the moment they are made. */
export function noteServerTime(time: number): void {
  const late = serverNow() - time;
  if (late > LATE_MS) setServerTime(time);
  else noteDataTime(time);
}

/** For data, which may have waited in transit, but never comes from the future. */
export function noteDataTime(time: number): void {
  if (time > serverNow()) setServerTime(time);
}
