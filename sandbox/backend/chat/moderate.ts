// What a moderator does. Each changes the database and tells everybody whom it concerns.
import type { DatabaseSync } from "node:sqlite";
import { announce } from "./chat-events.ts";
import { markRemoved, newest, type Place } from "./chat-lines.ts";
import { type Mute, setMute } from "./chat-mutes.ts";
import { ALL_ROOMS, changeRoom, type RoomSettings } from "./chat-rooms.ts";

export function mutePerson(
  database: DatabaseSync,
  person: { readonly site: string; readonly userId: string },
  mute: Mute | null,
): void {
  setMute(database, person, mute);
  const { until, message } = mute ?? { until: null, message: "您已可以发言" };
  announce(database, {
    ...person,
    frame: { name: "memberMute", data: { muted: mute !== null, until, message } },
  });
}

export function removeLines(
  database: DatabaseSync,
  place: Place,
  lines: readonly number[],
  time: number,
): void {
  const ids = markRemoved(database, place, lines, time);
  if (ids.length === 0) return;
  announce(database, { ...place, frame: { name: "messageBlock", data: { rid: place.rid, ids } } });
}

export function clearRoom(database: DatabaseSync, place: Place): void {
  const last = newest(database, place).id;
  changeRoom(database, place, { cleared: last });
  announce(database, { ...place, frame: { name: "clear", data: { rid: place.rid, last } } });
}

export function destroyRoom(database: DatabaseSync, place: Place): void {
  changeRoom(database, place, { destroyed: true });
  const data = { rid: place.rid, message: "该聊天室已关闭，感谢您的参与" };
  announce(database, { ...place, frame: { name: "roomDestroy", data } });
}

/** For all rooms of a site. */
export function setVipLevel(database: DatabaseSync, site: string, minVipLevel: number): void {
  changeRoom(database, { site, rid: ALL_ROOMS }, { minVipLevel });
  announce(database, { site, frame: { name: "vipLevel", data: { minVipLevel } } });
  // A room may ask for more.
  announce(database, { site, frame: null });
}

export type RoomChange = Partial<
  Pick<RoomSettings, "open" | "muted" | "guests" | "slowSeconds" | "minVipLevel">
>;

export function changeRoomState(database: DatabaseSync, place: Place, change: RoomChange): void {
  changeRoom(database, place, change);
  announce(database, { ...place, frame: null });
}

/** The same change in each of these rooms, announced once. */
export function changeAllRooms(
  database: DatabaseSync,
  { site, rids }: { readonly site: string; readonly rids: readonly string[] },
  change: RoomChange,
): void {
  for (const rid of rids) changeRoom(database, { site, rid }, change);
  announce(database, { site, frame: null });
}
