// The client against a real sandbox, over WebSocket. Tests may plant what a bad network does.
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHAT_PATH, type ChatLine } from "#contract/chat.ts";
import { type ChatClient, createChatClient } from "../../src/features/chat/client/chat-client.ts";
import type { ChatDeps } from "../../src/features/chat/client/chat-parts.ts";
import type { ChatState, Pending } from "../../src/features/chat/client/chat-state.ts";
import { type ChatServer, startChatServer } from "./chat-server.ts";

const rid = "lobby";
let server: ChatServer;
let clients: ChatClient[] = [];

beforeEach(async () => {
  server = await startChatServer();
});
afterEach(async () => {
  for (const client of clients) client.stop();
  clients = [];
  await server.close();
});

/** Storage of a tab. */
function tab(kept: readonly Pending[] = []): ChatDeps["waiting"] {
  return {
    read: () => kept,
    write(pending) {
      kept = pending;
    },
  };
}

/** @param member a username; a guest without one */
function connect(
  member: { name: string | null } = { name: null },
  waiting: ChatDeps["waiting"] = tab(),
): ChatClient {
  const guest = randomUUID();
  const client = createChatClient({
    url: () => `ws://127.0.0.1:${server.port}${CHAT_PATH}?clientType=web&siteId=6101`,
    member: () => server.session(member.name),
    guestId: () => guest,
    history: ({ from, to, ...page }) =>
      server.call("chatHistory", {
        ...page,
        category: "all",
        categoryType: "all",
        beginTime: from,
        endTime: to,
      }),
    waiting,
    now: Date.now,
    newId: randomUUID,
    batch: (draw) => void setImmediate(draw),
    waits: {
      first: 30,
      most: 60,
      ping: 40,
      silence: 2000,
      gap: 30,
      outbox: { retry: 10, giveUp: 60_000, answer: 80 },
    },
  });
  clients.push(client);
  client.enter(rid);
  client.start();
  return client;
}

function until(client: ChatClient, wanted: (state: ChatState) => boolean): Promise<ChatState> {
  return new Promise((resolve) => {
    const look = (state: ChatState) => {
      if (!wanted(state)) return;
      stop();
      resolve(state);
    };
    const stop = client.useState.subscribe(look);
    look(client.useState.getState());
  });
}
const joined = (client: ChatClient) => until(client, ({ room }) => room !== null);
const texts = (lines: readonly ChatLine[]) =>
  lines.flatMap((line) => (line.kind === "message" ? line.msg : []));

describe("a client", () => {
  it("enters as a guest, becomes the member who logs in, and a guest again", async () => {
    const who: { name: string | null } = { name: null };
    const client = connect(who);
    expect((await joined(client)).me).toMatchObject({ guest: true });
    who.name = "demo88";
    client.identityChanged();
    await until(client, ({ me }) => me?.name === "de***8");
    client.say("会员发言");
    await until(client, ({ lines }) => texts(lines).includes("会员发言"));
    who.name = null;
    client.identityChanged();
    expect((await until(client, ({ me }) => me !== null)).me).toMatchObject({ guest: true });
  });

  it("waits no longer than a moderator asks", async () => {
    await server.control({ room: { slowSeconds: 60 } });
    const client = connect({ name: "demo88" });
    await joined(client);
    client.say("慢慢说");
    await until(client, ({ slowUntil }) => slowUntil > Date.now() + 30_000);
    await server.control({ room: { slowSeconds: 0 } });
    const { room } = await until(client, ({ slowUntil }) => slowUntil <= Date.now());
    expect(room?.slowSeconds).toBe(0);
  });

  it("delivers once what was written before it was connected", async () => {
    const client = connect({ name: "demo88" });
    client.stop();
    client.say("离线");
    expect(client.useState.getState().pending).toMatchObject([{ state: "sending" }]);
    client.start();
    const { lines } = await until(client, ({ pending }) => pending.length === 0);
    expect(texts(lines).filter((text) => text === "离线")).toHaveLength(1);
  });

  it("delivers once after a reload what waited, whether or not it had arrived", async () => {
    const stored = tab();
    const before = connect({ name: "demo88" }, stored);
    await joined(before);
    before.say("已送达");
    const [sent] = stored.read();
    await until(before, ({ pending }) => pending.length === 0);
    before.stop();
    before.say("还没送出");
    stored.write([...stored.read(), ...(sent ? [sent] : [])]);
    const after = connect({ name: "demo88" }, stored);
    const isDelivered = ({ room, pending }: ChatState) => room !== null && pending.length === 0;
    const { lines } = await until(after, isDelivered);
    expect(texts(lines).toSorted()).toEqual(["已送达", "还没送出"]);
    expect(stored.read()).toEqual([]);
  });

  it("shows a refusal, and sends again under the same id", async () => {
    const client = connect({ name: "demo88" });
    await joined(client);
    await server.control({ mute: { name: "demo88" } });
    client.say("有人吗");
    const { pending } = await until(client, (state) => state.pending[0]?.state === "failed");
    expect(pending[0]).toMatchObject({ why: "您已被管理员禁言" });
    await server.control({ mute: { name: "demo88", muted: false } });
    client.again(pending[0]?.clientId ?? "");
    expect(texts((await until(client, (state) => state.pending.length === 0)).lines)).toEqual([
      "有人吗",
    ]);
  });

  it("follows the room: closed, cleared, removed lines, levels, destroyed", async () => {
    const client = connect({ name: "demo88" });
    await joined(client);
    for (const say of ["一", "二", "三"]) await server.control({ say });
    await until(client, ({ lines }) => lines.length === 3);
    await server.control({ remove: [2] });
    await until(client, ({ lines }) => texts(lines).join() === "一,三");
    await server.control({ room: { open: false } });
    await until(client, ({ room }) => room?.open === false);
    await server.control({ room: { open: true }, minVipLevel: 5 });
    await until(client, ({ room }) => room?.open === true && room.minVipLevel === 5);
    await server.control({ clear: true });
    await until(client, ({ lines }) => lines.length === 0);
    await server.control({ destroy: true });
    expect((await until(client, ({ gone }) => gone !== "")).room).toBeNull();
  });

  it("loads older lines in pages that meet", async () => {
    await server.control({ flood: { perSecond: 1000, count: 50 } });
    const watcher = connect();
    await until(watcher, ({ lines }) => lines.at(-1)?.id === 50);
    const client = connect();
    await until(client, ({ lines }) => lines.length === 15);
    while (client.useState.getState().older !== "none") await client.loadOlder();
    const ids = client.useState.getState().lines.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
});

interface Event {
  readonly kind: "say" | "write" | "close" | "gap" | "duplicate" | "reorder";
  /** How many lines a fault hits. */
  readonly count: number;
}

const KINDS = ["say", "say", "say", "write", "write", "write", "close"] as const;
const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom(...KINDS, "gap", "duplicate", "reorder"),
  count: fc.integer({ min: 1, max: 3 }),
});

it("loses no line and shows none twice, whatever the network does", async () => {
  const client = connect({ name: "demo88" });
  await joined(client);
  let written = 0;
  const happen = async (one: Event) => {
    if (one.kind === "say") await server.control({ say: "别人" });
    else if (one.kind === "write") client.say(`我${(written += 1)}`);
    else if (one.kind === "close") await server.feed({ close: true });
    else await server.feed({ [one.kind]: one.count });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      for (const one of events) await happen(one);
      await until(client, ({ pending }) => pending.length === 0);
      const { last } = await server.control({ say: "完" });
      const { lines } = await until(client, (state) => state.lines.length === last);
      expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      const own = texts(lines).filter((text) => text.startsWith("我"));
      const all = Array.from({ length: written }, (_, at) => `我${at + 1}`);
      expect(own.toSorted()).toEqual(all.toSorted());
    }),
    { numRuns: 12 },
  );
});
