// Prices of an esports match: a function of match state, slow waves and seed. The arrow compares with the
// value one period earlier.
import type { Match, Price } from "#contract/api/featured-matches.ts";
import { ownValue } from "#contract/own-value.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { normal } from "../normal.ts";
import { between, unit, wave } from "../random.ts";
import type { Fixture } from "./fixture.ts";
import type { MatchState } from "./match-state-shape.ts";
import { matchState, supremacy } from "./match-state.ts";
import { chance, hongKong } from "./printed-prices.ts";

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
  /** Nearly decided, so it is closed. */
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
    quoted: "hk" as const,
    prices: quotes.map((quote): Price => {
      const id = `${fixture.id}:${quote.key}`;
      return {
        id,
        label: quote.label,
        odds: quote.odds,
        state: decided || isClosed(seed, id, now, state) ? "closed" : "open",
        moved: movement(odds.get(priceKey(quote)), quote.odds),
      };
    }),
  }));
}

/** Prices on different lines are not compared. */
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
  const drift = (key: string) => {
    const span = live ? MINUTE : 12 * MINUTE;
    const base = between(-5, 5, seed, fixture.id, key) / 100;
    return base + Math.round(wave(time, span, seed, fixture.id, key) * 4) * 0.02;
  };
  const rest = 1 - state.progress;
  return [
    { code: `${prefix}M`, ...winnerQuotes(fixture.sport, edge, rest, { state, off: drift("M") }) },
    { code: live ? "RE" : "R", ...handicapQuotes(fixture.sport, edge * rest, drift("R")) },
    { code: `${prefix}OU`, ...totalQuotes(seed, fixture, drift("OU")) },
  ];
}

const HANDICAPS: Readonly<Record<string, readonly [title: string, roundsOfEdge: number]>> = {
  BREAK: ["让分", 6],
  THUNDER: ["让分", 5],
};
const MAPS = ["让局", 2] as const;

function handicapQuotes(sport: string, edge: number, off: number) {
  const [title, size] = ownValue(HANDICAPS, sport) ?? MAPS;
  const expected = edge * size;
  const line = Math.trunc(expected) + (expected < 0 ? -0.5 : 0.5);
  const print = (value: number) => (value > 0 ? `+${value}` : `${value}`);
  return {
    title,
    quotes: [
      { key: "H", label: print(-line), odds: (0.94 + off).toFixed(2) },
      { key: "C", label: print(line), odds: (0.94 - off).toFixed(2) },
    ],
  };
}

const TOTALS: Readonly<Record<string, number>> = { BREAK: 24, THUNDER: 21 };
const TOTAL_MAPS = 2.5;

function totalQuotes(seed: number, fixture: Fixture, off: number) {
  const usual = ownValue(TOTALS, fixture.sport) ?? TOTAL_MAPS;
  const spread = between(-6, 6, seed, fixture.id, "total") / 100;
  const label = String(Math.floor(usual * (1 + spread)) + 0.5);
  return {
    title: "大小",
    quotes: [
      { key: "OV", label: `大 ${label}`, odds: (0.93 - off).toFixed(2) },
      { key: "UN", label: `小 ${label}`, odds: (0.93 + off).toFixed(2) },
    ],
  };
}

const DECIDED = 0.9;
/** Standard deviation of the final difference. */
const SPREAD = 1.4;

function winnerQuotes(
  sport: string,
  edge: number,
  rest: number,
  { state, off }: { readonly state: MatchState; readonly off: number },
) {
  const lead = state.home - state.away;
  // A round is worth less than a map.
  const weight = sport === "BREAK" || sport === "THUNDER" ? 0.2 : 1;
  const home = chance(
    normal((lead * weight + edge * SPREAD * rest) / (SPREAD * Math.sqrt(rest + 0.06))) + off / 8,
  );
  return {
    title: "独赢",
    decided: Math.max(home, 1 - home) > DECIDED,
    quotes: [
      { key: "MH", label: "主胜", odds: hongKong(home) },
      { key: "MC", label: "客胜", odds: hongKong(1 - home) },
    ],
  };
}
