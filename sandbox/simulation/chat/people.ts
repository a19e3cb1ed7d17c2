import type { ChatUser } from "../../backend/chat/chat-user.ts";
import { between, hash } from "../random.ts";
import { winnerName } from "../venues/latest-wins.ts";

/** Somebody of a room's regulars. */
export function regular(seed: number, room: string, number: number): ChatUser {
  const mark = hash(seed, room, "regular", number);
  return {
    member: null,
    userId: `o-${mark.toString(36)}`,
    name: winnerName(seed, `chat ${room}`, number),
    avatar: `/media/avatar/player-${1 + (mark % 12)}.svg`,
    vipLevel: Math.max(0, between(-3, 7, seed, room, "level", number)),
    role: "member",
  };
}
