// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { setServerTime } from "#lib/time/clock.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { setUpFeed } from "../../feed/test-feed-site.ts";
import { sampleMatch } from "../../feed/test-feed.ts";
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
setUpFeed(() => answer);

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

it("dates of a list have their year where they are of several years, in every line", async () => {
  setServerTime(Date.parse("2026-11-21T20:00:00+08:00"));
  const at = (gameId: string, day: string) => ({
    ...past,
    gameId,
    startsAt: Date.parse(`${day}T20:30:00+08:00`),
  });
  const home = [at("a", "2026-11-14"), at("b", "2026-10-31")];
  answer = { table: null, home, away: [], meetings: [...home, at("c", "2024-11-16")] };
  render(<MatchHistory match={sampleMatch(1)} />);
  const times = async (name: string) => {
    const part = await screen.findByRole("region", { name }, FIRST_CALL);
    return [...part.querySelectorAll("time")].map(({ textContent }) => textContent);
  };
  expect(await times("Home 1 近五场")).toEqual(["11/14 20:30", "10/31 20:30"]);
  expect(await times("两队交锋")).toEqual(["2026-11-14", "2026-10-31", "2024-11-16"]);
  setServerTime(Date.now());
});
