// A chat server in memory, for tests: pages, pushes and connections come and go when the test says so.
import { vi } from "vitest";
import { CHAT_IDS, CHAT_PAGE, type ChatLine, type ChatName } from "#contract/chat.ts";
import type { ChatDeps } from "./chat-parts.ts";
import { createChatClient } from "./chat-client.ts";
import type { HistoryAsked } from "./lines-before.ts";
import { sampleLine } from "./sample-line.ts";

const RID = "lobby";
const ROOM = {
  rid: RID,
  title: "大厅",
  open: true,
  muted: false,
  guests: true,
  slowSeconds: 0,
  minVipLevel: 0,
  online: 1,
  cleared: 0,
};

const GUEST = { ok: true, userId: "g-1", name: "访客", vipLevel: 0, message: "" };

const DEPS: Omit<ChatDeps, "history"> = {
  url: () => "ws://chat.example",
  member: async () => null,
  guestId: () => "browser-1",
  now: Date.now,
  newId: () => "c-1",
  waiting: { read: () => [], write: () => {} },
  batch: (draw) => draw(),
};

interface Frame {
  readonly msgId: number;
  readonly msgData: Readonly<Record<string, unknown>>;
}

class Line extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Frame[] = [];
  onSent: (frame: Frame) => void = () => {};
  send(text: string): void {
    const frame = JSON.parse(text) as Frame;
    this.sent.push(frame);
    this.onSent(frame);
  }
  close(): void {
    this.readyState = 3;
  }
}

interface Call {
  readonly answer: () => void;
  readonly fail: () => void;
}

/** The lines of the room, and the calls for them; each page is as of when it was asked for. */
function testHistory() {
  const lines: ChatLine[] = [];
  const calls: Call[] = [];
  const pageOf = ({ from, to, pageNum, pageSize }: HistoryAsked) => {
    const found = lines.filter(({ time }) => time >= from && (to === 0 || time < to)).toReversed();
    const end = pageNum * pageSize;
    return { list: found.slice(end - pageSize, end), more: found.length > end };
  };
  return {
    lines,
    calls,
    ask: (asked: HistoryAsked) => {
      const page = pageOf(asked);
      return new Promise<typeof page>((resolve, reject) =>
        calls.push({ answer: () => resolve(page), fail: () => reject(new Error()) }),
      );
    },
  };
}

function stubSockets(): () => Line | undefined {
  const sockets: Line[] = [];
  const make = function socket() {
    const made = new Line();
    sockets.push(made);
    return made;
  };
  vi.stubGlobal("WebSocket", Object.assign(make, { OPEN: Line.OPEN }));
  return () => sockets.at(-1);
}

/** With fake timers. @param sameTime how many lines share a millisecond */
export function testRoom(sameTime: number, deps: Partial<ChatDeps> = {}) {
  const socket = stubSockets();
  const { lines, calls, ask } = testHistory();
  const client = createChatClient({ ...DEPS, history: ask, ...deps });
  const hear = (name: ChatName, msgData: object) => {
    const data = JSON.stringify({ msgId: CHAT_IDS[name], msgData });
    socket()?.dispatchEvent(new MessageEvent("message", { data }));
  };
  const join = () => {
    const list = lines.slice(-CHAT_PAGE);
    hear("joinRoom", { rid: RID, ok: true, message: "" });
    hear("roomInfo", { ...ROOM, last: lines.length });
    hear("history", { rid: RID, list, more: lines.length > list.length, removed: [] });
  };
  const answer = ({ msgId }: Frame) => {
    if (msgId === CHAT_IDS.joinRoom) join();
    if (msgId === CHAT_IDS.guestLogin) hear("guestLogin", GUEST);
    if (msgId === CHAT_IDS.heartbeat) beat();
  };
  const beat = () => hear("heartbeat", { rid: RID, last: lines.length });
  return {
    client,
    lines,
    calls,
    socket,
    hear,
    /** Opens the socket. @param onSent by default guests are logged in and join, as a server does */
    connect(onSent?: (frame: Frame) => void) {
      const made = socket();
      if (made === undefined || made.readyState !== 0) return;
      made.readyState = Line.OPEN;
      made.onSent = onSent ?? answer;
      made.dispatchEvent(new Event("open"));
    },
    lose() {
      const made = socket();
      if (made?.readyState !== Line.OPEN) return;
      made.readyState = 3;
      made.dispatchEvent(new Event("close"));
    },
    /** @param arrives whether the page hears of it */
    write(arrives: boolean) {
      const id = lines.length + 1;
      const time = 1_700_000_000_000 + Math.floor(id / sameTime);
      const line = sampleLine({ id, rid: RID, time });
      lines.push(line);
      if (arrives && socket()?.readyState === Line.OPEN) hear("send", line);
    },
    heartbeat: beat,
    /** Answers one of the calls for history, or lets it fail. */
    answer(which: number, isGood: boolean) {
      const [call] = calls.splice(which % Math.max(1, calls.length), 1);
      if (isGood) call?.answer();
      else call?.fail();
    },
  };
}
