import type { ChatRoomState } from "#contract/chat.ts";
import type { Backend } from "../wire/backend.ts";
import type { SiteView } from "../wire/sites.ts";
import { roomSettings, roomTitle } from "./chat-rooms.ts";

/** @param here number of connected clients in the room */
export function roomState(
  { database, ports, now }: Pick<Backend, "database" | "ports" | "now">,
  view: SiteView,
  { rid, here }: { readonly rid: string; readonly here: number },
): ChatRoomState {
  const time = now();
  const settings = roomSettings(database, { site: view.site.id, rid });
  const { open, muted, guests, slowSeconds, minVipLevel } = settings;
  const title = roomTitle({ ports, view }, rid, time) ?? "";
  const online = here + ports.chatWorld.audience(view, rid, time);
  return { rid, title, open, muted, guests, slowSeconds, minVipLevel, online };
}
