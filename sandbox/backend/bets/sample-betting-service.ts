// A betting service whose book the test writes, and a member without bets.
import type { DatabaseSync } from "node:sqlite";
import type { SportMatch } from "#contract/api/sport.ts";
import type { QuotedLeg, SlipTicket } from "#contract/api/tickets.ts";
import type { Score } from "#contract/betting/score.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { perTally } from "#contract/betting/counts.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import { insertMember, memberById } from "../members/member-store.ts";
import { openDatabase } from "../open-database.ts";
import type { BettingService } from "./betting-service.ts";
import type { BookPrice, BookView, HeldSelection } from "./book-view.ts";
import { placeTicket } from "./place/place-ticket.ts";
import { sampleCombination } from "./sample-combination.ts";

export const NOW = Date.UTC(2026, 10, 21, 11, 46, 8);

export interface SampleMatch {
  gameId: string;
  sport: MatchSport;
  live: boolean;
  startsAt: number;
  score: [number, number];
  /** By play: its line, and odds by side. */
  plays: Record<string, { line: string | null; odds: Record<string, string>; state?: "suspended" }>;
  /** Periods in which the prices are suspended. */
  down: [number, number][];
  /** Time of the last score. */
  scoredAt: number;
  result: Partial<MatchResult> | null;
  /** What selections that were bet on have now, by play and side, such as `M H`; of others a half. */
  chances: Record<string, number>;
}

export interface SampleBetting extends BettingService {
  readonly member: number;
  match(gameId: string, fields?: Partial<SampleMatch>): SampleMatch;
  leg(gameId: string, w: string, r: string): QuotedLeg;
  /** Of plays and sides, such as `M H`, at the book's price. */
  combined(gameId: string, ...picks: readonly string[]): QuotedLeg & { parts: QuotedLeg[] };
  place(
    slip: Partial<SlipTicket> & Pick<SlipTicket, "legs">,
    more?: object,
  ): ReturnType<typeof placeTicket>;
  money(): { readonly balance: number; readonly locked: number };
}

export function sampleBetting(balanceCents = 1_000_000): SampleBetting {
  const database = openDatabase();
  const matches = new Map<string, SampleMatch>();
  const member = playerIn(database, balanceCents);
  const betting: BettingService = { database, book: (time) => viewOf(matches, time) };
  const leg = legIn(betting, matches);
  return {
    ...betting,
    member,
    leg,
    combined(gameId, ...picks) {
      const parts = picks.map((pick) => {
        const [w = "", r = ""] = pick.split(" ");
        return leg(gameId, w, r);
      });
      const ids = parts.map(({ priceId }) => priceId);
      const odds = betting.book(NOW).combination(ids).price?.setOdds.at(-1) ?? "2.00";
      const priceId = combinationId(gameId, ids);
      const score = parts[0]?.score ?? null;
      return { priceId, gameId, w: COMBINATION, r: ALL_WIN, line: null, odds, score, parts };
    },
    match(gameId, fields = {}) {
      const match = { ...BLANK, plays: { ...PLAYS }, down: [], gameId, ...fields };
      matches.set(gameId, match);
      return match;
    },
    place(slip, more = {}) {
      const filled = {
        sizes: [slip.legs.length],
        bankers: [],
        stakeCents: 10_000,
        oddsType: "H" as const,
        ...slip,
      };
      return placeTicket(betting, { member, slip: filled, accept: "any", time: NOW, ...more });
    },
    money() {
      const row = memberById(database, member);
      return { balance: row?.balanceCents ?? -1, locked: row?.lockedCents ?? -1 };
    },
  };
}

function legIn(betting: BettingService, matches: ReadonlyMap<string, SampleMatch>) {
  return (gameId: string, w: string, r: string): QuotedLeg => {
    const priceId = `${gameId}:${w}:0:${r}`;
    const found = betting.book(NOW).price(priceId);
    const score = matches.get(gameId)?.live ? betting.book(NOW).score(gameId) : null;
    return {
      priceId,
      gameId,
      w,
      r,
      line: found?.market.line ?? null,
      odds: found?.price.odds ?? "0.90",
      score: score && [score[0], score[1]],
    };
  };
}

const PLAYS: SampleMatch["plays"] = {
  R: { line: "-0.75", odds: { H: "0.92", C: "0.96" } },
  OU: { line: "2.75", odds: { O: "0.88", U: "0.98" } },
  M: { line: null, odds: { H: "2.30", C: "3.10", N: "3.20" } },
  RE: { line: "-0.5", odds: { H: "0.90", C: "0.98" } },
  ROU: { line: "2.5", odds: { O: "0.85", U: "1.01" } },
};

const BLANK: Omit<SampleMatch, "gameId" | "plays" | "down"> = {
  sport: "FT",
  live: false,
  startsAt: NOW + 3_600_000,
  score: [0, 0],
  scoredAt: 0,
  result: null,
  chances: {},
};

function playerIn(database: DatabaseSync, balanceCents: number): number {
  const secret = { passwordHash: "", salt: "" };
  return insertMember(database, {
    site: "aurora",
    name: "player",
    createdAt: NOW,
    balanceCents,
    ...secret,
  }).id;
}

function viewOf(matches: ReadonlyMap<string, SampleMatch>, time: number): BookView {
  const suspended = (gameId: string) =>
    matches.get(gameId)?.down.some(([from, to]) => from <= time && time < to) ?? false;
  const match = (gameId: string) => {
    const found = matches.get(gameId);
    return found ? matchView(found, suspended(gameId)) : null;
  };
  const price = (priceId: string) => priceIn(match(priceId.split(":")[0] ?? ""), priceId);
  return {
    match,
    game: (gide) => match(gide.replace(/^g-/, "")),
    suspended,
    eventAt: (gameId) => matches.get(gameId)?.scoredAt ?? 0,
    price,
    score: (gameId) => matches.get(gameId)?.score ?? null,
    result: (gameId) => (matches.get(gameId)?.result ? { settledAt: time } : null),
    settlement: (gameId) => resultView(matches.get(gameId)),
    winners: () => null,
    combination: (priceIds) => sampleCombination(price, priceIds),
    chanceOfAll: (held) => chanceIn(matches, held),
    playerOutlook({ gameId, w, r }) {
      const wins = matches.get(gameId)?.chances[`${w} ${r}`];
      return wins === undefined ? null : { wins, returns: (1 - wins) / 2 };
    },
  };
}

function chanceIn(
  matches: ReadonlyMap<string, SampleMatch>,
  held: readonly HeldSelection[],
): number | null {
  const isOver = held.some(({ gameId }) => {
    const { result = null } = matches.get(gameId) ?? {};
    return result !== null && result.status !== "live";
  });
  const chances = held.map(({ gameId, w, r }) => matches.get(gameId)?.chances[`${w} ${r}`] ?? 0.5);
  return isOver ? null : chances.reduce((all, chance) => all * chance, 1);
}

function priceIn(match: SportMatch | null, priceId: string): BookPrice | null {
  const market = match?.markets.find(({ id }) => priceId.startsWith(`${id}:`));
  const price = market?.prices.find(({ id }) => id === priceId);
  const live = match?.state.isLive ?? false;
  return market && price ? { price, market, match, outright: null, live } : null;
}

function matchView(match: SampleMatch, suspended: boolean): SportMatch {
  const { gameId, sport, live, startsAt, result } = match;
  const markets = Object.entries(match.plays).map(([w, { line, odds, state }]) => ({
    id: `${gameId}:${w}:0`,
    w,
    line,
    row: 0,
    state: state ?? (suspended ? ("suspended" as const) : ("open" as const)),
    prices: Object.entries(odds).map(([r, price]) => ({
      id: `${gameId}:${w}:0:${r}`,
      r,
      odds: price,
      active: true,
    })),
  }));
  const names = {
    league: "英超",
    leagueId: "x",
    team_h: "甲",
    team_c: "乙",
    teamId_h: "",
    teamId_c: "",
    crest_h: "",
    crest_c: "",
  };
  const state = { isLive: live } as SportMatch["state"];
  const flags = { neutral: false, tracker: false, more: 0 };
  const ids = { gameId, gide: `g-${gameId}`, hgid: `h-${gameId}` };
  return { ...ids, ...names, ...flags, sport, startsAt, state, markets: result ? [] : markets };
}

function resultView(match: SampleMatch | undefined): MatchResult | null {
  if (!match) return null;
  const none: { half: Score | null; full: Score | null } = { half: null, full: null };
  const status = match.result ? "ended" : "live";
  return { sport: match.sport, status, score: none, ...perTally(() => none), ...match.result };
}
