// Turns chances into the prices of a market: adds the margin, rounds to two decimals, closes nearly decided
// plays.
import type { SportMarket, SportPrice } from "#contract/api/sport.ts";
import type { Period } from "#contract/betting/play-periods.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { playCode, type PlaySpec, playSpec } from "#contract/betting/plays.ts";

export interface Offer {
  readonly base: PlayBase;
  /** The full match when missing. */
  readonly period?: Period;
  readonly row: number;
  /** Line of the home side, or of the total. */
  readonly line: number | null;
  readonly chances: readonly (readonly [side: string, chance: number])[];
  /** Names of sides that are no fixed ones. */
  readonly names?: ReadonlyMap<string, string>;
  /** Each side wins or loses on its own, so that their chances do not add up to the whole. */
  readonly apart?: boolean;
}

export interface OfferedAt {
  readonly gameId: string;
  readonly inPlay: boolean;
  readonly suspended: boolean;
}

/** The book's margin by play. */
const MARGINS: Partial<Record<PlayBase, number>> = {
  M: 0.065,
  T: 0.085,
  F: 0.1,
  PD: 0.095,
  DC: 0.06,
  TS: 0.06,
  ETG: 0.09,
  CSH: 0.065,
  CSC: 0.065,
  WM: 0.09,
  HG: 0.075,
  NG: 0.07,
  MTS: 0.09,
  MOU: 0.09,
  SPD: 0.08,
  GW: 0.06,
  PW: 0.065,
  PR: 0.06,
  FB: 0.06,
  FTW: 0.06,
  FGS: 0.2,
  LGS: 0.2,
  AGS: 0.15,
  TGS: 0.18,
  PCD: 0.15,
  PAS: 0.15,
};
const TWO_WAY = 0.036;
/** Additional margin in play. */
const IN_PLAY = 0.008;
const DECIDED = { hk: 0.94, decimal: 0.965 } as const;
const HIGHEST = 501;
/** Chances below this count as zero. */
const NONE = 1e-6;
export const NO_PRICE = "0.00";

export function toMarket(offer: Offer, { gameId, inPlay, suspended }: OfferedAt): SportMarket {
  const { base, period = "full", row, line, chances, names } = offer;
  const spec = playSpec(playCode(base, { period, inPlay }));
  const id = `${gameId}:${spec.code}:${row}`;
  const best = chances.reduce((most, [, chance]) => Math.max(most, chance), 0);
  const closed = best > DECIDED[spec.quoted];
  const state = closed ? "closed" : suspended ? "suspended" : "open";
  const margin = (MARGINS[base] ?? TWO_WAY) + (inPlay ? IN_PLAY : 0);
  const own = chances.map(([, chance]) => chance);
  const odds = offer.apart === true ? apartOdds(own, margin) : oddsOf(own, spec, margin);
  const prices = chances.map(([r], index): SportPrice => ({
    id: `${id}:${r}`,
    r,
    odds: odds[index] ?? NO_PRICE,
    active: state === "open" && odds[index] !== NO_PRICE,
    ...(names?.has(r) === true && { name: names.get(r) }),
  }));
  return { id, w: spec.code, line: line === null ? null : String(line), row, state, prices };
}

/** Of sides of which several may win, in decimal odds. */
function apartOdds(chances: readonly number[], margin: number): string[] {
  return chances.map((chance) =>
    chance < NONE ? NO_PRICE : decimalOf(chance * (1 + margin * (1 - chance))).toFixed(2),
  );
}

function decimalOf(sold: number): number {
  return Math.min(HIGHEST, Math.max(1.01, Math.floor(100 / sold + 1e-9) / 100));
}

/** Outsiders get more of the margin than favourites. */
export function oddsOf(
  chances: readonly number[],
  { quoted }: Pick<PlaySpec, "quoted">,
  margin: number,
): string[] {
  const whole = chances.reduce((total, chance) => total + weightOf(chance), 0) || 1;
  return chances.map((chance) => {
    if (chance < NONE) return NO_PRICE;
    const sold = chance + (margin * weightOf(chance)) / whole;
    const decimal = decimalOf(sold);
    return (quoted === "hk" ? decimal - 1 : decimal).toFixed(2);
  });
}

function weightOf(chance: number): number {
  return Math.sqrt(Math.max(0, chance * (1 - chance)));
}
