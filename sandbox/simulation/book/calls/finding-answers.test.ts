import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { samplePlayer } from "../../../backend/accounts/sample-player.ts";
import { sportBody } from "../../../testing/sample-bodies.ts";
import { type SampleSandbox, startSample } from "../../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample({
    toTraditional: (text) =>
      text.replaceAll("场", "場").replaceAll("联", "聯").replaceAll("华", "華"),
  });
});
afterAll(() => sandbox.close());

async function find(text: string) {
  const { data } = await sandbox.call("aurora", "sportSearch", sportBody("sportSearch", { text }));
  return v.parse(CALLS.sportSearch.response, data);
}

describe("search", () => {
  it.each([
    ["申江", "申江"],
    ["shenjiang", "申江"],
    ["Shen Jiang", "申江"],
    ["linxi", "林汐"],
    ["珍珠", "珍珠岛"],
    ["ZZD", "珍珠岛"],
  ])("%s finds the team %s", async (typed, team) => {
    const { teams, matches, near } = await find(typed);
    expect(teams.map(({ name }) => name)).toContain(team);
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.every((one) => one.team_h.includes(team) || one.team_c.includes(team))).toBe(
      true,
    );
    expect(near).toEqual([]);
  });

  it("finds leagues in both scripts, with the number of their matches", async () => {
    const [simplified, traditional] = [await find("华夏"), await find("華夏")];
    expect(simplified.leagues.map(({ id }) => id)).toEqual(["100210"]);
    expect(simplified.leagues[0]?.matches).toBeGreaterThan(0);
    expect(traditional.leagues).toEqual(simplified.leagues);
    expect(simplified.contests[0]?.leagueId).toBe("100210");
  });

  it("narrows down by a day and by a play", async () => {
    const all = await find("亚平宁");
    const tomorrow = await find("亚平宁 明天");
    const days = tomorrow.matches.map(({ startsAt }) =>
      new Date(startsAt + 8 * 3_600_000).toISOString().slice(0, 10),
    );
    expect(days.length).toBeGreaterThan(0);
    expect(new Set(days)).toEqual(new Set(["2026-11-22"]));
    expect((await find("yapingning 11-22")).matches).toEqual(tomorrow.matches);
    expect(all.markets).toEqual([]);
    const markets = (await find("亚平宁 bodan")).markets;
    expect(markets.length).toBeGreaterThan(0);
    expect(markets.every(({ w, league }) => w.endsWith("PD") && league.startsWith("亚平宁"))).toBe(
      true,
    );
  });

  it("finds a play alone in the matches most bet on", async () => {
    const { markets, matches } = await find("波胆");
    expect(markets.length).toBeGreaterThan(0);
    expect(matches).toEqual([]);
  });

  it("offers similar names where nothing is found", async () => {
    const { near, teams } = await find("shengjang");
    expect(teams).toEqual([]);
    expect(near.map(({ name }) => name)).toContain("申江");
    expect((await find("qqqqqqqq")).near).toEqual([]);
  });

  it("answers within a tenth of a second over the whole book", async () => {
    await find("jin");
    const times: number[] = [];
    for (const typed of ["j", "ji", "jin", "jinshi", "lianhe", "周六", "英伦 大小"]) {
      const start = performance.now();
      await find(`${typed} `.trim());
      times.push(performance.now() - start);
    }
    expect(times.toSorted((left, right) => left - right)[3]).toBeLessThan(100);
  });
});

it("names teams and leagues, and leaves unknown ids out", async () => {
  const fields = { teams: ["huaxia-2", "nobody"], leagues: ["100210", "none"] };
  const { data } = await sandbox.call("aurora", "sportNames", sportBody("sportNames", fields));
  const { names } = v.parse(CALLS.sportNames.response, data);
  expect(names.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "team 申江",
    "league 华夏超级联赛",
  ]);
});

it("keeps what a member follows, for this member alone, and drops the oldest", async () => {
  const player = samplePlayer(sandbox);
  const [one, other] = [await player.enter("demo88"), await player.enter("phone88")];
  const list = async (token: string) => {
    const { data } = await sandbox.call("aurora", "sportFollows", {}, { token });
    return v.parse(CALLS.sportFollows.response, data).list.map(({ kind, id }) => `${kind} ${id}`);
  };
  const set = (body: object) => sandbox.call("aurora", "setSportFollows", body, { token: one });
  await set({ kind: "team", ids: ["huaxia-2", "huaxia-1"], on: true });
  await set({ kind: "league", ids: ["100210"], on: true });
  await set({ kind: "team", ids: ["huaxia-2"], on: true });
  expect(await list(one)).toEqual(["team huaxia-2", "team huaxia-1", "league 100210"]);
  expect(await list(other)).toEqual([]);
  await set({ kind: "team", ids: ["huaxia-2"], on: false });
  expect(await list(one)).toEqual(["team huaxia-1", "league 100210"]);
  await set({ kind: "match", ids: Array.from({ length: 200 }, (_, at) => `m${at}`), on: true });
  await set({ kind: "match", ids: ["last"], on: true });
  const matches = (await list(one)).filter((id) => id.startsWith("match"));
  expect([matches.length, matches[0], matches.at(-1)]).toEqual([200, "match m1", "match last"]);
});
