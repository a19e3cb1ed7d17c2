import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { results } from "#contract/api/sport-results.ts";
import { sportBody } from "../../../testing/sample-bodies.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

async function ask(fields: object) {
  const asked = { sport: "FT", date: "2026-11-20", league: null, pageNum: 1, pageSize: 100 };
  const { data } = await sandbox.call(
    "aurora",
    "results",
    sportBody("results", { ...asked, ...fields }),
  );
  return v.parse(results.response, data);
}

/** All pages of the day. */
async function whole() {
  const first = await ask({});
  const later = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, at) =>
    ask({ pageNum: at + 2 }),
  );
  return { ...first, list: [first, ...(await Promise.all(later))].flatMap(({ list }) => list) };
}

it("leagues follow one after the other, newest match first, and corners have no lines of their own", async () => {
  const { list, leagues } = await whole();
  const runs = list.map(({ league }) => league).filter((league, at, all) => league !== all[at - 1]);
  expect(runs.length).toBeGreaterThan(3);
  expect(new Set(runs).size).toBe(runs.length);
  expect(new Set(runs)).toEqual(new Set(leagues.map(({ name }) => name)));
  for (const name of runs) {
    const starts = list.filter(({ league }) => league === name).map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
  }
  expect(new Set(list.map(({ team_h, team_c }) => `${team_h} ${team_c}`)).size).toBe(list.length);
});

it("the summary counts what the list shows, on whatever page", async () => {
  const { list, summary, total } = await whole();
  const played = list.flatMap(({ score, code }) => (score && code === null ? [score] : []));
  expect(total).toBe(list.length);
  expect(summary).toEqual({
    played: played.length,
    cancelled: list.length - played.length,
    home: played.filter(([home, away]) => home > away).length,
    draw: played.filter(([home, away]) => home === away).length,
    away: played.filter(([home, away]) => home < away).length,
    scored: played.flat().reduce((sum, goals) => sum + goals, 0),
  });
  expect((await ask({ pageNum: 2, pageSize: 5 })).summary).toEqual(summary);
  expect((await ask({ sport: "ALL", pageSize: 1 })).summary).toMatchObject({ scored: null });
  expect((await ask({ sport: "FS" })).summary).toBeNull();
});

it("a team is found by a part of its name, in either script or by initials", async () => {
  const [first] = (await ask({})).list;
  const team = first?.team_h ?? "";
  const found = await ask({ team: team.slice(0, 2) });
  expect(found.list.length).toBeGreaterThan(0);
  for (const { team_h, team_c } of found.list)
    expect(`${team_h} ${team_c}`).toContain(team.slice(0, 2));
  expect(found.summary?.played).toBeLessThanOrEqual(found.total);
  expect((await ask({ team: "nosuchteam" })).list).toEqual([]);
  expect((await ask({ team: "" })).total).toBe((await ask({})).total);
});
