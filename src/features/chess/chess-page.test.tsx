// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Room } from "#contract/api/venue-info.ts";
import { REGION_LIMITED } from "#contract/codes.ts";
import { useOffline } from "#lib/browser/offline.ts";
import chess from "#locales/zh-CN/chess.json";
import lobby from "#locales/zh-CN/lobby.json";
import { keepSession, useSession } from "#session/account/session-store.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Page } from "./chess-page.tsx";
import { sampleRoom } from "./rooms/sample-room.ts";

const ROOMS = [
  sampleRoom({ id: "small", name: "码头", game: "斗地主", entry: 50, base: 1 }),
  sampleRoom({ id: "tea", name: "听雨阁", entry: 200 }),
  sampleRoom({
    id: "large",
    name: "镇海楼",
    game: "牛牛",
    entry: 2000,
    base: 50,
    seats: [61, 100],
  }),
  sampleRoom({ id: "closed", name: "望月台", game: "象棋", entry: 20, opensAt: 1 }),
];
const CUP = {
  id: "cup",
  name: "周末麻将赛",
  game: "麻将",
  prize: "¥88,888",
  startsAt: Date.now() + 3_600_000,
  endsAt: Date.now() + 7_200_000,
  teams: 128,
};

const { site, open: openPage } = setUpPage(
  { "/game/chess": <Page /> },
  { namespaces: ["chess", "home", "lobby"] },
);
beforeEach(() => site.answer("venueInfo", answer(ROOMS)));

const answer = (items: readonly Room[], tournaments: readonly object[] = []) =>
  done({ category: "QP", facts: [], venues: [], items, tournaments, bracket: [] });

function open(search = "", yuan: number | null = null) {
  if (yuan !== null) {
    keepSession("a".repeat(64), "1");
    useSession.setState({ balance: { centre: yuan * 100, locked: null } });
  }
  return openPage(search);
}

const roomOf = async (name: string) => {
  const button = await screen.findByText(name, { selector: "h3 > button" });
  const card = button.closest("article");
  if (card === null) throw new Error("The room has no card.");
  return within(card);
};

test("rooms stand in bands, with stake, entry and seats", async () => {
  open();
  await roomOf("镇海楼");
  const expert = screen.getByRole("list", { name: chess.band.expert });
  expect(within(expert).getAllByRole("article")).toHaveLength(1);
  const tea = await roomOf("听雨阁");
  expect(tea.getByText("¥ 200")).toBeTruthy();
  expect(tea.getByRole("img", { name: "座位 3 / 4" })).toBeTruthy();
  expect((await roomOf("镇海楼")).getByRole("img", { name: "座位 61 / 100" })).toBeTruthy();
  const closed = await roomOf("望月台");
  expect(closed.getByText(lobby.maintenance.label)).toBeTruthy();
  expect(closed.getByRole<HTMLButtonElement>("button", { name: "望月台，立即入座" }).disabled).toBe(
    true,
  );
});

test("a member sees where the balance suffices, and what is missing", async () => {
  open("", 188.5);
  expect((await roomOf("码头")).getByText(chess.room.ready)).toBeTruthy();
  expect((await roomOf("听雨阁")).getByText("还差 ¥ 11.50")).toBeTruthy();
});

test("quick seat offers the largest room that the balance suffices for twice", async () => {
  open("", 450);
  const label = await screen.findByText(chess.seat.best);
  expect(label.parentElement?.textContent).toContain("听雨阁");
});

test("quick seat says what is missing for the smallest room", async () => {
  open("", 20);
  expect(await screen.findByText(chess.seat.none)).toBeTruthy();
  expect(screen.getByText("最低准入 ¥ 50，还差 ¥ 30")).toBeTruthy();
});

test("filters are in the address, and an empty list shows a way back and other rooms", async () => {
  const { router, user } = open();
  await roomOf("码头");
  await user.click(screen.getByRole("radio", { name: "牛牛" }));
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ game: "牛牛" })}`);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.type(screen.getByRole("searchbox"), "没有");
  expect(await screen.findByText(chess.empty.title)).toBeTruthy();
  expect(screen.getByRole("list", { name: chess.empty.near })).toBeTruthy();
  const [reset] = screen.getAllByRole("button", { name: chess.filter.reset });
  await user.click(reset ?? document.body);
  expect(router.state.location.search).toBe("");
});

test("a visitor who asks for favourites is led to the login", async () => {
  open("?only=favourites");
  expect(await screen.findByText(chess.empty.visitorNote)).toBeTruthy();
});

test("a room's rules open before any launch", async () => {
  const { user } = open("", 500);
  await user.click(await screen.findByRole("button", { name: "听雨阁，规则与准入" }));
  const sheet = await screen.findByRole("dialog", { name: "麻将规则" });
  expect(within(sheet).getByText(sampleRoom().rules)).toBeTruthy();
  expect(within(sheet).getByText(chess.room.ready)).toBeTruthy();
});

test("tournaments show where there are any", async () => {
  site.answer("venueInfo", answer(ROOMS, [CUP]));
  open();
  const row = await screen.findByRole("region", { name: chess.cups.title });
  expect(within(row).getByText("周末麻将赛")).toBeTruthy();
  expect(within(row).getByRole("timer")).toBeTruthy();
});

test("the list has the shape of cards while it loads, and a failed one is loaded again", async () => {
  site.answer("venueInfo", { status_code: 6005, message: "系统繁忙" });
  const { user } = open();
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  const retries = await screen.findAllByRole("button", { name: "重新加载" });
  site.answer("venueInfo", answer(ROOMS));
  await user.click(retries.at(-1) ?? document.body);
  expect(await roomOf("码头")).toBeTruthy();
});

test("a closed region says so, and no room is said when there is none", async () => {
  site.answer("venueInfo", { status_code: REGION_LIMITED, message: "" });
  open();
  expect(await screen.findByText(lobby.region.title)).toBeTruthy();
  cleanup();
  site.reset();
  site.answer("venueInfo", answer([]));
  open();
  expect(await screen.findByText(chess.empty.none)).toBeTruthy();
});

test("without a connection the loaded rooms stay, with a note", async () => {
  open();
  await roomOf("码头");
  act(() => useOffline.setState({ since: 1 }));
  expect(await screen.findByText(lobby.offline.note)).toBeTruthy();
  expect(await roomOf("码头")).toBeTruthy();
});
