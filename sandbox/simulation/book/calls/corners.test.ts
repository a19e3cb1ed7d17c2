// The corners of a match are offered as a match of the same game. Nothing counts or lists them as a second one.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CallName } from "#contract/api/calls.ts";
import { PICKS } from "#contract/api/sport-finding.ts";
import { SHOW_TYPES } from "#contract/betting/sports.ts";
import { DAY, dayOf } from "../../../backend/time/china-time.ts";
import { matches, sportBody } from "../../../testing/sample-bodies.ts";
import { MOMENT, type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";
import { CORNERS_NAME, isBig } from "../fixtures.ts";
import { LEAGUES } from "../../data/leagues/named-leagues.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

async function textOf(name: CallName, body: unknown): Promise<string> {
  const { data, status_code } = await sandbox.call("aurora", name, body);
  expect(status_code).toBe(6000);
  return JSON.stringify(data);
}

const CORNERS = new RegExp(`${CORNERS_NAME}|corners-|"[A-Z]{2}-[0-9a-z]+-\\\\d(-\\\\d+)?c"`);
const big = LEAGUES.filter((league) => league.sport === "FT" && isBig(league)).map(({ id }) => id);
const asked: [string, CallName, unknown][] = [
  ...(["ALL", "FT"] as const).flatMap((sport) =>
    SHOW_TYPES.map((show): [string, CallName, unknown] => [
      `filter of ${sport} ${show}`,
      "leagueList",
      sportBody("leagueList", { sport, show, date: null }),
    ]),
  ),
  ...Array.from({ length: 8 }, (_, back): [string, CallName, unknown] => {
    const date = dayOf(MOMENT - back * DAY);
    const page = { league: null, pageNum: 1, pageSize: 100 };
    return [`results of ${date}`, "results", sportBody("results", { sport: "FT", date, ...page })];
  }),
  ...PICKS.map((pick): [string, CallName, unknown] => [
    `side list ${pick}`,
    "matchPick",
    sportBody("matchPick", { pick, utcOffset: 480, teams: [], leagues: big, matches: [] }),
  ]),
  ...["角球", "yinglun", "华夏超级联赛"].map((text): [string, CallName, unknown] => [
    `search for ${text}`,
    "sportSearch",
    sportBody("sportSearch", { text }),
  ]),
  ["home page in play", "featuredMatches", matches("sport", "RB")],
  ["home page today", "featuredMatches", matches("sport", "FT")],
];

it.each(asked)("%s", async (_, name, body) => {
  expect(await textOf(name, body)).not.toMatch(CORNERS);
});

it.each(["RB", "FT", "FU"] as const)("the list of %s has them beside their match", async (show) => {
  const body = sportBody("matchList", { sport: "FT", show, date: null, leagues: [] });
  const { matches: listed } = JSON.parse(await textOf("matchList", body)) as {
    matches: { gameId: string; gide: string }[];
  };
  const games = new Set(
    listed.flatMap(({ gameId, gide }) => (gide === `g-${gameId}` ? [gide] : [])),
  );
  const corners = listed.filter(({ gameId, gide }) => gide !== `g-${gameId}`);
  expect(corners.length).toBeGreaterThan(0);
  expect(corners.filter(({ gide }) => !games.has(gide))).toEqual([]);
});
