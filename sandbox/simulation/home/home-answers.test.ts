import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { matches, SAMPLE_BODIES } from "../../testing/sample-bodies.ts";
import { SAMPLE_SITES, type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import { LEAGUES } from "../data/leagues/named-leagues.ts";
import { DRAWS, ROOMS, TABLES, VENDORS } from "../data/content.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const locales = ["zh-CN", "zh-TW"];

async function everything(from: SampleSandbox, site: string, locale = "zh-CN"): Promise<string> {
  const answers: string[] = [];
  for (const [name, body] of SAMPLE_BODIES) {
    answers.push(JSON.stringify(await from.call(site, name, body, { "accept-language": locale })));
  }
  return answers.join("\n");
}

describe.each(SAMPLE_SITES.map((site) => [site.id, site] as const))("%s", (id, site) => {
  it.each(locales)("answers every call in the shape of the contract (%s)", async (locale) => {
    for (const [name, body, needs] of SAMPLE_BODIES) {
      const envelope = await sandbox.call(id, name, body, { "accept-language": locale });
      const open = needs === undefined || site.switches.includes(needs);
      expect(envelope.status_code, name).toBe(open ? 6000 : 6004);
      if (!open) continue;
      const result = v.safeParse(CALLS[name].response, envelope.data);
      expect(result.issues?.map((issue) => `${name} ${v.getDotPath(issue)}`)).toBeUndefined();
    }
  });

  it("does not mention a venue that is switched off", async () => {
    const text = await everything(sandbox, id);
    for (const venue of VENUE_SWITCHES.filter((key) => !site.switches.includes(key))) {
      const vendors = VENDORS.filter((vendor) => vendor.venue === venue).map(
        (vendor) => vendor.name,
      );
      const own: Partial<Record<string, readonly string[]>> = {
        sport: LEAGUES.filter((league) => !isEsport(league)).map((league) => league.name),
        gaming: LEAGUES.filter(isEsport).map((league) => league.name),
        lottery: DRAWS.map((draw) => draw.name),
        chess: ROOMS.map((room) => room.name),
        realbet: TABLES.map((table) => table.name),
      };
      const told = [...vendors, ...(own[venue] ?? [])].filter((name) => text.includes(name));
      expect(told, venue).toEqual([]);
      expect(text).not.toContain(`"category":"${VENUE_CODES[venue]}"`);
    }
  });
});

it("gives the same answers for the same seed and clock, others for another seed", async () => {
  const [again, other] = await Promise.all([startSample(), startSample({ seed: 7 })]);
  for (const id of ["aurora", "titan"]) {
    const first = await everything(sandbox, id);
    const second = await everything(again, id);
    expect(second).toBe(first.replaceAll(/localhost:\d+/g, portOf(second)));
    expect(await everything(other, id)).not.toBe(second);
  }
  await Promise.all([again.close(), other.close()]);
});

function portOf(text: string): string {
  return /localhost:\d+/.exec(text)?.[0] ?? "";
}

it("shows different content first on each brand", async () => {
  const brands = SAMPLE_SITES.slice(0, 6).map((site) => site.id);
  const first = async (
    name: "gameList" | "promotionConfig" | "noticeList" | "discountAds" | "bonusPools",
  ) => {
    const found = new Set<string>();
    const [, body] = SAMPLE_BODIES.find(([call]) => call === name) ?? [];
    for (const brand of brands) {
      const { data } = await sandbox.call(brand, name, body);
      const list = Array.isArray(data) ? data : ((data as { list?: unknown[] }).list ?? [data]);
      found.add(
        JSON.stringify((list[0] as { id?: string }).id ?? (list[0] as { name?: string }).name),
      );
    }
    return found.size;
  };
  expect(await first("gameList")).toBe(6);
  expect(await first("promotionConfig")).toBe(6);
  expect(await first("noticeList")).toBe(6);
  expect(await first("discountAds")).toBe(6);
  expect(await first("bonusPools")).toBe(6);
});

it("has enough games, matches, tables, draws and rooms", async () => {
  const get = async (name: keyof typeof CALLS, body: unknown) =>
    (await sandbox.call("aurora", name, body)).data as Record<string, never>;
  expect(
    (await get("gameList", { sort: "hot", pageNum: 1, pageSize: 100 })).total,
  ).toBeGreaterThanOrEqual(64);
  const sport = v.parse(
    CALLS.featuredMatches.response,
    await get("featuredMatches", matches("sport", "RB")),
  );
  expect(sport.matches.length).toBeGreaterThanOrEqual(40);
  expect(sport.counts.map(({ sport: key }) => key)).toEqual(
    expect.arrayContaining(["FT", "BK", "TN", "TT", "VB"]),
  );
  const esport = v.parse(
    CALLS.featuredMatches.response,
    await get("featuredMatches", matches("esport", "RB")),
  );
  expect(esport.matches.length).toBeGreaterThanOrEqual(20);
  const items = async (category: string) =>
    v.parse(CALLS.venueInfo.response, await get("venueInfo", { category })).items.length;
  expect(await items("ZR")).toBeGreaterThanOrEqual(16);
  expect(await items("CP")).toBeGreaterThanOrEqual(8);
  expect(await items("QP")).toBeGreaterThanOrEqual(12);
  expect(await items("DJ")).toBe(8);
});

it("pages a list without gaps or repeats", async () => {
  const seen: string[] = [];
  for (let pageNum = 1; pageNum <= 10; pageNum++) {
    const { data } = await sandbox.call("aurora", "gameList", {
      sort: "hot",
      pageNum,
      pageSize: 10,
    });
    seen.push(...v.parse(CALLS.gameList.response, data).list.map((game) => game.id));
  }
  const { data } = await sandbox.call("aurora", "gameList", {
    sort: "hot",
    pageNum: 1,
    pageSize: 100,
  });
  expect(seen).toEqual(v.parse(CALLS.gameList.response, data).list.map((game) => game.id));
  expect(new Set(seen).size).toBe(seen.length);
});

it("adds the pools up to the total", async () => {
  const { data } = await sandbox.call("jade", "bonusPools");
  const pool = v.parse(CALLS.bonusPools.response, data);
  expect(pool.pools.reduce((sum, { cents }) => sum + cents, 0)).toBe(pool.totalCents);
});
