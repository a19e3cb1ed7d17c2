// The markets by play code (design: contract, Sports). A code is [corners/cards][first half][in-play]base:
// `R` handicap is `RE` in play, every other base takes the prefix `R`; the first half puts `H` before.
import type { MatchSport } from "./sports.ts";

export const PLAY_BASES = [
  "R",
  "OU",
  "M",
  "EO",
  "PD",
  "T",
  "F",
  "OUH",
  "OUC",
  "DC",
  "DNB",
  "TS",
  "ETG",
  "CSH",
  "CSC",
  "WM",
  "HG",
  "NG",
  "CNR",
  "CNOU",
  "CNH",
  "CNC",
  "CDOU",
  "CS",
] as const;
export type PlayBase = (typeof PLAY_BASES)[number];

/** How a play is decided; `handicap`, `total`, `teamTotal` and `nextGoal` have a line. */
export type PlayRule =
  | "handicap"
  | "total"
  | "winner"
  | "oddEven"
  | "correctScore"
  | "totalGoals"
  | "halfFull"
  | "teamTotal"
  | "doubleChance"
  | "drawNoBet"
  | "bothScore"
  | "cleanSheet"
  | "margin"
  | "halfGoals" // the half with more goals
  | "nextGoal" // its line is the number of the goal
  | "outright";

/** What is counted: goals (points, sets' games), corners or cards. */
export type PlayCount = "score" | "corners" | "cards";

export interface PlaySpec {
  readonly code: string;
  readonly base: PlayBase;
  readonly rule: PlayRule;
  readonly count: PlayCount;
  readonly period: "full" | "half";
  readonly inPlay: boolean;
  /** `hk`: in the player's odds type; `decimal`: always European. */
  readonly quoted: "hk" | "decimal";
  readonly key: "hgid" | "gide"; // id of the match that the play is booked under
  readonly splits: boolean; // a quarter line is two half stakes
  /** In the order of the market's columns; empty where the sides are scores. */
  readonly sides: readonly string[];
}

type Shape = Pick<PlaySpec, "rule" | "count" | "quoted" | "splits" | "sides">;

const shape = (
  rule: PlayRule,
  quoted: PlaySpec["quoted"],
  sides: readonly string[],
  count: PlayCount = "score",
): Shape => ({
  rule,
  count,
  quoted,
  sides,
  splits: rule === "handicap" || rule === "total" || rule === "teamTotal",
});

/**
 * H home, C away, N draw or no goal; O over, U under; OD odd, EV even; Y yes, NO no; first letter half, second full
 * time; a team and its margin; 1 first half, 2 second half, E equal.
 */
const SHAPES: Readonly<Record<PlayBase, Shape>> = {
  R: shape("handicap", "hk", ["H", "C"]),
  OU: shape("total", "hk", ["O", "U"]),
  M: shape("winner", "decimal", ["H", "C", "N"]),
  EO: shape("oddEven", "hk", ["OD", "EV"]),
  PD: shape("correctScore", "decimal", []),
  T: shape("totalGoals", "decimal", ["0-1", "2-3", "4-6", "7+"]),
  F: shape("halfFull", "decimal", ["HH", "HN", "HC", "NH", "NN", "NC", "CH", "CN", "CC"]),
  OUH: shape("teamTotal", "hk", ["O", "U"]),
  OUC: shape("teamTotal", "hk", ["O", "U"]),
  DC: shape("doubleChance", "decimal", ["HN", "HC", "NC"]),
  DNB: shape("drawNoBet", "decimal", ["H", "C"]),
  TS: shape("bothScore", "decimal", ["Y", "NO"]),
  ETG: shape("totalGoals", "decimal", ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6+"]),
  CSH: shape("cleanSheet", "decimal", ["Y", "NO"]),
  CSC: shape("cleanSheet", "decimal", ["Y", "NO"]),
  WM: shape("margin", "decimal", ["H1", "H2", "H3", "C1", "C2", "C3", "N"]),
  HG: shape("halfGoals", "decimal", ["1", "2", "E"]),
  NG: shape("nextGoal", "decimal", ["H", "N", "C"]),
  CNR: shape("handicap", "hk", ["H", "C"], "corners"),
  CNOU: shape("total", "hk", ["O", "U"], "corners"),
  CNH: shape("teamTotal", "hk", ["O", "U"], "corners"),
  CNC: shape("teamTotal", "hk", ["O", "U"], "corners"),
  CDOU: shape("total", "hk", ["O", "U"], "cards"),
  CS: shape("outright", "decimal", []),
};

const HALF_BASES: ReadonlySet<PlayBase> = new Set([
  "R",
  "OU",
  "M",
  "EO",
  "PD",
  "T",
  "OUH",
  "OUC",
  "DC",
  "DNB",
  "TS",
  "CNOU",
]);

/** The play is about the home team; the one beside it about the away team. */
export const OF_HOME_TEAM: ReadonlySet<PlayBase> = new Set(["OUH", "CSH", "CNH"]);

export function playCode(base: PlayBase, at: { half?: boolean; inPlay?: boolean } = {}): string {
  const code = at.inPlay === true && base !== "CS" ? (base === "R" ? "RE" : `R${base}`) : base;
  return at.half === true ? `H${code}` : code;
}

export const PLAYS: ReadonlyMap<string, PlaySpec> = new Map(
  PLAY_BASES.flatMap((base) =>
    [false, true].flatMap((inPlay) =>
      [false, true]
        .filter((half) => (!half || HALF_BASES.has(base)) && !(base === "CS" && inPlay))
        .map((half) => {
          const code = playCode(base, { half, inPlay });
          const { quoted, ...rest } = SHAPES[base];
          const key = quoted === "hk" ? "hgid" : "gide";
          const period = half ? "half" : "full";
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

export const HALF_SPORTS: readonly MatchSport[] = ["FT", "VF", "BK"];

export const DRAW_SPORTS: readonly MatchSport[] = ["FT", "VF"];
