// The feed tells the server's time with everything it says, so that the age of data is right on a device
// with a wrong clock, and after the server's own clock was set.
import { serverNow, setServerTime } from "../../../lib/clock.ts";

/** What a message may be late and the clock still right. */
const LATE_MS = 5000;

/** Of a heartbeat or an answer, which are of the moment they are sent. */
export function noteServerTime(time: number): void {
  const late = serverNow() - time;
  if (late > LATE_MS) setServerTime(time);
  else noteDataTime(time);
}

/** Of data, which may have waited on its way; but nothing comes from the future. */
export function noteDataTime(time: number): void {
  if (time > serverNow()) setServerTime(time);
}
