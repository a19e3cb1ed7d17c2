// The client of the chat's socket: logs in, joins a room, keeps its lines complete and its own messages unlost.
// Knows nothing of React or of the site (spec: betting-and-money §3, §4; design: contract, "Chat and feed sockets").
import { create, type StoreApi, type UseBoundStore } from "zustand";
import {
  CHAT_HEARTBEAT_MS,
  CHAT_IDS,
  CHAT_MAX_LINES,
  CHAT_RECONNECT_MS,
  type ChatLine,
  type ChatSent,
} from "#contract/chat.ts";
import { createStreamSocket } from "#lib/calls/stream-socket.ts";
import type { ChatDeps, ChatParts, Waits } from "./chat-parts.ts";
import { type ChatState, NO_CHAT, NO_ROOM, type Pending } from "./chat-state.ts";
import { fillGap } from "./fill-gap.ts";
import { linesBefore } from "./lines-before.ts";
import { createLogin } from "./login.ts";
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
      // What waits to be sent is of the new account: nothing leaves in the name of the one before.
      parts.joined = false;
      parts.login.changed();
      useState.setState({ me: null, mute: null });
      outbox.load(deps.waiting.read());
      if (useState.getState().connection === "open") parts.login.identify();
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
      parts.login.opened();
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
    login: createLogin(() => parts, waits.first),
    send: (name, msgData) => socket.send({ msgId: CHAT_IDS[name], msgData }),
    take: (lines) => take(parts, lines),
    draw: once(deps.batch, () => drawLines(parts)),
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
  if (parts.login.isKnown()) parts.send("joinRoom", { rid });
}

function sentOf({ rid, msg, clientId, reply }: Pending): ChatSent<"send"> {
  return { rid, msg, clientId, ...(reply ? { replyTo: reply.id } : {}) };
}

/** @returns a function that looks for missing lines a moment later, one look at a time */
function gapCheck(partsOf: () => ChatParts, wait: number): () => void {
  let planned = false;
  let filling: ChatParts["log"] | null = null;
  const look = async () => {
    planned = false;
    const parts = partsOf();
    const { log } = parts;
    const { rid } = parts.get();
    const gap = log.gap();
    if (gap === null || rid === null || filling === log) return;
    filling = log;
    const isSame = () => parts.log === log;
    const takeHere = (lines: readonly ChatLine[]) => {
      if (isSame()) parts.take(lines);
    };
    const end = await fillGap(parts.deps.history, { rid, log, gap }, takeHere);
    if (filling === log) filling = null;
    if (end === "failed" || !isSame()) return;
    if (end === "cut") parts.set({ older: "idle" });
    parts.draw();
    if (log.gap() !== null) plan();
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
  const { rid, older } = get();
  const [first] = log.lines();
  if (rid === null || first === undefined || older === "loading" || older === "none") return;
  if (log.isFull()) return set({ older: "full" });
  set({ older: "loading" });
  const answer = await linesBefore(parts.deps.history, { rid, from: 0, before: first }).catch(
    () => null,
  );
  if (parts.log !== log || get().older !== "loading") return;
  if (answer === null) return set({ older: "failed" });
  // The room was cut or cleared meanwhile: these lines would not meet the others.
  if (log.lines()[0]?.id !== first.id) return set({ older: "idle" });
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
