import { useSyncExternalStore } from "react";
import { serverNow } from "#lib/time/clock.ts";
import { everySecond } from "#lib/time/use-now.ts";

const MINUTE = 60_000;

/** The server's time by the minute: what only asks for the day is not drawn again each second. */
export function useMinute(): number {
  return useSyncExternalStore(everySecond, read, read);
}

function read(): number {
  return Math.floor(serverNow() / MINUTE) * MINUTE;
}
