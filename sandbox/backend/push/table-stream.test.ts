import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { TABLE_STREAM, type TableMessage, TableMessageSchema } from "#contract/api/table-feed.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { tableChanged } from "./table-changes.ts";

let sandbox: SampleSandbox;
let sockets: WebSocket[] = [];
const begun = Date.now();

beforeEach(async () => {
  sandbox = await startSample({ now: () => MOMENT + Date.now() - begun });
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  sockets = [];
  await sandbox.close();
});

function listen(query: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}${TABLE_STREAM}?${query}`);
  sockets.push(socket);
  const messages: TableMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data: Buffer) => {
    messages.push(v.parse(TableMessageSchema, JSON.parse(data.toString())));
    for (const look of waiting) look();
  });
  const got = <T extends TableMessage["type"]>(type: T, after = 0) =>
    new Promise<Extract<TableMessage, { type: T }>>((resolve) => {
      const look = () => {
        const found = messages
          .slice(after)
          .find((message): message is Extract<TableMessage, { type: T }> => message.type === type);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  const refused = new Promise<Error>((resolve) => {
    socket.on("error", resolve);
  });
  return { socket, messages, got, closed, refused };
}

it("sends all tables, then those that changed, each complete", async () => {
  const { got, messages } = listen("site=6101");
  const first = await got("tables");
  expect(messages[0]).toBe(first);
  expect(first.tables.length).toBeGreaterThan(50);
  const { data } = await sandbox.call("aurora", "venueInfo", { category: "ZR" });
  const listed = (data as { items: { id: string }[] }).items.map(({ id }) => id);
  expect(first.tables.map(({ id }) => id)).toEqual(listed);
  const { tables } = await got("changed");
  expect(tables.length).toBeLessThan(first.tables.length);
  for (const table of tables) {
    expect(
      tableChanged(
        first.tables.find(({ id }) => id === table.id),
        table,
      ),
    ).toBe(true);
  }
});

it("sends all tables again after the clock was set", async () => {
  const { got, messages } = listen("site=6101");
  const first = await got("tables");
  await sandbox.control("/sandbox/clock", { set: MOMENT + 3_600_000 });
  const again = await got("tables", messages.length);
  expect(again.time).toBeGreaterThan(first.time + 3_000_000);
});

it("answers a ping, ignores what it does not know, and closes when asked to", async () => {
  const { socket, got, closed } = listen("site=6101");
  await got("tables");
  socket.send("{");
  socket.send(JSON.stringify({ type: "subscribe" }));
  socket.send(JSON.stringify({ type: "ping" }));
  await got("heartbeat");
  await sandbox.control("/sandbox/feed", { close: true });
  expect(await closed).toBe(1012);
});

it("is in the player's script", async () => {
  const { tables } = await listen("site=6101&locale=zh-TW").got("tables");
  // The spellings are of both scripts.
  const texts = JSON.stringify(tables, (name, value) => (name === "spellings" ? null : value));
  expect(texts).toContain("場");
  expect(texts).not.toContain("场");
});

it("is refused on a site without live tables", async () => {
  expect((await listen("site=6105").refused).message).toContain("404");
});
