/// <reference types="node" />
// Set-up of the tests of the live feed: a call brings its matches, a socket their changes.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer } from "ws";
import { setBrand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { until } from "#testing/test-until.ts";
import { type Asked, setUpFeed } from "./test-feed-site.ts";
import { createTestFeed } from "./test-feed.ts";

/** Call it once in a test file. What it returns is new before each test. */
export function setUpLiveFeed(matches: number) {
  const fresh = () => ({
    feed: createTestFeed(matches),
    asked: [] as Asked[],
    /** What the page sent over its socket. */
    frames: [] as unknown[],
    /** Ends of the open sockets. */
    clients: [] as NodeSocket[],
  });
  const live = fresh();
  const sockets = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  sockets.on("connection", (client) => {
    live.clients.push(client);
    client.on("message", (text) => live.frames.push(JSON.parse(String(text))));
  });
  beforeAll(async () => {
    if (sockets.address() === null) await once(sockets, "listening");
  });
  setUpFeed((asked) => {
    live.asked.push(asked);
    return { channel: "FT.RB", ...live.feed.snapshot(), time: serverNow() };
  });
  beforeEach(() => {
    vi.stubGlobal("WebSocket", ClientSocket);
    const socket = `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`;
    setBrand(sampleEntry({ api: { base: "/", socket, encryption: "off" } }));
    Object.assign(live, fresh());
  });
  afterEach(async () => {
    cleanup();
    // The feed stops a moment after the last page has left.
    await until(() =>
      expect(live.clients.every((one) => one.readyState === one.CLOSED)).toBe(true),
    );
  });
  afterAll(() => sockets.close());
  return live;
}

/** jsdom's WebSocket rejects its own events under this runner. */
class ClientSocket extends NodeSocket {
  constructor(url: string) {
    super(url);
    this.on("error", () => {});
  }
}
