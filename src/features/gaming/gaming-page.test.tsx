// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Match } from "#contract/api/featured-matches.ts";
import { REGION_LIMITED } from "#contract/codes.ts";
import { useOffline } from "#lib/browser/offline.ts";
import lobby from "#locales/zh-CN/lobby.json";
import { listen } from "#session/site/events.ts";
import { sampleEntry } from "#testing/test-brand.ts";
import { setUpPage } from "#testing/test-page.tsx";
import { done } from "#testing/test-site.ts";
import { Page } from "./gaming-page.tsx";
import { sampleMatch } from "./sample-match.ts";

const { site, open } = setUpPage(
  { "/game/gaming": <Page /> },
  {
    namespaces: ["gaming", "home", "lobby"],
    brand: sampleEntry({ switches: ["gaming"] }),
    answers: () => ({ venueInfo: VENUE }),
  },
);

const SOON = sampleMatch({
  id: "STAR1",
  sport: "STAR",
  league: "星域争锋 · 星域杯",
  live: false,
  startsAt: Date.UTC(2026, 10, 21, 12, 30),
  home: { name: "夜枭", crest: "", score: null, redCards: 0 },
  away: { name: "机枢", crest: "", score: null, redCards: 0 },
  maps: [],
});
const DAY = 86_400_000;
const VENUE = {
  category: "DJ",
  facts: [],
  venues: [
    { id: "v1", name: "北辰电竞", note: "", image: "", enName: "BCDJ", opensAt: null, badge: null },
  ],
  items: [
    { kind: "team", id: "t1", name: "零度战队", crest: "", won: 14, lost: 2, points: 42 },
    { kind: "team", id: "t2", name: "烈羽电竞", crest: "", won: 13, lost: 3, points: 45 },
  ],
  tournaments: [
    {
      id: "c1",
      name: "星冠邀请赛 第 6 季",
      game: "王座召唤",
      prize: "¥3,200,000",
      startsAt: Date.now() - DAY,
      endsAt: Date.now() + DAY,
      teams: 16,
    },
  ],
  bracket: [
    {
      round: "总决赛",
      live: true,
      home: "零度战队",
      homeCrest: "",
      homeScore: 1,
      away: "烈羽电竞",
      awayCrest: "",
      awayScore: 1,
    },
  ],
};

const answer = (matches: readonly Match[]) =>
  site.answer(
    "featuredMatches",
    done({
      counts: [
        { sport: "THRONE", name: "王座召唤", count: 1 },
        { sport: "STAR", name: "星域争锋", count: 1 },
      ],
      total: matches.length,
      matches,
    }),
  );

/** By text first: looking for a role in a large page is slow. */
async function board() {
  await screen.findByText("更多玩法");
  return within(screen.getByRole("table", { name: "电竞盘口" }));
}

it("lists matches in play first, with score by map and prices", async () => {
  answer([sampleMatch(), SOON]);
  open();
  const table = await board();
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows[1]).toBe("滚球 1 场");
  expect(rows[2]).toContain("零度战队1");
  expect(rows[3]).toBe("即将开赛 1 场");
  const maps = within(table.getByRole("list", { name: "各局比分" })).getAllByRole("listitem");
  expect(maps.map((map) => map.firstChild?.textContent)).toEqual([
    "第1局：13 比 8，已结束",
    "第2局：5 比 7，进行中",
    "第3局：未开始",
  ]);
  expect(table.getAllByRole("button", { name: /主胜.*0\.82.*赔率上升/ })[0]).toBeTruthy();
  const closed = table.getAllByRole<HTMLButtonElement>("button", { name: "客胜 已关闭" });
  expect(closed[0]?.disabled).toBe(true);
});

it("a visitor is invited, and asked to log in for a price", async () => {
  answer([sampleMatch()]);
  const { user } = open();
  const table = await board();
  expect(screen.getByRole("button", { name: lobby.visitor.register })).toBeTruthy();
  const asked = vi.fn<() => void>();
  const stop = listen("show_login_tips", asked);
  const [price] = table.getAllByRole("button", { name: /主胜.*0\.82/ });
  if (price !== undefined) await user.click(price);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  stop();
});

it("without a connection the matches stay, with a note", async () => {
  answer([sampleMatch()]);
  open();
  const table = await board();
  act(() => useOffline.setState({ since: 1 }));
  expect(await screen.findByText(lobby.offline.note)).toBeTruthy();
  expect(table.getAllByRole("row").length).toBeGreaterThan(1);
});

it("filters by game and state in the address, and says when nothing is left", async () => {
  answer([sampleMatch(), SOON]);
  const { router, user } = open();
  await board();
  await user.click(await screen.findByRole("button", { name: /^星域争锋/ }));
  await user.click(screen.getByRole("radio", { name: "滚球" }));
  expect(router.state.location.search).toBe("?game=STAR&show=live");
  expect(screen.getByText("没有符合条件的对局")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "查看全部对局" }));
  expect(router.state.location.search).toBe("");
  await board();
});

it("shows standings by points, the bracket, tournaments and the schedule", async () => {
  answer([sampleMatch(), SOON]);
  const { router, user } = open();
  await screen.findByText("胜-负");
  const standings = within(screen.getByRole("table", { name: "战队积分榜" }));
  expect(standings.getAllByRole("row")[1]?.textContent).toContain("烈羽电竞");
  const bracket = screen.getByRole("region", { name: "淘汰赛对阵" });
  expect(bracket.textContent).toContain("总决赛");
  const tournament = await screen.findByRole("article", { name: "星冠邀请赛 第 6 季" });
  expect(tournament.textContent).toContain("进行中");
  const schedule = screen.getByRole("region", { name: "今日赛程" });
  await waitFor(() => expect(schedule.textContent).toContain("20:30"));
  expect(schedule.textContent).toContain("夜枭");
  // The game of a tournament is known from the matches.
  await board();
  const again = await screen.findByRole("article", { name: "星冠邀请赛 第 6 季" });
  await user.click(within(again).getByRole("button"));
  expect(router.state.location.search).toBe("?game=THRONE&cup=c1");
});

it("shows the cup of the chosen tournament, and the site's again", async () => {
  answer([sampleMatch()]);
  const { router, user } = open("/game/gaming?cup=c1");
  const bracket = await screen.findByRole("region", { name: "淘汰赛对阵" });
  await waitFor(() => expect(bracket.textContent).toContain("星冠邀请赛 第 6 季"));
  const body = { category: "DJ", all: true, id: "c1" };
  await waitFor(() => expect(site.made).toContainEqual({ name: "venueInfo", body }));
  const tournament = await screen.findByRole("article", { name: "星冠邀请赛 第 6 季" });
  await user.click(within(tournament).getByRole("button", { pressed: true }));
  expect(router.state.location.search).toBe("");
  await waitFor(() => expect(bracket.textContent).not.toContain("星冠邀请赛"));
});

it("reports a failed list and reads it again", async () => {
  site.answer("featuredMatches", { status_code: 500, message: "x" });
  const { user } = open();
  const [retry] = await screen.findAllByText("重新加载");
  if (retry === undefined) throw new Error("nothing offers to load again");
  answer([sampleMatch()]);
  await user.click(retry);
  expect((await board()).getAllByRole("row")).toHaveLength(3);
});

it("has a skeleton while it loads, and says when the region is closed", async () => {
  site.answer("featuredMatches", "never");
  open();
  const region = screen.getByRole("region", { name: "电竞盘口" });
  expect(region.querySelector("[aria-busy=true]")).not.toBeNull();
  cleanup();
  site.reset();
  site.answer("featuredMatches", { status_code: REGION_LIMITED, message: "x" });
  open();
  expect(await screen.findByText("您所在的地区暂不提供服务")).toBeTruthy();
});
