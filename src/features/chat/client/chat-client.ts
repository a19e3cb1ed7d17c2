// The client of the chat's socket: logs in, joins a room, keeps its lines complete and its own messages unlost.
// Knows nothing of React or of the site (spec: betting-and-money §3, §4; design: contract, "Chat and feed sockets").
import { create, type StoreApi, type UseBoundStore } from "zustand";
import {
  CHAT_HEARTBEAT_MS,
  CHAT_IDS,
  CHAT_MAX_LINES,
  CHAT_PAGE,
  CHAT_RECONNECT_MS,
  type ChatLine,
  type ChatSent,
} from "#contract/chat.ts";
import { createStreamSocket } from "../../../lib/stream-socket.ts";
import type { ChatDeps, ChatParts, Waits } from "./chat-parts.ts";
import { type ChatState, NO_CHAT, NO_ROOM, type Pending } from "./chat-state.ts";
import { fillGap } from "./fill-gap.ts";
import { createOutbox } from "./outbox.ts";
import { type ChatFrame, readChatFrame } from "./read-chat-frame.ts";
import { receivers } from "./receivers.ts";
import { createRoomLog } from "./room-log.ts";

const WAITS: Waits = {
  first: CHAT_RECONNECT_MS,
  most: 60_000,
  ping: CHAT_HEARTBEAT_MS,
  silence: 25_000,
  gap: 600,
};

export type ChatClient = ReturnType<typeof createChatClient>;

export function createChatClient(deps: ChatDeps) {
  const parts = createParts(deps, { ...WAITS, ...deps.waits });
  const { socket, outbox, useState } = parts;
  return {
    useState,
    start() {
      outbox.load(deps.waiting.read());
      socket.start();
    },
    stop() {
      socket.stop();
      outbox.stop();
      parts.joined = false;
      useState.setState({ connection: "connecting" });
    },
    /** The network is back: the next try is now. */
    retryNow() {
      if (useState.getState().connection === "open") return;
      socket.stop();
      socket.start();
    },
    enter: (rid: string) => enter(parts, rid),
    /** After a login or a logout. */
    identityChanged() {
      useState.setState({ me: null, mute: null });
      outbox.load(deps.waiting.read());
      if (useState.getState().connection === "open") void parts.identify();
    },
    /** @returns false for an empty text */
    say(msg: string, reply: Pending["reply"] = null): boolean {
      const text = msg.trim();
      const { rid } = useState.getState();
      if (text === "" || rid === null) return false;
      outbox.add({ rid, msg: text, reply });
      return true;
    },
    again: (clientId: string) => outbox.again(clientId),
    discard: (clientId: string) => outbox.discard(clientId),
    loadOlder: () => loadOlder(parts),
  };
}

type Made = ChatParts & { readonly useState: UseBoundStore<StoreApi<ChatState>> };

function createParts(deps: ChatDeps, waits: Waits): Made {
  const useState = create<ChatState>(() => NO_CHAT);
  const { setState: set, getState: get } = useState;
  const socket = createStreamSocket<ChatFrame, object>({
    url: deps.url,
    read: readChatFrame,
    ping: { msgId: CHAT_IDS.heartbeat, msgData: {} },
    onMessage: (frame) => receive(parts, frame),
    onOpen() {
      parts.connection += 1;
      set({ connection: "open" });
      void parts.identify();
    },
    onLost() {
      parts.joined = false;
      set({ connection: "connecting" });
    },
    onDown: (down) => set({ connection: down ? "down" : "open" }),
    waits,
  });
  const outbox = createOutbox({
    ready: (rid) => (parts.joined && get().rid === rid ? parts.connection : null),
    send: (message) => parts.send("send", sentOf(message)),
    changed(pending) {
      set({ pending });
      deps.waiting.write(pending);
    },
    now: deps.now,
    newId: deps.newId,
    ...(waits.outbox ? { waits: waits.outbox } : {}),
  });
  const parts: Made = {
    useState,
    deps,
    socket,
    outbox,
    set,
    get,
    log: createRoomLog(CHAT_MAX_LINES),
    arrived: [],
    connection: 0,
    joined: false,
    stale: false,
    send: (name, msgData) => socket.send({ msgId: CHAT_IDS[name], msgData }),
    take: (lines) => take(parts, lines),
    draw: once(deps.batch, () => drawLines(parts)),
    identify: () => identify(parts, waits.first),
    checkGap: gapCheck(() => parts, waits.gap),
  };
  return parts;
}

function receive(parts: ChatParts, { name, data }: ChatFrame): void {
  // The receiver and the data are of the same name.
  const act = receivers[name] as (to: ChatParts, data: unknown) => void;
  act(parts, data);
}

function take(parts: ChatParts, lines: readonly ChatLine[]): void {
  parts.log.add(lines);
  parts.arrived.push(...lines.filter(({ clientId }) => clientId !== ""));
  parts.draw();
}

/** An own message leaves the waiting ones when its line is drawn: in between it would be in neither. */
function drawLines(parts: ChatParts): void {
  parts.set({ lines: parts.log.lines() });
  parts.outbox.arrived(parts.arrived.splice(0));
}

function enter(parts: ChatParts, rid: string): void {
  if (parts.get().rid === rid) return;
  parts.joined = false;
  parts.log = createRoomLog(CHAT_MAX_LINES);
  parts.set({ ...NO_ROOM, rid });
  if (parts.get().me) parts.send("joinRoom", { rid });
}

function sentOf({ rid, msg, clientId, reply }: Pending): ChatSent<"send"> {
  return { rid, msg, clientId, ...(reply ? { replyTo: reply.id } : {}) };
}

/** Says who this is. When the server cannot be asked for a jwt, it is tried again later. */
async function identify(parts: ChatParts, wait: number): Promise<void> {
  const { connection, deps } = parts;
  const still = () => parts.connection === connection && parts.get().connection === "open";
  try {
    const member = await deps.member(parts.stale);
    if (!still()) return;
    if (member) parts.send("login", { token: member.token, body: member.jwt });
    else parts.send("guestLogin", { uuid: deps.guestId() });
  } catch {
    setTimeout(() => {
      if (still() && parts.get().me === null) void parts.identify();
    }, wait);
  }
}

/** @returns a function that looks for missing lines a moment later, one look at a time */
function gapCheck(partsOf: () => ChatParts, wait: number): () => void {
  let planned = false;
  const look = async () => {
    planned = false;
    const parts = partsOf();
    const { log } = parts;
    const { rid } = parts.get();
    const gap = log.gap();
    if (gap === null || rid === null) return;
    const isSame = () => parts.log === log;
    const takeHere = (lines: readonly ChatLine[]) => {
      if (isSame()) parts.take(lines);
    };
    const filled = await fillGap(parts.deps.history, { rid, log, gap }, takeHere);
    if (filled && isSame()) {
      parts.draw();
      if (log.gap() !== null) plan();
    }
  };
  const plan = () => {
    if (planned) return;
    planned = true;
    setTimeout(() => void look(), wait);
  };
  return plan;
}

async function loadOlder(parts: ChatParts): Promise<void> {
  const { get, set, log } = parts;
  const { rid, older, lines } = get();
  const [first] = lines;
  if (rid === null || first === undefined || older === "loading" || older === "none") return;
  if (log.isFull()) return set({ older: "full" });
  set({ older: "loading" });
  const asked = { rid, from: 0, to: first.time, pageSize: CHAT_PAGE };
  const answer = await parts.deps.history(asked).catch(() => null);
  if (parts.log !== log) return;
  if (answer === null) return set({ older: "failed" });
  log.addOlder(answer.list.toReversed());
  set({ lines: log.lines(), older: answer.more ? "idle" : "none" });
}

function once(batch: ChatDeps["batch"], draw: () => void): () => void {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    batch(() => {
      planned = false;
      draw();
    });
  };
}
