// @vitest-environment jsdom
/// <reference types="node" />
// The table against a real feed: a list by a call, a change of one price by a socket.
import { cleanup, render, screen } from "@testing-library/react";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { WebSocket as NodeSocket, WebSocketServer } from "ws";
import { setBrand } from "#brand/brand.ts";
import { serverNow } from "#lib/clock.ts";
import { configureHttp } from "#lib/http-options.ts";
import { startTexts } from "#lib/i18n.ts";
import sport from "#locales/zh-CN/sport.json";
import ui from "#locales/zh-CN/ui.json";
import { sampleEntry } from "#session/site/test-brand.ts";
import { openList, useMatchIds } from "../../feed/feed-store.ts";
import { createTestFeed } from "../../feed/test-feed.ts";
import { MatchRow } from "./match-row.tsx";
import { tableShape } from "./table-columns.ts";
import { until } from "#lib/test-until.ts";

const SHAPE = tableShape("FT", 1);
const FILTER = { sport: "FT", show: "RB", date: null, leagues: [] } as const;
const HEADERS = { "access-control-allow-origin": "*" };

const feed = createTestFeed(3);
const clients: NodeSocket[] = [];
const server = createServer((incoming, response) => {
  const { "access-control-request-headers": wanted = "*" } = incoming.headers;
  const headers = { ...HEADERS, "access-control-allow-headers": wanted };
  if (incoming.method !== "POST") return void response.writeHead(204, headers).end();
  incoming.resume();
  incoming.on("end", () => {
    const data = { channel: "FT.RB", ...feed.snapshot(), time: serverNow() };
    response.writeHead(200, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify({ status_code: 6000, data, message: "" }));
  });
});
const sockets = new WebSocketServer({ server });
sockets.on("connection", (client) => void clients.push(client));

/** jsdom's WebSocket rejects its own events under this runner. */
class ClientSocket extends NodeSocket {
  constructor(url: string) {
    super(url);
    this.on("error", () => {});
  }
}

beforeAll(async () => {
  vi.stubGlobal("WebSocket", ClientSocket);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = `ws://127.0.0.1:${port}` as const;
  setBrand(sampleEntry({ api: { base: "/", socket, encryption: "off" } }));
  await startTexts("zh-CN", [{ sport, ui }]);
  const ignore = () => {};
  configureHttp({
    base: `http://127.0.0.1:${port}`,
    siteId: "9001",
    version: "1",
    locale: () => "zh-CN",
    visitorId: () => "visitor",
    token: () => null,
    clientIp: () => "203.0.113.7",
    encryption: "off",
    publicKey: undefined,
    effects: { expired: ignore, toast: ignore, dialog: ignore, page: ignore },
  });
});
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  sockets.close();
  server.close();
});

function Table() {
  useEffect(() => openList(FILTER), []);
  return (
    <MemoryRouter>
      {useMatchIds().map((id) => (
        <MatchRow key={id} gameId={id} parts="" shape={SHAPE} />
      ))}
    </MemoryRouter>
  );
}

it("changes only the cell whose price changed", async () => {
  render(<Table />);
  const [cell] = await screen.findAllByRole("button", { name: /Home 1 让球.*0\.90/ });
  await until(() => expect(clients).toHaveLength(1));
  const touched = new Set<Element>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const spot = at?.closest("[data-spot]");
      if (spot) touched.add(spot);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const delta = feed.step({ kind: "nothing", match: 0, value: 0 });
  const prices = [["1:RE:0:H", "0.95", 1]];
  clients[0]?.send(JSON.stringify({ ...delta, time: serverNow(), prices }));
  await screen.findByRole("button", { name: /Home 1 让球.*0\.95.*赔率上升/ });
  observer.disconnect();
  expect([...touched]).toEqual([cell?.closest("[data-spot]")]);
});

it("keeps the cells of a row out of the tab order, each with an accessible name", async () => {
  render(<Table />);
  const buttons = await screen.findAllByRole("button", { name: /Home 0 让球/ });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual(buttons.map(() => -1));
  expect(screen.getAllByText("上半场盘口已关闭")).toHaveLength(3);
});
