// What the client does with each message of the server.
import {
  CHAT_MAX_LINES,
  type ChatLine,
  type ChatName,
  type ChatReceived,
  type ChatRoomState,
} from "#contract/chat.ts";
import type { ChatParts } from "./chat-parts.ts";
import { createRoomLog } from "./room-log.ts";

type Receiver<N extends ChatName> = (parts: ChatParts, data: ChatReceived[N]) => void;

export const receivers: { readonly [N in ChatName]: Receiver<N> } = {
  heartbeat(parts, { rid, last }) {
    if (isHere(parts, rid) && parts.joined) expectLast(parts, last);
  },
  login: ({ login }, data) => login.answered(data, false),
  guestLogin: ({ login }, data) => login.answered(data, true),
  joinRoom(parts, { rid, ok, message }) {
    // A login that is under way joins again.
    if (!isHere(parts, rid) || !parts.login.isKnown()) return;
    parts.joined = ok;
    parts.set(ok ? { gone: "" } : { gone: message, room: null });
    if (ok) parts.outbox.flush();
  },
  send: line,
  gift: line,
  prediction: line,
  memberMute({ set }, { muted, until, message }) {
    set({ mute: muted ? { until, message } : null });
  },
  messageBlock(parts, { rid, ids }) {
    if (!isHere(parts, rid)) return;
    parts.log.remove(ids);
    parts.draw();
  },
  roomStatus(parts, room) {
    if (isHere(parts, room.rid)) changeRoom(parts, room);
  },
  allRoomStatus(parts, { rooms }) {
    const room = rooms.find(({ rid }) => isHere(parts, rid));
    if (room) changeRoom(parts, room);
  },
  vipLevel({ get, set }, { minVipLevel }) {
    const { room } = get();
    if (room) set({ room: { ...room, minVipLevel } });
  },
  joined(parts, { rid, name, vipLevel, online, left }) {
    const { room } = parts.get();
    if (!isHere(parts, rid) || !room) return;
    parts.set({ room: { ...room, online }, ...(left ? {} : { joined: { name, vipLevel } }) });
  },
  history(parts, { rid, list, more, removed }) {
    if (!isHere(parts, rid)) return;
    const isFirst = parts.log.lines().length === 0;
    parts.log.remove(removed);
    parts.take(list);
    // At once: a room with lines never looks like an empty one.
    if (isFirst) parts.set({ older: more ? "idle" : "none", lines: parts.log.lines() });
    parts.checkGap();
  },
  roomDestroy(parts, { rid, message }) {
    if (!isHere(parts, rid)) return;
    parts.joined = false;
    parts.set({ gone: message, room: null });
  },
  score(parts, { rid, home, away, text }) {
    if (isHere(parts, rid)) parts.set({ score: { home, away, text } });
  },
  clear(parts, { rid, last }) {
    if (!isHere(parts, rid)) return;
    parts.log.clear(last);
    parts.set({ older: "none" });
    parts.draw();
  },
  roomInfo(parts, { last, cleared, ...room }) {
    if (!isHere(parts, room.rid)) return;
    if (!parts.log.expect(last)) startAgain(parts);
    parts.log.clear(cleared);
    parts.set({ room });
  },
  notify(parts, { message, clientId, reason, retryMs }) {
    if (reason === "slow") parts.set({ slowUntil: parts.deps.now() + retryMs });
    if (clientId !== "") parts.outbox.refused(clientId, message);
    else parts.set({ notice: { message, reason } });
    if (reason === "login") parts.login.refused(message);
  },
};

/** Where the pause became shorter, nobody waits longer. */
function changeRoom({ get, set, deps }: ChatParts, room: ChatRoomState): void {
  const latest = deps.now() + room.slowSeconds * 1000;
  set({ room, slowUntil: Math.min(get().slowUntil, latest) });
}

function isHere({ get }: ChatParts, rid: string): boolean {
  return get().rid === rid;
}

function line(parts: ChatParts, data: ChatLine): void {
  if (!isHere(parts, data.rid)) return;
  const { me, room } = parts.get();
  parts.take([data]);
  if (data.kind === "message" && data.userId === me?.userId && room) {
    parts.set({ slowUntil: Math.max(parts.get().slowUntil, data.time + room.slowSeconds * 1000) });
  }
  parts.checkGap();
}

function expectLast(parts: ChatParts, last: number): void {
  if (!parts.log.expect(last)) {
    startAgain(parts);
    const { rid } = parts.get();
    if (rid !== null) parts.send("joinRoom", { rid });
  }
  parts.checkGap();
}

/** The room on the server is another one than before. */
function startAgain(parts: ChatParts): void {
  parts.log = createRoomLog(CHAT_MAX_LINES);
  parts.set({ older: "idle" });
  parts.draw();
}
