// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Draw } from "#contract/api/venue-info.ts";
import { REGION_LIMITED } from "#contract/codes.ts";
import { useOffline } from "#lib/browser/offline.ts";
import lobby from "#locales/zh-CN/lobby.json";
import lottery from "#locales/zh-CN/lottery.json";
import { keepSession } from "#session/account/session-store.ts";
import { listen } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Page } from "./lottery-page.tsx";
import { keepReminders } from "./reminders/reminder-store.ts";
import { sampleDraw } from "./statistics/sample-draw.ts";

const { site, open } = setUpPage(
  { "/game/lottery": <Page /> },
  {
    namespaces: ["home", "lobby", "lottery"],
    brand: sampleEntry({ switches: ["lottery"] }),
    after: () => keepReminders([]),
  },
);

const DICE = sampleDraw({
  id: "quick-steps",
  name: "云阶快三",
  spellings: "云阶快三 雲階快三 yun·jie·kuai·san",
  everySeconds: 180,
  balls: [1, 2, 6],
  frequency: Array.from({ length: 6 }, () => 50),
});
const HISTORY = Array.from({ length: 60 }, (_, at) => ({
  issue: `2026112109${String(59 - at).padStart(2, "0")}`,
  balls: [8, 7, 0, 4, at % 10],
  special: null,
}));
const DIGITS = sampleDraw({
  balls: [8, 7, 0, 4, 3],
  history: HISTORY,
  plays: [
    { name: "总和", rule: "五个号码相加，23 及以上为大。", rows: [{ label: "大", odds: "1.98" }] },
  ],
});

const answer = (items: readonly Draw[]) =>
  site.answer(
    "venueInfo",
    done({ category: "CP", facts: [], venues: [], items, tournaments: [], bracket: [] }),
  );

/** By text first: looking for a role in a large page is slow. */
async function cardOf(name: string) {
  await screen.findAllByText(name);
  return screen.getByRole("article", { name });
}

it("shows a card per draw and filters by kind and speed in the address", async () => {
  answer([DIGITS, DICE]);
  const { router, user } = open();
  const card = within(await cardOf("极速流光彩"));
  expect(card.getByRole("list", { name: "最新开奖号码" }).textContent).toBe("87043");
  expect(card.getByRole("timer").textContent).toMatch(/^00:[23]\d$/);
  await user.click(screen.getByRole("button", { name: /^快三/ }));
  expect(router.state.location.search).toBe("?kind=dice");
  expect(screen.queryByRole("article", { name: "极速流光彩" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "极速" }));
  expect(screen.getByText("没有符合条件的彩种")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "查看全部彩种" }));
  expect(router.state.location.search).toBe("");
  expect(await cardOf("云阶快三")).toBeTruthy();
});

it("searches in both scripts and offers near names", async () => {
  answer([DIGITS, DICE]);
  const { router, user } = open();
  await cardOf("云阶快三");
  const field = screen.getByRole("searchbox", { name: "搜索彩种" });
  await user.type(field, "雲階{Enter}");
  expect(router.state.location.search).toBe(`?q=${encodeURIComponent("雲階")}`);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.queryByText("您是不是要找")).toBeNull();
  await user.clear(field);
  await user.type(field, "kuaisan{Enter}");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.clear(field);
  await user.type(field, "流光六合{Enter}");
  expect(screen.getByText("您是不是要找")).toBeTruthy();
  expect(await cardOf("极速流光彩")).toBeTruthy();
});

it("a member's favourites are the server's", async () => {
  answer([DIGITS, DICE]);
  keepSession("a".repeat(64), "7");
  const { user } = open();
  const card = within(await cardOf("云阶快三"));
  const star = card.getByRole("button", { name: "收藏云阶快三" });
  await user.click(star);
  const added = () => site.made.find(({ name }) => name === "addCollection");
  await waitFor(() =>
    expect(added()?.body).toEqual({ enName: "CLOUDCP", gameCode: "quick-steps" }),
  );
  expect(star.getAttribute("aria-pressed")).toBe("true");
  expect(window.localStorage.getItem("favouriteDraws")).toBeNull();
});

it("a visitor is invited, and asked to log in for a bet", async () => {
  answer([DIGITS]);
  const { user } = open();
  const card = within(await cardOf("极速流光彩"));
  expect(screen.getByRole("button", { name: lobby.visitor.register })).toBeTruthy();
  const asked = vi.fn<() => void>();
  const stop = listen("show_login_tips", asked);
  await user.click(card.getByRole("button", { name: lottery.bet }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  stop();
});

it("without a connection the draws stay, with a note", async () => {
  answer([DIGITS]);
  open();
  await cardOf("极速流光彩");
  act(() => useOffline.setState({ since: 1 }));
  expect(await screen.findByText(lobby.offline.note)).toBeTruthy();
  expect(screen.getByRole("article", { name: "极速流光彩" })).toBeTruthy();
});

it("keeps a visitor's favourites and reminders in this browser", async () => {
  answer([DIGITS, DICE]);
  const { user } = open();
  const card = within(await cardOf("云阶快三"));
  await user.click(card.getByRole("button", { name: "收藏云阶快三" }));
  await user.click(screen.getByRole("button", { name: /^收藏 ?1$/ }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(window.localStorage.getItem("favouriteDraws")).toBe('["quick-steps"]');
  await user.click(screen.getByRole("button", { name: "封盘前提醒云阶快三" }));
  const panel = within(screen.getByRole("region", { name: "开奖提醒" }));
  expect(panel.getByRole("radio", { name: "60 秒", checked: true })).toBeTruthy();
  expect(panel.getByText(/全部页面关闭后不再提醒/)).toBeTruthy();
  expect(panel.getByRole("switch", { name: "提示音", checked: false })).toBeTruthy();
  await user.click(panel.getByRole("switch", { name: "每期都提醒云阶快三" }));
  expect(window.localStorage.getItem("drawReminders")).toContain('"repeat":true');
  await user.click(panel.getByRole("button", { name: "取消提醒云阶快三" }));
  expect(panel.queryByText("云阶快三")).toBeNull();
});

it("lists long streaks over all draws, with a way to them", async () => {
  answer([DIGITS]);
  const { router, user } = open();
  const list = within(await screen.findByRole("region", { name: "长龙榜" }));
  const [first] = await list.findAllByRole("link");
  expect(first?.textContent).toContain("60 期以上");
  if (first !== undefined) await user.click(first);
  expect(router.state.location.search).toBe("?draw=jisu-five&view=streaks");
  expect(await screen.findByRole("img", { name: /路珠/ })).toBeTruthy();
});

it("opens a draw: chart, table of the same, results, numbers, plays", async () => {
  answer([DIGITS]);
  const { router, user } = open("/game/lottery?draw=jisu-five&kind=digits");
  const label = /^第一球走势图，最近 30 期，最新开出 8$/;
  expect(await screen.findByRole("img", { name: label })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "第五球" }));
  expect(await screen.findByRole("img", { name: /^第五球.*最新开出 3$/ })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "表" }));
  const table = await screen.findByRole("table");
  expect(within(table).getAllByRole("row")).toHaveLength(31);
  await user.click(screen.getByRole("tab", { name: "开奖记录" }));
  expect(router.state.location.search).toBe("?kind=digits&draw=jisu-five&view=results");
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(26);
  await user.click(screen.getByRole("tab", { name: "冷热遗漏" }));
  const numbers = within(screen.getByRole("table")).getAllByRole("row");
  expect(numbers[1]?.textContent).toMatch(/^060/);
  await user.click(screen.getByRole("tab", { name: "玩法赔率" }));
  expect(screen.getByRole("region", { name: "总和" }).textContent).toContain("大1.98");
  await user.click(screen.getByRole("link", { name: "返回全部彩种" }));
  expect(router.state.location.search).toBe("?kind=digits");
});

it("says that a draw is unknown", async () => {
  answer([]);
  open("/game/lottery?draw=nosuch");
  expect(await screen.findByText("没有这个彩种")).toBeTruthy();
});

it("shows maintenance with its time and takes no bet", async () => {
  answer([sampleDraw({ opensAt: Date.UTC(2026, 10, 21, 10, 0) })]);
  open();
  const card = within(await cardOf("极速流光彩"));
  expect(card.getByText("维护中")).toBeTruthy();
  expect(card.getByText(/11\/21 18:00/)).toBeTruthy();
  expect(card.getByRole<HTMLButtonElement>("button", { name: "立即投注" }).disabled).toBe(true);
});

it("shows skeletons, then an error that can be retried", async () => {
  site.answer("venueInfo", "never");
  open();
  expect(document.querySelector("[aria-busy=true]")).not.toBeNull();
  cleanup();
  site.reset();
  site.answer("venueInfo", { status_code: 500, message: "x" });
  const { user } = open();
  const [retry] = await screen.findAllByRole("button", { name: "重新加载" });
  answer([DICE]);
  if (retry !== undefined) await user.click(retry);
  expect(await cardOf("云阶快三")).toBeTruthy();
});

it("says that there are no draws, or that the region is closed", async () => {
  answer([]);
  open();
  expect(await screen.findByText("暂无可投注的彩种")).toBeTruthy();
  cleanup();
  site.reset();
  site.answer("venueInfo", { status_code: REGION_LIMITED, message: "x" });
  open();
  await waitFor(() => expect(screen.getByText("您所在的地区暂不提供服务")).toBeTruthy());
});
