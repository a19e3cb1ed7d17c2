// Prices of a match at a moment. A price is a function of the state, of slow waves and of the seed; the
// arrow compares it with the same function one bucket earlier.
import type { Match, Price } from "#contract/api/games.ts";
import { between, unit, wave } from "../random.ts";
import { FOOTBALL_GOALS } from "./football.ts";
import { matchState, supremacy } from "./match-state.ts";
import { MINUTE, type Fixture } from "./schedule.ts";
import type { MatchState } from "./state.ts";
import { asianLine, chance, hongKong, isLevel, normal, signed } from "./prices.ts";

/** Prices hold for this long. */
export const ODDS_BUCKET = 5000;

interface Quote {
  readonly key: string;
  readonly label: string;
  readonly odds: string;
}
interface Quoted {
  readonly code: string;
  readonly title: string;
  readonly quotes: readonly Quote[];
  /** As good as decided: the book takes it down. */
  readonly decided?: boolean;
}

export function markets(seed: number, fixture: Fixture, time: number): Match["markets"] {
  const now = Math.floor(time / ODDS_BUCKET) * ODDS_BUCKET;
  const state = matchState(seed, fixture, now);
  const before = quoteAll(seed, fixture, now - ODDS_BUCKET);
  const odds = new Map(
    before.flatMap(({ quotes }) => quotes.map((quote) => [priceKey(quote), quote.odds])),
  );
  return quoteAll(seed, fixture, now).map(({ code, title, quotes, decided = false }) => ({
    id: `${fixture.id}:${code}`,
    title,
    prices: quotes.map((quote): Price => {
      const id = `${fixture.id}:${quote.key}`;
      return {
        id,
        label: quote.label,
        odds: quote.odds,
        state: decided || state.suspended || isClosed(seed, id, now, state) ? "closed" : "open",
        moved: movement(odds.get(priceKey(quote)), quote.odds),
      };
    }),
  }));
}

/** A price on another line is another price: only like is compared with like. */
function priceKey(quote: Quote): string {
  return `${quote.key} ${quote.label}`;
}

function movement(before: string | undefined, now: string): Price["moved"] {
  if (before === undefined || before === now) return "same";
  return Number(now) > Number(before) ? "up" : "down";
}

function isClosed(seed: number, id: string, now: number, state: MatchState): boolean {
  const span = state.phase === "live" ? 40_000 : 20 * MINUTE;
  return unit(seed, "closed", id, Math.floor(now / span)) < (state.phase === "live" ? 0.04 : 0.015);
}

function quoteAll(seed: number, fixture: Fixture, time: number): Quoted[] {
  const state = matchState(seed, fixture, time);
  const live = state.phase === "live";
  const edge = supremacy(seed, fixture);
  const prefix = live ? "R" : "";
  const sway = (key: string) => {
    const span = live ? MINUTE : 12 * MINUTE;
    const base = between(-5, 5, seed, fixture.id, key) / 100;
    return base + Math.round(wave(time, span, seed, fixture.id, key) * 4) * 0.02;
  };
  const rest = 1 - state.progress;
  const handicap = {
    code: live ? "RE" : "R",
    ...handicapQuotes(fixture.sport, edge, rest, state, sway("R")),
  };
  const total = { code: `${prefix}OU`, ...totalQuotes(seed, fixture, state, rest, sway("OU")) };
  const winner = {
    code: `${prefix}M`,
    ...winnerQuotes(fixture.sport, edge, rest, state, sway("M")),
  };
  return fixture.kind === "esport" ? [winner, handicap, total] : [handicap, total, winner];
}

const HANDICAPS: Readonly<Record<string, readonly [title: string, goalsOfEdge: number]>> = {
  FT: ["让球", 1.5],
  BK: ["让分", 14],
  TN: ["让局", 4],
  TT: ["让分", 7],
  VB: ["让分", 9],
  BREAK: ["让分", 6],
  THUNDER: ["让分", 5],
};
const MAPS = ["让局", 2] as const;

function handicapQuotes(sport: string, edge: number, rest: number, state: MatchState, off: number) {
  const [title, size] = HANDICAPS[sport] ?? MAPS;
  const line =
    sport === "FT" ? asianLine(edge * size * rest) : pointsLine(sport, edge, rest, state);
  const print = (value: number) =>
    sport === "FT" ? signed(value) : value > 0 ? `+${value}` : `${value}`;
  return {
    title,
    quotes: [
      { key: "H", label: print(-line), odds: (0.94 + off).toFixed(2) },
      { key: "C", label: isLevel(line) ? "0" : print(line), odds: (0.94 - off).toFixed(2) },
    ],
  };
}

/** Basketball gives points on the whole match, so the lead counts; the others on what is still to play. */
function pointsLine(sport: string, edge: number, rest: number, state: MatchState): number {
  const [, size] = HANDICAPS[sport] ?? MAPS;
  const lead = sport === "BK" ? state.home - state.away : 0;
  const expected = lead + edge * size * rest;
  return Math.trunc(expected) + (expected < 0 ? -0.5 : 0.5);
}

const TOTALS: Readonly<Record<string, number>> = {
  FT: FOOTBALL_GOALS,
  BK: 212,
  TN: 23,
  TT: 76,
  VB: 182,
  BREAK: 24,
  THUNDER: 21,
};

function totalQuotes(seed: number, fixture: Fixture, state: MatchState, rest: number, off: number) {
  const football = fixture.sport === "FT";
  const usual = TOTALS[fixture.sport] ?? 2.5;
  const spread = between(-6, 6, seed, fixture.id, "total") / 100;
  const expected = fixture.sport === "BK" ? state.total + usual * rest : usual * (1 + spread);
  const line = football
    ? Math.max(state.total + 0.5, Math.round((state.total + usual * (1 + spread) * rest) * 4) / 4)
    : Math.floor(expected) + 0.5;
  const label = football ? signed(line).replace("+", "") : String(line);
  return {
    title: "大小",
    quotes: [
      { key: "OV", label: `大 ${label}`, odds: (0.93 - off).toFixed(2) },
      { key: "UN", label: `小 ${label}`, odds: (0.93 + off).toFixed(2) },
    ],
  };
}

const DECIDED = 0.9;
/** Spread of the final difference, in the unit of the score. */
const SPREADS: Readonly<Record<string, number>> = { BK: 13, TN: 1.1, TT: 1.3, VB: 1.3 };

function winnerQuotes(sport: string, edge: number, rest: number, state: MatchState, off: number) {
  const lead = state.home - state.away;
  const title = "独赢";
  if (sport === "FT") {
    const width = Math.sqrt(FOOTBALL_GOALS * rest) + 0.12;
    const home = chance(normal((lead + edge * 1.5 * rest - 0.5) / width) + off / 8);
    const away = chance(normal((-lead - edge * 1.5 * rest - 0.5) / width) - off / 8);
    const draw = chance(1 - home - away);
    return {
      title,
      decided: Math.max(home, away, draw) > DECIDED,
      quotes: [
        { key: "MH", label: "主胜", odds: hongKong(home) },
        { key: "MN", label: "和局", odds: hongKong(draw) },
        { key: "MC", label: "客胜", odds: hongKong(away) },
      ],
    };
  }
  const spread = SPREADS[sport] ?? 1.4;
  const size = sport === "BK" ? 10 : 1.4;
  // A round is worth less than a map.
  const weight = sport === "BREAK" || sport === "THUNDER" ? 0.2 : 1;
  const home = chance(
    normal((lead * weight + edge * size * rest) / (spread * Math.sqrt(rest + 0.06))) + off / 8,
  );
  return {
    title,
    decided: Math.max(home, 1 - home) > DECIDED,
    quotes: [
      { key: "MH", label: "主胜", odds: hongKong(home) },
      { key: "MC", label: "客胜", odds: hongKong(1 - home) },
    ],
  };
}
