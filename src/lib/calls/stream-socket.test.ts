// Against a real socket server.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { type WebSocket as ServerSocket, WebSocketServer } from "ws";
import { MAX_FRAME_BYTES } from "#contract/stream.ts";
import { readFrame } from "./read-frame.ts";
import { createStreamSocket } from "./stream-socket.ts";
import { until } from "#testing/test-until.ts";

const HeartbeatSchema = v.object({ type: v.literal("heartbeat"), time: v.number() });
type Heartbeat = v.InferOutput<typeof HeartbeatSchema>;

let server: WebSocketServer;
let url: string;
let met: ServerSocket[];
let asked: unknown[];
const onMessage = vi.fn<(message: Heartbeat) => void>();
const onOpen = vi.fn<() => void>();
const onDown = vi.fn<(down: boolean) => void>();
const onLost = vi.fn<() => void>();
const waits = { quick: 20, first: 20, most: 40, ping: 10_000, silence: 20_000 };
let socket: ReturnType<typeof socketWith>;

const socketWith = (more: Partial<typeof waits> = {}) =>
  createStreamSocket<Heartbeat, object>({
    url: () => url,
    read: (data) => readFrame(HeartbeatSchema, data),
    ping: { type: "ping" },
    onMessage,
    onOpen,
    onDown,
    onLost,
    waits: { ...waits, ...more },
  });

function listen(port = 0): Promise<unknown> {
  server = new WebSocketServer({ port, host: "127.0.0.1" });
  server.on("connection", (client) => {
    met.push(client);
    client.on("message", (data) => asked.push(JSON.parse(String(data))));
  });
  return once(server, "listening");
}

beforeEach(async () => {
  met = [];
  asked = [];
  vi.clearAllMocks();
  await listen();
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  socket = socketWith();
});
afterEach(() => {
  socket.stop();
  for (const client of met) client.terminate();
  server.close();
});

const heartbeat = (time: number) => JSON.stringify({ type: "heartbeat", time });

it("reads messages, and ignores malformed and oversized ones", async () => {
  socket.start();
  await until(() => expect(onOpen).toHaveBeenCalledOnce());
  const padding = "x".repeat(MAX_FRAME_BYTES);
  const frames = ["{", '{"type":"gossip"}', heartbeat(1).replace("{", `{"p":"${padding}",`)];
  for (const frame of [...frames, heartbeat(2)]) met[0]?.send(frame);
  await until(() => expect(onMessage).toHaveBeenCalled());
  expect(onMessage.mock.calls).toEqual([[{ type: "heartbeat", time: 2 }]]);
});

it("sends only while it is open", async () => {
  const ask = { type: "subscribe", channel: "FT.RB", since: 7 } as const;
  expect(socket.send(ask)).toBe(false);
  socket.start();
  await until(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(socket.send(ask)).toBe(true);
  await until(() => expect(asked).toEqual([ask]));
});

it("reconnects, and reports being down after the second failure", async () => {
  socket.start();
  await until(() => expect(onOpen).toHaveBeenCalledOnce());
  met[0]?.close();
  await until(() => expect(onOpen).toHaveBeenCalledTimes(2));
  expect(onDown).not.toHaveBeenCalledWith(true);
  expect(onLost).toHaveBeenCalledOnce();
  const { port } = server.address() as AddressInfo;
  server.close();
  met[1]?.terminate();
  await until(() => expect(onDown).toHaveBeenCalledWith(true));
  await listen(port);
  await until(() => expect(onOpen).toHaveBeenCalledTimes(3));
  expect(onDown).toHaveBeenLastCalledWith(false);
  // Failed tries are no further losses.
  expect(onLost).toHaveBeenCalledTimes(2);
});

it("tries again at once, then after the specified wait", async () => {
  const first = 300;
  socket = socketWith({ quick: 20, first });
  const times: number[] = [];
  const note = () => void times.push(performance.now());
  socket.start();
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  onDown.mockImplementationOnce(note);
  onOpen.mockImplementationOnce(note);
  server.close();
  met[0]?.terminate();
  await vi.waitFor(() => expect(onDown).toHaveBeenCalledWith(true));
  await listen(Number(new URL(url).port));
  await vi.waitFor(() => expect(times).toHaveLength(2), { timeout: 5000 });
  // A timer may be early by a millisecond.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(first - 2);
});

it("drops a silent connection", async () => {
  socket = socketWith({ ping: 10, silence: 30 });
  socket.start();
  await until(() => expect(onOpen.mock.calls.length).toBeGreaterThan(1));
  // The connection may be dropped before its ping arrives; the next one pings, too.
  await until(() => expect(asked).toContainEqual({ type: "ping" }));
});

it("stays closed once stopped", async () => {
  socket.start();
  await until(() => expect(onOpen).toHaveBeenCalledOnce());
  const [client] = met;
  socket.stop();
  await until(() => expect(client?.readyState).toBe(client?.CLOSED));
  expect(met).toHaveLength(1);
  expect(socket.send({ type: "ping" })).toBe(false);
});

it("is down at once when no socket can be opened", () => {
  url = "no address";
  socket.start();
  expect(onDown).toHaveBeenCalledWith(true);
});

it("knows how long the server has been silent", async () => {
  expect(socket.silence()).toBeNull();
  const heard: (number | null)[] = [];
  onMessage.mockImplementationOnce(() => void heard.push(socket.silence()));
  socket.start();
  await until(() => expect(onOpen).toHaveBeenCalledOnce());
  await until(() => expect(socket.silence()).toBeGreaterThan(30));
  met[0]?.send(heartbeat(1));
  await until(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toBeLessThan(30);
  socket.stop();
  expect(socket.silence()).toBeNull();
});
