// The markets by play code (design: contract, Sports). A code is [period][in-play][corners/cards]base: `R` handicap is
// `RE` in play, every other base takes the prefix `R`; the first half puts `H` before, a period of its own its name.
import type { PlayCount } from "./counts.ts";
import { isPlayerRule } from "./player-rules.ts";
import { type Period, periodKind, periodPrefix, PERIODS } from "./play-periods.ts";
import {
  isOfferedIn,
  PLAY_BASES,
  type PlayBase,
  type PlayGroup,
  type PlayRule,
  SHAPES,
} from "./play-shapes.ts";
import type { MatchSport } from "./sports.ts";

export interface PlaySpec {
  readonly code: string;
  readonly base: PlayBase;
  readonly rule: PlayRule;
  readonly count: PlayCount;
  /** The team that it is about; null: both. */
  readonly team: "home" | "away" | null;
  readonly period: Period;
  readonly inPlay: boolean;
  /** `hk`: in the player's odds type; `decimal`: always European. */
  readonly quoted: "hk" | "decimal";
  readonly key: "hgid" | "gide"; // id of the match that the play is booked under
  readonly splits: boolean; // a quarter line is two half stakes
  /** In the order of the market's columns; empty where the sides are scores. */
  readonly sides: readonly string[];
  readonly groups: readonly PlayGroup[];
}

/** The same code before the match and in play: offered at one of these times only, or at both alike. */
const ONE_CODE: ReadonlySet<PlayBase> = new Set([
  "CS",
  "CB",
  ...PLAY_BASES.filter((base) => isPlayerRule(SHAPES[base].rule)),
]);

export function playCode(base: PlayBase, at: { period?: Period; inPlay?: boolean } = {}): string {
  const code =
    at.inPlay === true && !ONE_CODE.has(base) ? (base === "R" ? "RE" : `R${base}`) : base;
  return periodPrefix(at.period ?? "full") + code;
}

export const PLAYS: ReadonlyMap<string, PlaySpec> = new Map(
  PLAY_BASES.flatMap((base) =>
    [false, true].flatMap((inPlay) =>
      PERIODS.filter(
        (period) => isOfferedIn(base, periodKind(period)) && !(ONE_CODE.has(base) && inPlay),
      ).map((period) => {
        const code = playCode(base, { period, inPlay });
        const { quoted, ...rest } = SHAPES[base];
        const key = quoted === "hk" ? "hgid" : "gide";
        return [code, { code, base, ...rest, quoted, key, period, inPlay }] as const;
      }),
    ),
  ),
);

/** Throws RangeError for an unknown code. */
export function playSpec(code: string): PlaySpec {
  const spec = PLAYS.get(code);
  if (!spec) throw new RangeError(`unknown play ${code}`);
  return spec;
}

/** Columns of the match table: full time, then the first half where the sport has one. */
export const TABLE_PLAYS = [
  { base: "R", half: false },
  { base: "OU", half: false },
  { base: "M", half: false },
  { base: "R", half: true },
  { base: "OU", half: true },
  { base: "M", half: true },
] as const satisfies readonly { readonly base: PlayBase; readonly half: boolean }[];

/** Plays of these columns in a match of maps, whose maps have no handicap and total of points. */
export const MAP_PLAYS: Readonly<Partial<Record<PlayBase, PlayBase>>> = { SR: "R", SOU: "OU" };

export const HALF_SPORTS: readonly MatchSport[] = ["FT", "VF", "BK"];

export const DRAW_SPORTS: readonly MatchSport[] = ["FT", "VF"];

/** Whether a level score is a result of its own; else it returns the stake. */
export function hasDraw({ period }: Pick<PlaySpec, "period">, sport: MatchSport): boolean {
  return DRAW_SPORTS.includes(sport) || periodKind(period) === "inning";
}
