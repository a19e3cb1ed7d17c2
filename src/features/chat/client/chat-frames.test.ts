// Every message of the protocol, by its number: what the client sends, and what a received one changes.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHAT_HEARTBEAT_MS, CHAT_IDS } from "#contract/chat.ts";
import { type ChatClient, createChatClient } from "./chat-client.ts";
import type { ChatState } from "./chat-state.ts";
import { sampleLine } from "./sample-line.ts";

const RID = "match-g-1";
const room = {
  rid: RID,
  title: "主队 vs 客队",
  open: true,
  muted: false,
  guests: true,
  slowSeconds: 0,
  minVipLevel: 0,
  online: 5,
};
const of = (id: number) => ({ ...sampleLine({ id, rid: RID, userId: "m-2" }) });
const event = (id: number, more: object) => ({
  ...of(id),
  msg: undefined,
  reply: undefined,
  ...more,
});
const who = { ok: true, userId: "m-1", name: "de***8", vipLevel: 3, message: "" };

type Received = readonly [
  id: number,
  data: object,
  now: (state: ChatState) => unknown,
  then: unknown,
];

/** In this order: each changes what those before it have made. */
const RECEIVED: readonly Received[] = [
  [10019, { ...who, userId: "g-1" }, ({ me }) => me?.guest, true],
  [10001, who, ({ me }) => me, { userId: "m-1", name: "de***8", vipLevel: 3, guest: false }],
  [10002, { rid: RID, ok: true, message: "" }, ({ gone }) => gone, ""],
  [10016, { ...room, last: 2, cleared: 0 }, ({ room: now }) => now?.title, room.title],
  [10011, { rid: RID, list: [of(1), of(2)], more: true }, shown, "1 2"],
  [10003, of(3), shown, "1 2 3"],
  [10017, event(4, { kind: "gift", giftName: "鲜花", icon: "flower", count: 2 }), kinds, "gift"],
  [10018, event(5, { kind: "prediction", home: 2, away: 1 }), kinds, "prediction"],
  [10005, { rid: RID, ids: [2] }, shown, "1 3 4 5"],
  [0, { rid: RID, last: 5 }, shown, "1 3 4 5"],
  [
    10008,
    { rid: RID, name: "林***8", vipLevel: 2, online: 6 },
    ({ joined }) => joined?.name,
    "林***8",
  ],
  [
    10014,
    { rid: RID, home: 1, away: 0, text: "" },
    ({ score }) => [score?.home, score?.away],
    [1, 0],
  ],
  [10004, { muted: true, until: null, message: "禁言" }, ({ mute }) => mute?.message, "禁言"],
  [10006, { ...room, muted: true }, ({ room: now }) => now?.muted, true],
  [10007, { minVipLevel: 4 }, ({ room: now }) => now?.minVipLevel, 4],
  [10009, { rooms: [{ ...room, open: false }] }, ({ room: now }) => now?.open, false],
  [60000, { message: "系统通知" }, ({ notice }) => notice?.message, "系统通知"],
  [10015, { rid: RID, last: 5 }, shown, ""],
  [
    10013,
    { rid: RID, message: "聊天室已解散" },
    ({ gone, room: now }) => [gone, now],
    ["聊天室已解散", null],
  ],
];

function shown({ lines }: ChatState): string {
  return lines.map(({ id }) => id).join(" ");
}
function kinds({ lines }: ChatState): string | undefined {
  return lines.at(-1)?.kind;
}

class Line extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = Line.OPEN;
  readonly sent: { readonly msgId: number; readonly msgData: unknown }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line["sent"][number]);
  }
  close(): void {}
}

let line: Line;
let client: ChatClient;

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  vi.stubGlobal(
    "WebSocket",
    Object.assign(
      function socket() {
        return line;
      },
      { OPEN: Line.OPEN },
    ),
  );
});
afterEach(() => {
  client.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connect(member: { readonly token: string; readonly jwt: string } | null) {
  client = createChatClient({
    url: () => "ws://chat.example",
    member: async () => member,
    guestId: () => "browser-1",
    history: () => Promise.reject(new Error("nothing is missing")),
    now: () => 0,
    newId: () => "c-1",
    waiting: { read: () => [], write: () => {} },
    batch: (draw) => draw(),
  });
  client.enter(RID);
  client.start();
  line.dispatchEvent(new Event("open"));
  await vi.advanceTimersByTimeAsync(0);
}
const hear = (msgId: number, msgData: object) =>
  line.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ msgId, msgData }) }));

it("takes each message, and there is no other", async () => {
  await connect(null);
  for (const [id, data, now, then] of RECEIVED) {
    hear(id, data);
    expect(now(client.useState.getState()), String(id)).toEqual(then);
  }
  const ids = RECEIVED.map(([id]) => id).toSorted((one, other) => one - other);
  expect(ids).toEqual(Object.values(CHAT_IDS).toSorted((one, other) => one - other));
});

it("changes nothing for other rooms, unknown numbers and broken data", async () => {
  await connect(null);
  for (const [id, data] of RECEIVED.slice(0, 6)) hear(id, data);
  const before = client.useState.getState();
  hear(10003, { ...of(4), rid: "lobby" });
  hear(10015, { rid: "lobby", last: 3 });
  hear(10012, { rid: RID });
  hear(10014, { rid: RID, home: "many" });
  expect(client.useState.getState()).toEqual(before);
});

it("logs a member in with session and jwt, a guest with an id of the browser, then joins", async () => {
  await connect({ token: "session", jwt: "jwt" });
  hear(10001, who);
  client.say(" 好球 ");
  hear(10002, { rid: RID, ok: true, message: "" });
  await vi.advanceTimersByTimeAsync(CHAT_HEARTBEAT_MS);
  const sent = new Map(line.sent.map(({ msgId, msgData }) => [msgId, msgData]));
  expect(sent.get(10001)).toEqual({ token: "session", body: "jwt" });
  expect(sent.get(10002)).toEqual({ rid: RID });
  expect(sent.get(10003)).toEqual({ rid: RID, msg: "好球", clientId: "c-1" });
  expect(sent.get(0)).toEqual({});
  client.stop();
  line = new Line();
  await connect(null);
  expect(line.sent).toEqual([{ msgId: 10019, msgData: { uuid: "browser-1" } }]);
});
