// Once a second, in each room where somebody is: what others say, the score of the match, how many are there.
import type { Backend } from "../wire/backend.ts";
import type { SiteView } from "../wire/sites.ts";
import { MINUTE } from "../time/china-time.ts";
import type { ChatFrame } from "./chat-events.ts";
import type { ChatHub } from "./chat-hub.ts";
import { addLine, newest } from "./chat-lines.ts";
import { settlePredictions } from "./chat-predictions.ts";
import { matchOfRoom, roomSettings } from "./chat-rooms.ts";
import type { OtherLine } from "./chat-world.ts";
import { removeLines } from "./moderate.ts";
import { postLine } from "./send-message.ts";

interface Room {
  readonly view: SiteView;
  readonly rid: string;
  /** Up to when others have spoken. */
  spoken: number;
  /** As JSON; empty: none was told. */
  score: string;
  online: number;
  beats: number;
  removals: { readonly id: number; readonly at: number }[];
}

type ScoreFrame = Extract<ChatFrame, { name: "score" }>;

export interface Pulse {
  beat(): void;
  /** Somebody joins: what was said before is there. */
  enter(view: SiteView, rid: string): void;
  /** Null when the room has no match in play. */
  score(view: SiteView, rid: string): ScoreFrame | null;
}

const BEFORE_MS = 90 * MINUTE;
const BEFORE_LINES = 60;
/** Beats between two counts of those who are there. */
const COUNT_BEATS = 5;
/** A longer break comes from a clock that was set or a machine that slept. */
const BREAK_MS = 30_000;

export function createPulse(backend: Backend, hub: ChatHub): Pulse {
  const rooms = new Map<string, Room>();
  const keyOf = (view: SiteView, rid: string) => `${view.site.id} ${rid}`;
  return {
    score: (view, rid) => scoreFrame(backend, view, rid),
    beat() {
      const here = new Set(
        [...hub.clients].flatMap(({ view, rid }) => (rid === null ? [] : keyOf(view, rid))),
      );
      for (const [key, room] of rooms) {
        if (here.has(key)) beatRoom(backend, hub, room);
        else rooms.delete(key);
      }
    },
    enter(view, rid) {
      const key = keyOf(view, rid);
      if (rooms.has(key)) return;
      const spoken = backend.now();
      const score = JSON.stringify(scoreFrame(backend, view, rid));
      const room = { view, rid, spoken, score, online: 0, beats: 0, removals: [] };
      rooms.set(key, room);
      catchUp(backend, room);
    },
  };
}

function beatRoom(backend: Backend, hub: ChatHub, room: Room): void {
  const { view, rid } = room;
  const to = { site: view.site.id, rid };
  talk(backend, room, backend.now());
  const frame = scoreFrame(backend, view, rid);
  const score = JSON.stringify(frame);
  if (frame && score !== room.score) hub.deliver({ ...to, frame });
  room.score = score;
  room.beats += 1;
  if (room.beats % COUNT_BEATS !== 0) return;
  const state = hub.stateOf(view, rid);
  if (state.online !== room.online) {
    hub.deliver({ ...to, frame: { name: "roomStatus", data: state } });
  }
  room.online = state.online;
}

/** Writes what others have said since the newest line, as far as a reader would look. */
function catchUp({ database, ports }: Backend, { view, rid, spoken }: Room): void {
  const place = { site: view.site.id, rid };
  const { time } = newest(database, place);
  const from = Math.max(time + 1, spoken - BEFORE_MS);
  if (from >= spoken) return;
  const lines = ports.chatWorld
    .talk(view, rid, { from, to: spoken })
    .filter(({ removedAt }) => removedAt === null);
  for (const { at, user, body } of lines.slice(-BEFORE_LINES)) {
    addLine(database, place, { user, body, time: at });
  }
}

function talk({ database, ports }: Backend, room: Room, time: number): void {
  const { view, rid, spoken } = room;
  const place = { site: view.site.id, rid };
  room.spoken = time;
  const due = room.removals.filter(({ at }) => at <= time).map(({ id }) => id);
  removeLines(database, place, due, time);
  room.removals = room.removals.filter(({ at }) => at > time);
  const { open, muted, destroyed } = roomSettings(database, place);
  if (time <= spoken || time - spoken > BREAK_MS || !open || destroyed) return;
  const maySpeak = ({ user }: OtherLine) => !muted || user.role === "moderator";
  for (const { at, user, body, removedAt } of ports.chatWorld
    .talk(view, rid, { from: spoken, to: time })
    .filter(maySpeak)) {
    const { id } = postLine(database, place, { user, body, time: at });
    if (removedAt !== null) room.removals.push({ id, at: removedAt });
  }
}

/** Looking at the score of a match that has ended settles its predictions. */
function scoreFrame(backend: Backend, view: SiteView, rid: string): ScoreFrame | null {
  const time = backend.now();
  const match = view.isOn("sport") ? matchOfRoom(backend.ports, rid, time) : null;
  if (!match || match.state.gameStatus === "upcoming") return null;
  settlePredictions(backend, time, { game: match.gameId });
  const { sc_FT_H: home, sc_FT_C: away, gameStatus } = match.state;
  return { name: "score", data: { rid, home, away, text: SCORE_TEXTS[gameStatus] ?? "" } };
}

const SCORE_TEXTS: Readonly<Record<string, string>> = {
  break: "休息",
  ended: "已结束",
  abandoned: "已中断",
  postponed: "已延期",
};
