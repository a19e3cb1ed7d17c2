// The rooms of a site: which exist, and what a moderator has changed in them.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { yesNo } from "#contract/api/answer-fields.ts";
import type { SportMatch } from "#contract/api/sport.ts";
import { CHAT_LOBBY, gameOfRoom } from "#contract/chat-rooms.ts";
import type { Ports } from "../ports.ts";
import type { SiteView } from "../wire/sites.ts";
import type { Place } from "./chat-lines.ts";

const SettingsSchema = v.object({
  open: yesNo,
  muted: yesNo,
  guests: yesNo,
  slowSeconds: v.number(),
  minVipLevel: v.number(),
  destroyed: yesNo,
  /** Lines up to this one are gone. */
  cleared: v.number(),
});
export type RoomSettings = v.InferOutput<typeof SettingsSchema>;

const USUAL: RoomSettings = {
  open: true,
  muted: false,
  guests: true,
  slowSeconds: 3,
  minVipLevel: 0,
  destroyed: false,
  cleared: 0,
};
/** In the place of a room: what is set for all rooms of a site. */
export const ALL_ROOMS = "";

/** With the higher level of the room and of all rooms. */
export function roomSettings(database: DatabaseSync, place: Place): RoomSettings {
  const own = stored(database, place) ?? USUAL;
  const { minVipLevel } = stored(database, { ...place, rid: ALL_ROOMS }) ?? USUAL;
  return { ...own, minVipLevel: Math.max(own.minVipLevel, minVipLevel) };
}

export function changeRoom(
  database: DatabaseSync,
  { site, rid }: Place,
  change: Partial<RoomSettings>,
): void {
  const next = { ...(stored(database, { site, rid }) ?? USUAL), ...change };
  database
    .prepare(
      `INSERT OR REPLACE INTO chat_room
        (site, rid, open, muted, guests, slowSeconds, minVipLevel, destroyed, cleared)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      site,
      rid,
      Number(next.open),
      Number(next.muted),
      Number(next.guests),
      next.slowSeconds,
      next.minVipLevel,
      Number(next.destroyed),
      next.cleared,
    );
}

function stored(database: DatabaseSync, { site, rid }: Place): RoomSettings | null {
  const row = database.prepare("SELECT * FROM chat_room WHERE site = ? AND rid = ?").get(site, rid);
  return row === undefined ? null : v.parse(SettingsSchema, row);
}

/** @returns null when there is no such room */
export function roomTitle(
  { ports, view }: { readonly ports: Pick<Ports, "book" | "tables">; readonly view: SiteView },
  rid: string,
  time: number,
): string | null {
  if (rid === CHAT_LOBBY) return "聊天大厅";
  if (gameOfRoom(rid) !== null) {
    const match = view.isOn("sport") ? matchOfRoom(ports, rid, time) : null;
    return match && `${match.team_h} vs ${match.team_c}`;
  }
  if (!view.isOn("realbet")) return null;
  const id = rid.slice("table-".length);
  return ports.tables(view, time).find((table) => table.id === id)?.name ?? null;
}

/** @returns null in rooms without a match */
export function matchOfRoom(
  ports: Pick<Ports, "book">,
  rid: string,
  time: number,
): SportMatch | null {
  const gide = gameOfRoom(rid);
  return gide === null ? null : ports.book(time).game(gide);
}
