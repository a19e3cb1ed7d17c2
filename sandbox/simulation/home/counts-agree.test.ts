// The same thing is counted alike wherever it is shown: navigation and footer, lobby heads, lists, filters, badges.
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { HOUR, MINUTE } from "../../backend/time/china-time.ts";
import { matches, sportBody } from "../../testing/sample-bodies.ts";
import {
  MOMENT,
  SAMPLE_SITES,
  type SampleSandbox,
  startSample,
} from "../../testing/sample-sandbox.ts";

let sandbox: SampleSandbox;
beforeAll(async () => {
  sandbox = await startSample();
});
afterAll(() => sandbox.close());

const FIRST = Math.floor(MOMENT / MINUTE) * MINUTE;
/** Matches begin at full hours: no answer may be older than another. */
const KICK_OFF = (Math.floor(MOMENT / HOUR) + 1) * HOUR;
const TIMES = [FIRST, KICK_OFF - 5000, KICK_OFF + 5000, FIRST + 5 * HOUR, FIRST + 13 * HOUR];

type Places = Readonly<Record<string, number | undefined>>;
type Figures = Readonly<Record<string, Places>>;

const FIGURES: Readonly<Record<VenueSwitch, (site: string) => Promise<Figures>>> = {
  async sport(site) {
    const { fact, counted } = await venue(site, "sport");
    const featured = (show: "RB" | "FT") => ask(site, "featuredMatches", matches("sport", show));
    const [live, today] = [await featured("RB"), await featured("FT")];
    const sum = (counts: readonly { readonly count: number }[]) =>
      counts.reduce((total, { count }) => total + count, 0);
    const list = async (show: "RB" | "FT") => {
      const asked = { sport: "ALL", show, date: null, leagues: [] };
      const { matches: listed } = await ask(site, "matchList", sportBody("matchList", asked));
      return new Set(listed.map(({ gide }) => gide)).size;
    };
    const leagues = await ask(
      site,
      "leagueList",
      sportBody("leagueList", { sport: "ALL", show: "FT", date: null }),
    );
    return {
      "matches today": {
        ...counted,
        "lobby head": fact("今日赛事"),
        featured: today.total,
        sports: sum(today.counts),
        list: await list("FT"),
      },
      "in play": {
        "lobby head": fact("滚球"),
        featured: live.total,
        sports: sum(live.counts),
        list: await list("RB"),
      },
      leagues: { "lobby head": fact("联赛"), filter: leagues.leagues.length },
    };
  },
  async gaming(site) {
    const { fact, counted } = await venue(site, "gaming");
    const {
      total,
      counts,
      matches: listed,
    } = await ask(site, "featuredMatches", matches("esport", "RB"));
    return {
      matches: {
        ...counted,
        "lobby head": fact("今日赛事"),
        total,
        games: counts.reduce((sum, { count }) => sum + count, 0),
        list: listed.length,
      },
      "in play": { "lobby head": fact("滚球"), list: listed.filter(({ live }) => live).length },
    };
  },
  async realbet(site) {
    const { fact, counted, items } = await venue(site, "realbet");
    const tables = items.filter((item) => item.kind === "table");
    const seated = tables.reduce((sum, table) => sum + table.seated, 0);
    return {
      tables: { ...counted, "lobby head": fact("在线桌台"), list: tables.length },
      people: { "lobby head": fact("此刻在座"), list: seated },
    };
  },
  async lottery(site) {
    const { fact, counted, items } = await venue(site, "lottery");
    const draws = items.filter((item) => item.kind === "draw");
    const [draw] = draws;
    const full = await ask(site, "venueInfo", { category: VENUE_CODES.lottery, id: draw?.id });
    const own = full.items.find((item) => item.kind === "draw");
    return {
      draws: { ...counted, "lobby head": fact("在售彩种"), list: draws.length },
      "seconds left": { list: draw?.secondsLeft, "draw's page": own?.secondsLeft },
      issue: { list: Number(draw?.issue), "draw's page": Number(own?.issue) },
      fastest: {
        "lobby head": fact("最快一期"),
        list: Math.min(...draws.map(({ everySeconds }) => everySeconds)),
      },
    };
  },
  async chess(site) {
    const { fact, counted, items } = await venue(site, "chess");
    const rooms = items.filter((item) => item.kind === "room");
    return {
      rooms: { ...counted, "lobby head": fact("开放牌室"), list: rooms.length },
      people: {
        "lobby head": fact("在线牌友"),
        list: rooms.reduce((sum, { online }) => sum + online, 0),
      },
    };
  },
  egame: (site) => games(site, "egame", ["电子游戏", "此刻在玩"]),
  fishing: (site) => games(site, "fishing", ["渔场", "同场渔友"]),
};

async function games(
  site: string,
  key: "egame" | "fishing",
  [offers, people]: readonly [string, string],
): Promise<Figures> {
  const category = VENUE_CODES[key];
  const { fact, counted, venues } = await venue(site, key);
  const page = async (pageNum: number, sort = "hot") =>
    ask(site, "gameList", { category, sort, pageNum, pageSize: 100 });
  const { total, playing, providers, themes } = await page(1);
  const lists = await Promise.all(
    Array.from({ length: Math.ceil(total / 100) }, (_, index) => page(index + 1)),
  );
  const rows = lists.flatMap(({ list }) => list);
  const everywhere = await ask(site, "gameList", { sort: "hot", pageNum: 1, pageSize: 100 });
  const shared = everywhere.list.filter((game) => game.category === category);
  const sameRows = rows.filter(({ id }) => shared.some((game) => game.id === id));
  const sum = (counts: readonly { readonly count: number }[]) =>
    counts.reduce((whole, { count }) => whole + count, 0);
  const players = (list: typeof rows) => list.reduce((whole, game) => whole + game.players, 0);
  return {
    games: {
      ...counted,
      "lobby head": fact(offers),
      total,
      list: rows.length,
      providers: sum(providers),
      themes: sum(themes),
      venues: venues.reduce((whole, one) => whole + one.games, 0),
    },
    people: { "lobby head": fact(people), playing, list: players(rows) },
    "players of a game": { "all games": players(shared), category: players(sameRows) },
  };
}

/** The lobby's answer, its figures by name, and what navigation and footer count. */
async function venue(site: string, key: VenueSwitch) {
  const info = await ask(site, "venueInfo", { category: VENUE_CODES[key], all: true });
  const entries = await ask(site, "navigationList", {});
  const fact = (name: string) => {
    const value = info.facts.find(({ label }) => label === name)?.value ?? "";
    return Number(/[\d,]+/.exec(value)?.[0].replaceAll(",", ""));
  };
  const entry = entries.find((one) => one.key === (key === "fishing" ? "fish" : key));
  return { ...info, fact, counted: { navigation: entry?.count ?? undefined } };
}

async function ask<Name extends keyof typeof CALLS>(site: string, name: Name, body: unknown) {
  const { data } = await sandbox.call(site, name, body);
  return v.parse(CALLS[name].response, data) as v.InferOutput<(typeof CALLS)[Name]["response"]>;
}

const cases = SAMPLE_SITES.slice(0, 6).flatMap(({ id, switches }) =>
  VENUE_SWITCHES.filter((key) => switches.includes(key)).map((key) => [id, key] as const),
);

it.each(cases)("%s counts alike in all places of %s", async (site, key) => {
  for (const time of site === "aurora" ? TIMES : [FIRST]) {
    await sandbox.control("/sandbox/clock", { set: time });
    for (const [figure, places] of Object.entries(await FIGURES[key](site))) {
      const told = Object.entries(places).filter(([, value]) => value !== undefined);
      expect(
        new Set(told.map(([, value]) => value)).size,
        `${figure} ${JSON.stringify(places)}`,
      ).toBe(1);
    }
  }
});

it("counts the promotions of home as the page of promotions lists those that run", async () => {
  await sandbox.control("/sandbox/clock", { set: FIRST });
  for (const { id } of SAMPLE_SITES.filter(({ switches }) => switches.includes("promotions"))) {
    const home = await ask(id, "promotionConfig", { position: "home" });
    const all = await ask(id, "promotionConfig", { position: "discount" });
    const running = all.list.filter(
      ({ startsAt, endsAt }) => (startsAt ?? 0) <= FIRST && FIRST < (endsAt ?? Infinity),
    );
    expect(home.total, id).toBe(running.length);
    expect(all.total, id).toBe(all.list.length);
    expect(
      all.categories.reduce((sum, { count }) => sum + count, 0),
      id,
    ).toBe(all.total);
  }
});
