// A venue that a call names, and what keeps it closed.
import { NOT_FOUND, VENUE_MAINTENANCE } from "#contract/codes.ts";
import { dayOf, timeOfDay } from "../time/china-time.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import type { VenueRow } from "./venue-row.ts";

const VENUE_DOWN = 6399;

/** @throws Refusal for a venue that the site does not have */
export function listedVenue(
  { ports, view, time }: Pick<CallContext, "ports" | "view" | "time">,
  channelCode: string,
): VenueRow {
  const found = ports.venues(view, time).find((venue) => venue.channelCode === channelCode);
  if (!found) throw new Refusal(NOT_FOUND, "", { message: "未找到该场馆" });
  return found;
}

/** Why no money moves in or out of the venue, and no game of it starts; null when it is open. */
export function closure(
  { name, opensAt, down }: Pick<VenueRow, "name" | "opensAt" | "down">,
  time: number,
): Refusal | null {
  if (opensAt !== null && opensAt > time) {
    const message = `${name}维护中，预计 ${openingTime(opensAt, time)} 开放`;
    return new Refusal(VENUE_MAINTENANCE, "", { message, data: { opensAt } });
  }
  return down ? new Refusal(VENUE_DOWN, "", { message: `${name}连接异常，请稍后重试` }) : null;
}

/** @throws Refusal when the venue is closed */
export function checkOpen(venue: VenueRow, time: number): void {
  const refusal = closure(venue, time);
  if (refusal !== null) throw refusal;
}

function openingTime(opensAt: number, time: number): string {
  const [day = "", today] = [dayOf(opensAt), dayOf(time)];
  const [, month, date] = day.split("-").map(Number);
  return day === today ? timeOfDay(opensAt) : `${month} 月 ${date} 日 ${timeOfDay(opensAt)}`;
}

/** Also those that the site has switched off: records keep their names. */
export function everyVenue({
  ports,
  time,
}: Pick<CallContext, "ports" | "time">): readonly VenueRow[] {
  return ports.venues({ isOn: () => true }, time);
}
