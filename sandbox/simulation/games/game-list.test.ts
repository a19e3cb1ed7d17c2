import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { logIn } from "../../backend/profile/sample-member.ts";
import { type SampleSandbox, startSample } from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const FIRST = { sort: "hot", pageNum: 1, pageSize: 100 };
type Asker = Pick<Awaited<ReturnType<typeof logIn>>, "call">;
const visitor: Asker = { call: (name, body) => sandbox.call("aurora", name, body) };

async function list(asked: object = {}, asker: Asker = visitor) {
  const { data } = await asker.call("gameList", { ...FIRST, ...asked });
  return v.parse(CALLS.gameList.response, data);
}

async function everyPage(asked: object) {
  const games = [];
  for (let pageNum = 1; ; pageNum++) {
    const page = await list({ ...asked, pageNum });
    games.push(...page.list);
    if (page.list.length === 0) return { games, total: page.total };
  }
}

it("has 1,500 games with different names and codes", async () => {
  const { games, total } = await everyPage({});
  expect(total).toBe(1500);
  expect(games).toHaveLength(1500);
  expect(new Set(games.map(({ name }) => name)).size).toBe(1500);
  expect(new Set(games.map(({ id }) => id)).size).toBe(1500);
});

describe.each(GAME_SORTS)("sorted by %s", (sort) => {
  it("pages through a category without gaps or repeats", async () => {
    const { games, total } = await everyPage({ sort, category: "DZ" });
    expect(games).toHaveLength(total);
    expect(new Set(games.map(({ id }) => id)).size).toBe(total);
    const rank = {
      hot: () => 0,
      new: ({ tag }: (typeof games)[number]) => (tag === "new" || tag === "exclusive" ? 1 : 0),
      rtp: ({ rtp }: (typeof games)[number]) => rtp ?? 0,
      volatility: ({ volatility }: (typeof games)[number]) => volatility ?? 0,
      jackpot: ({ jackpotCents }: (typeof games)[number]) => jackpotCents ?? 0,
      maxWin: ({ maxWin }: (typeof games)[number]) => Number(maxWin.replaceAll(/\D/g, "")),
    }[sort];
    const ranks = games.map(rank);
    expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
  });
});

it("keeps the featured games first on the home page", async () => {
  const featured = new Set((await list()).list.slice(0, 60).map(({ id }) => id));
  for (const sort of GAME_SORTS.filter((key) => key !== "jackpot" && key !== "volatility")) {
    const { list: games } = await list({ sort, pageSize: sort === "new" ? 10 : 20 });
    for (const { id } of games) expect(/-\d{3}$/.test(id), `${sort} ${id}`).toBe(false);
  }
  expect(featured.size).toBe(60);
});

it("has believable figures", async () => {
  const { games } = await everyPage({});
  for (const game of games) {
    expect(game.rtp ?? 96, game.name).toBeGreaterThanOrEqual(94);
    expect(game.rtp ?? 96, game.name).toBeLessThanOrEqual(98.9);
    expect(game.minBetCents ?? 0).toBeGreaterThan(0);
    expect(game.maxBetCents ?? 0).toBeGreaterThan(game.minBetCents ?? 0);
    expect(game.features.length, game.name).toBeGreaterThan(1);
    expect(game.rules, game.name).not.toBe("");
    expect(game.enName).toMatch(/^[A-Z0-9]{2,20}$/);
    expect(game.players).toBeGreaterThan(0);
  }
});

it("counts providers and themes of the category, whatever else is asked for", async () => {
  for (const category of ["DZ", "BY", "QP", "ZR"]) {
    const { total, providers, themes } = await list({ category });
    const sum = (counts: readonly { readonly count: number }[]) =>
      counts.reduce((all, { count }) => all + count, 0);
    expect(sum(providers)).toBe(total);
    expect(sum(themes)).toBe(total);
    const filtered = await list({ category, search: "不存在的游戏" });
    expect(filtered.providers).toEqual(providers);
    for (const { enName, count } of providers) {
      expect((await list({ category, provider: enName })).total, enName).toBe(count);
    }
    for (const { key, count } of themes) {
      expect((await list({ category, theme: key })).total, key).toBe(count);
    }
  }
});

describe("search", () => {
  const names = async (search: string) => (await list({ search })).list.map(({ name }) => name);

  it.each(["深海密", "密箱", "shenhaimixiang", "ShenHai", "haimi", "shmx", "mx", " 深海 密箱 "])(
    "finds 深海密箱 by %s",
    async (search) => {
      expect(await names(search)).toContain("深海密箱");
    },
  );

  it("finds a name by its traditional characters", async () => {
    expect(await names("巨鲸猎場")).toEqual(["巨鲸猎场"]);
    expect(await names("巨鲸猎场")).toEqual(["巨鲸猎场"]);
  });

  it("does not find pinyin inside a syllable", async () => {
    expect(await names("engihai")).toEqual([]);
  });

  it("offers similar names only when nothing matches", async () => {
    const none = await list({ search: "深海蜜香" });
    expect(none.total).toBe(0);
    expect(none.near.map(({ name }) => name)).toContain("深海密箱");
    expect((await list({ search: "shenhaimixian9" })).near[0]?.name).toBe("深海密箱");
    expect((await list({ search: "深海密箱" })).near).toEqual([]);
    expect((await list({ search: "zzzzqqqq" })).near).toEqual([]);
  });
});

describe("own games", () => {
  const game = (code: string) => ({ enName: "CHDZ", gameCode: code });
  const ids = async (asker: Asker, asked: object = {}) =>
    (await list({ own: "favourites", ...asked }, asker)).list.map(({ id }) => id);

  it("belong to the member, newest first", async () => {
    const one = await logIn(sandbox, "aurora", "demo88");
    const two = await logIn(sandbox, "aurora", "newbie8");
    await one.call("addCollection", game("deep-chest"));
    await one.call("addCollection", { enName: "HPDZ", gameCode: "tiger-gate" });
    await two.call("addCollection", game("koi-fortune"));
    expect(await ids(one)).toEqual(["tiger-gate", "deep-chest"]);
    expect(await ids(two)).toEqual(["koi-fortune"]);
    expect(await ids(visitor)).toEqual([]);
    expect(await ids(one)).toEqual(["tiger-gate", "deep-chest"]);
    expect(await ids(one, { provider: "CHDZ" })).toEqual(["deep-chest"]);
    expect(await ids(one, { search: "hxsm" })).toEqual(["tiger-gate"]);
    await one.call("removeCollection", game("deep-chest"));
    expect(await ids(one)).toEqual(["tiger-gate"]);
  });

  it("may be live tables, rooms and draws", async () => {
    const member = await logIn(sandbox, "aurora", "demo88");
    await member.call("addCollection", { enName: "QLZR", gameCode: "v08" });
    await member.call("addCollection", { enName: "G1CP", gameCode: "jisu-five" });
    expect(await ids(member, { category: "ZR" })).toEqual(["v08"]);
    expect(await ids(member, { category: "CP" })).toEqual(["jisu-five"]);
  });

  it("must exist on the site and need a login", async () => {
    const member = await logIn(sandbox, "aurora", "demo88");
    expect((await member.call("addCollection", game("none"))).status_code).toBe(6004);
    expect((await visitor.call("addCollection", game("deep-chest"))).status_code).toBe(6001);
  });
});
