// Other members of the chat.
import { CHAT_LOBBY, gameOfRoom } from "#contract/chat-rooms.ts";
import type { ChatWorld } from "../../backend/chat/chat-world.ts";
import { bookOf } from "../book/book.ts";
import { gameOfGide } from "../book/match-view.ts";
import { between, wave } from "../random.ts";
import type { World } from "../world.ts";
import { matchTalk } from "./match-talk.ts";
import { chatter } from "./room-talk.ts";
import { TALK } from "./talk-lines.ts";

const LOBBY_MOOD = { rate: 0.18, lines: TALK.lobby, fill: (line: string) => line };
const TABLE_MOOD = { rate: 0.14, lines: TALK.table, fill: (line: string) => line };
const SWING_MS = 600_000;

/** @param isSilent true while nobody but real people shall speak */
export function othersOf(world: () => World, isSilent: () => boolean): ChatWorld {
  return {
    audience(view, rid, time) {
      if (isSilent()) return 0;
      const { seed } = world();
      const size = between(20, 60, seed, view.site.id, rid, "size") * sizeOf(world(), rid, time);
      return Math.round(size * (1 + 0.25 * wave(time, SWING_MS, seed, rid)));
    },
    talk(view, rid, span) {
      if (isSilent()) return [];
      const key = { seed: world().seed, room: `${view.site.id} ${rid}` };
      const gide = gameOfRoom(rid);
      if (gide !== null) return matchTalk(world(), gameOfGide(gide) ?? "", key, span);
      return chatter(key, span, () => (rid === CHAT_LOBBY ? LOBBY_MOOD : TABLE_MOOD));
    },
  };
}

function sizeOf(world: World, rid: string, time: number): number {
  if (rid === CHAT_LOBBY) return 12;
  const gide = gameOfRoom(rid);
  if (gide === null) return 1;
  const book = bookOf(world);
  const fixture = book.fixtures.byId(gameOfGide(gide) ?? "");
  if (!fixture || fixture.startsAt > time) return 2;
  return book.timelineOf(fixture).ends > time ? 14 : 1;
}
