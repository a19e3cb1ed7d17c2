// @vitest-environment jsdom
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { REGION_LIMITED } from "#contract/codes.ts";
import { setBrand } from "#brand/brand.ts";
import type { Outcome } from "#lib/text/big-road.ts";
import { useOffline } from "#lib/browser/offline.ts";
import live from "#locales/zh-CN/live.json";
import lobby from "#locales/zh-CN/lobby.json";
import { acceptAge } from "#session/overlays/age-notice.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { putAllInView } from "#testing/test-in-view.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { clearKept } from "./cards/kept-tables.ts";
import { setGoodRoadNews } from "./feed/good-road-news.ts";
import { NO_TABLES, useLiveTables } from "./feed/live-store.ts";
import { sampleTable } from "./feed/sample-table.ts";
import { Page } from "./realbet-page.tsx";

const TABLES = [
  sampleTable(),
  sampleTable({ id: "d03", name: "龙虎 D03", game: "dragonTiger", limits: [200, 9000] }),
  sampleTable({ id: "r02", name: "欧式轮盘 R02", game: "roulette", road: [], numbers: [7, 0, 32] }),
  sampleTable({ id: "s01", name: "骰宝 S01", game: "sicBo", road: [], numbers: [11], opensAt: 1 }),
];

const { site, open } = setUpPage(
  { "/game/realbet": <Page /> },
  {
    namespaces: ["home", "live", "lobby"],
    after() {
      clearKept();
      setGoodRoadNews(true);
    },
  },
);
let stream: WebSocketServer;
beforeAll(async () => {
  stream = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(stream, "listening");
});
beforeEach(() => {
  const { port } = stream.address() as AddressInfo;
  const api = { base: "/", socket: `ws://127.0.0.1:${port}`, encryption: "off" } as const;
  setBrand(sampleEntry({ switches: ["realbet"], api }));
  putAllInView();
  useLiveTables.setState(NO_TABLES);
  site.answer("venueInfo", answer(TABLES));
});
afterAll(() => {
  for (const client of stream.clients) client.terminate();
  stream.close();
});

const answer = (items: readonly LiveTable[]) =>
  done({ category: "ZR", facts: [], venues: [], items, tournaments: [], bracket: [] });

const list = () => screen.findByRole("list", { name: live.tables.title });
const names = async () =>
  within(await list())
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

/** Sends once the page's socket is open. */
async function send(message: object) {
  await waitFor(() => expect(stream.clients.size).toBe(1));
  const text = JSON.stringify({ time: Date.now(), ...message });
  await act(async () => stream.clients.forEach((client) => client.send(text)));
}

const letters = (text: string) => [...text].map((side) => side as Outcome);

test("shows tables with road, streak, limits and the time left; closed ones with their time", async () => {
  open();
  expect(await names()).toHaveLength(4);
  expect(await screen.findByRole("img", { name: "大路：庄 2，闲 1，和 0" })).toBeTruthy();
  expect(screen.getAllByText("¥ 20–50,000").length).toBeGreaterThan(0);
  const clock = screen.getByRole("timer", { name: "经典百家乐 A01 剩余下注时间" });
  expect(clock.textContent).toMatch(/^1\d$/);
  expect(screen.getByText("闲 1 连")).toBeTruthy();
  expect(screen.getByText(lobby.maintenance.label)).toBeTruthy();
  expect(
    screen.getByRole<HTMLButtonElement>("button", { name: "骰宝 S01，立即入座" }).disabled,
  ).toBe(true);
});

test("the list has the shape of cards while it loads, and a failed one is loaded again", async () => {
  site.answer("venueInfo", { status_code: 6005, message: "系统繁忙" });
  const { user } = open();
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  const retries = await screen.findAllByRole("button", { name: "重新加载" });
  site.answer("venueInfo", answer(TABLES));
  await user.click(retries.at(-1) ?? document.body);
  expect(await names()).toHaveLength(4);
});

test("a closed region says so", async () => {
  site.answer("venueInfo", { status_code: REGION_LIMITED, message: "" });
  open();
  expect(await screen.findByText(lobby.region.title)).toBeTruthy();
});

test("without any table there is a word about it", async () => {
  site.answer("venueInfo", answer([]));
  open();
  expect(await screen.findByText(live.empty.none)).toBeTruthy();
});

test("filters are in the address, and an empty list shows a way back and other tables", async () => {
  const { router, user } = open();
  await list();
  await user.click(screen.getByRole("radio", { name: live.games.dragonTiger }));
  expect(await names()).toEqual(["龙虎 D03"]);
  expect(router.state.location.search).toBe("?game=dragonTiger");
  await user.type(screen.getByRole("searchbox"), "没有");
  expect(await screen.findByText(live.empty.title)).toBeTruthy();
  expect(screen.getByRole("list", { name: live.empty.near })).toBeTruthy();
  const [reset] = screen.getAllByRole("button", { name: live.filter.reset });
  await user.click(reset ?? document.body);
  expect(await names()).toHaveLength(4);
  expect(router.state.location.search).toBe("");
});

test("a visitor's favourites lead to the login", async () => {
  open("?own=favourites");
  expect(await screen.findByText(live.empty.visitor)).toBeTruthy();
  // The band for visitors has one, too.
  expect(screen.getAllByRole("button", { name: live.empty.login })).toHaveLength(2);
});

test("the stream moves road, streak and clock", async () => {
  open();
  await list();
  const table = sampleTable({
    round: 13,
    road: letters("BBPP"),
    secondsLeft: 25,
    roundSeconds: 25,
  });
  await send({ type: "changed", tables: [table] });
  expect(await screen.findByText("闲 2 连")).toBeTruthy();
  const clock = screen.getByRole("timer", { name: "经典百家乐 A01 剩余下注时间" });
  expect(clock.textContent).toMatch(/^2\d$/);
});

test("a new good road is told once the age is confirmed, and can be switched off", async () => {
  const { user } = open();
  await list();
  await send({ type: "tables", tables: [sampleTable({ round: 6, road: letters("BBBBB") })] });
  await screen.findByText("庄 5 连");
  await send({ type: "changed", tables: [sampleTable({ round: 7, road: letters("BBBBBB") })] });
  expect(screen.queryByRole("complementary", { name: live.goodRoad.title })).toBeNull();
  act(acceptAge);
  const bar = await screen.findByRole("complementary", { name: live.goodRoad.title });
  expect(bar.textContent).toContain("经典百家乐 A01 出现好路：长庄 6 连");
  await user.click(screen.getByRole("switch", { name: live.goodRoad.switch }));
  expect(screen.queryByRole("complementary", { name: live.goodRoad.title })).toBeNull();
});

test("old data is said, and its clocks stop", async () => {
  open();
  await list();
  act(() => useLiveTables.setState({ fresh: false }));
  expect(screen.getAllByText(live.stale.note).length).toBeGreaterThan(0);
  const clock = screen.getByRole("timer", { name: "经典百家乐 A01 剩余下注时间" });
  expect(clock.textContent).toBe("–");
});

test("details show all roads, limits and rules before any launch", async () => {
  const { user } = open();
  await list();
  await user.click(screen.getByRole("button", { name: "经典百家乐 A01，桌台详情" }));
  const dialog = await screen.findByRole("dialog", { name: "经典百家乐 A01" });
  for (const road of ["big", "bead", "bigEye", "small", "cockroach"] as const) {
    expect(within(dialog).getByText(live.details[road])).toBeTruthy();
  }
  expect(within(dialog).getByText(live.rules.baccarat.text)).toBeTruthy();
  expect(within(dialog).getByText("1 : 0.95")).toBeTruthy();
});

test("up to six tables are kept in view", async () => {
  const { user } = open("?view=roads");
  await list();
  await user.click(screen.getByRole("button", { name: "同看龙虎 D03" }));
  const strip = screen.getByRole("region", { name: live.kept.title });
  expect(within(strip).getByText("1 / 6 台")).toBeTruthy();
  await user.click(within(strip).getByRole("button", { name: "不再同看龙虎 D03" }));
  expect(within(strip).queryByRole("heading", { level: 3 })).toBeNull();
});

test("without a connection the loaded tables stay, with a note", async () => {
  open();
  await list();
  act(() => useOffline.setState({ since: 1 }));
  expect(await screen.findByText(lobby.offline.note)).toBeTruthy();
  expect(await names()).toHaveLength(4);
});
