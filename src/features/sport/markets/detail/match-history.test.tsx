// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { setBrand } from "#brand/brand.ts";
import { startTexts } from "#lib/i18n.ts";
import { queryClient } from "#lib/query-client.ts";
import sport from "#locales/zh-CN/sport.json";
import ui from "#locales/zh-CN/ui.json";
import { sampleEntry } from "#session/site/test-brand.ts";
import { sampleMatch } from "../../feed/test-feed.ts";
import { startTestServer } from "../../feed/test-server.ts";
import { MatchHistory } from "./match-history.tsx";

/** The first call also loads the code of all calls. */
const FIRST_CALL = { timeout: 10_000 };
const row = (teamId: string, points: number | null, drawn = 0) => ({
  teamId,
  name: `队 ${teamId}`,
  played: 3,
  won: 2,
  drawn,
  lost: 1 - drawn,
  scored: 5,
  conceded: 2,
  points,
});
const past = {
  gameId: "p1",
  startsAt: 1_763_600_000_000,
  team_h: "甲",
  team_c: "乙",
  score: [2, 1],
  outcome: "W",
};

let answer: object = {};
let stop: () => Promise<void>;
beforeAll(async () => {
  setBrand(sampleEntry());
  await startTexts("zh-CN", [{ sport, ui }]);
  stop = await startTestServer(() => answer);
});
afterAll(() => stop());
afterEach(() => {
  cleanup();
  queryClient.clear();
});

it("shows table, form and meetings, and marks both teams", async () => {
  const rows = [row("home-1", 7, 1), row("other", 6), row("away-1", 6)];
  answer = { table: { league: "联赛", rows }, home: [past], away: [], meetings: [past] };
  render(<MatchHistory match={sampleMatch(1)} />);
  const table = await screen.findByRole("table", {}, FIRST_CALL);
  const lines = within(table).getAllByRole("row").slice(1);
  expect(lines.map(({ dataset }) => dataset["own"])).toEqual(["true", undefined, "true"]);
  expect(lines[0]?.textContent).toBe("1队 home-132105:27");
  expect(screen.getByRole("region", { name: "Home 1 近五场" }).textContent).toContain("2-1");
  expect(screen.getByRole("region", { name: "Away 1 近五场" }).textContent).toContain("没有记录");
  expect(screen.getByRole("region", { name: "两队交锋" }).textContent).toContain("胜");
});

it("has no points and draws where the sport has none, and no table where there is none", async () => {
  answer = { table: { league: "联赛", rows: [row("home-1", null)] } };
  const { unmount } = render(<MatchHistory match={sampleMatch(1)} />);
  await screen.findByRole("table", {}, FIRST_CALL);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual(["排名", "队伍", "赛", "胜", "负", "得失"]);
  unmount();
  queryClient.clear();
  answer = { table: null, meetings: [past] };
  render(<MatchHistory match={sampleMatch(1)} />);
  expect(await screen.findByText("2-1")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
