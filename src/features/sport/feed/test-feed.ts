// A small, readable feed: matches that change at random, reported the way the server does.
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import type { FeedDelta } from "#contract/api/sport-feed.ts";
import type { FeedSnapshot } from "./feed-changes.ts";
import type { FeedModel } from "./feed-model.ts";

/** One step: what happens to which match, and a number for variation. */
export interface Step {
  readonly kind: "odds" | "line" | "suspend" | "score" | "market" | "come" | "go" | "nothing";
  readonly match: number;
  readonly value: number;
}

export const STEPS: readonly Step["kind"][] = [
  "odds",
  "line",
  "suspend",
  "score",
  "market",
  "come",
  "go",
  "nothing",
];
const START = 1_763_700_000_000;

export function sampleMatch(number: number, change: Partial<SportMatch> = {}): SportMatch {
  const gameId = `${number}`;
  return {
    gameId,
    gide: `g${number}`,
    hgid: `h${number}`,
    sport: "FT",
    leagueId: `${number % 3}`,
    league: "League",
    startsAt: START,
    team_h: `Home ${number}`,
    team_c: `Away ${number}`,
    teamId_h: `home-${number}`,
    teamId_c: `away-${number}`,
    crest_h: "",
    crest_c: "",
    neutral: false,
    tracker: true,
    more: 3,
    markets: [sampleMarket(gameId, "RE", 0), sampleMarket(gameId, "ROU", 0)],
    ...change,
    state: {
      isLive: true,
      re_time: 600,
      t_count: null,
      se_now: "1H",
      HalfTime: false,
      gameStatus: "live",
      inningNum: null,
      sc_FT_H: 0,
      sc_FT_C: 0,
      sc_FT_A: 0,
      sc_set_H: null,
      sc_set_A: null,
      sc_game_H: null,
      sc_game_A: null,
      periods: [],
      corners: null,
      yellow: null,
      red: null,
      running: true,
      asOf: START,
      ...change.state,
    },
  };
}

export function sampleMarket(gameId: string, w: string, row: number): SportMarket {
  const id = `${gameId}:${w}:${row}`;
  const price = (r: string) => ({ id: `${id}:${r}`, r, odds: "0.90", active: true });
  return { id, w, row, line: "-0.5", state: "open", prices: [price("H"), price("C")] };
}

/** A server: its current snapshot, and the numbered change of each step. */
export function createTestFeed(count: number) {
  const matches = new Map(
    Array.from({ length: count }, (_, number) => [`${number}`, sampleMatch(number)] as const),
  );
  let seq = 100;
  const time = () => START + seq * 500;
  return {
    snapshot: (): FeedSnapshot =>
      structuredClone({ seq, time: time(), matches: [...matches.values()], outrights: [] }),
    step(step: Step): FeedDelta {
      seq += 1;
      const nothing = { prices: [], markets: [], marketsGone: [], states: [], matchesGone: [] };
      const base = { type: "delta", channel: "FT.RB", seq, time: time(), matches: [] } as const;
      return structuredClone({ ...base, ...nothing, matches: [], ...play(matches, step) });
    },
  };
}

type Told = Partial<Omit<FeedDelta, "type" | "channel" | "seq" | "time">>;

function play(matches: Map<string, SportMatch>, { kind, match: number, value }: Step): Told {
  const gameId = `${number}`;
  const match = matches.get(gameId);
  if (kind === "come") {
    const made = sampleMatch(number, { more: value, markets: match?.markets ?? [] });
    matches.set(gameId, made);
    return { matches: [made] };
  }
  if (!match || kind === "nothing") return {};
  if (kind === "go") {
    matches.delete(gameId);
    return { matchesGone: [gameId] };
  }
  if (kind === "score") {
    const state = { ...match.state, sc_FT_H: value, asOf: match.state.asOf + value };
    matches.set(gameId, { ...match, state });
    return { states: [{ gameId, state }] };
  }
  const put = (market: SportMarket) => {
    const others = match.markets.filter(({ id }) => id !== market.id);
    matches.set(gameId, { ...match, markets: [...others, market] });
    return { markets: [{ gameId, market }] };
  };
  const market = match.markets[value % Math.max(1, match.markets.length)];
  if (kind === "market" || !market) return put(sampleMarket(gameId, "RM", value % 3));
  if (kind === "line") return put({ ...market, line: `${value / 4}` });
  if (kind === "suspend") {
    if (value % 3 > 0) return put({ ...market, state: value % 3 === 1 ? "open" : "suspended" });
    matches.set(gameId, { ...match, markets: match.markets.filter((one) => one !== market) });
    return { marketsGone: [{ gameId, id: market.id }] };
  }
  const odds = `0.${String(value).padStart(2, "0")}`;
  const prices = market.prices.map((price) => ({ ...price, odds, active: value % 5 > 0 }));
  put({ ...market, prices });
  return { prices: prices.map(({ id, active }) => [id, odds, active ? 1 : 0]) };
}

/** Everything a model holds, sorted. */
export function heldBy({ content }: FeedModel): SportMatch[] {
  return sorted(
    content.ids.flatMap((gameId) => {
      const match = content.matches.get(gameId);
      const state = content.states.get(gameId);
      if (!match || !state) return [];
      const markets = match.markets.map((market) => ({
        ...market,
        prices: market.prices.map((price) => {
          const { odds = "", active = false } = content.prices.byId.get(price.id) ?? {};
          return { ...price, odds, active };
        }),
      }));
      return [{ ...match, state, markets }];
    }),
  );
}

export function sorted(matches: readonly SportMatch[]): SportMatch[] {
  return matches
    .map((match) => ({
      ...match,
      markets: match.markets.toSorted((left, right) => left.id.localeCompare(right.id)),
    }))
    .toSorted((left, right) => left.gameId.localeCompare(right.gameId));
}
