// What is offered on a match: how each play is decided, what it counts, and its selections.
import type { PlayCount } from "./counts.ts";
import type { PeriodKind } from "./play-periods.ts";

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
  "CDR",
  "CDH",
  "CDC",
  "MTS",
  "MOU",
  "SR",
  "SOU",
  "SPD",
  "GW",
  "PW",
  "PR",
  "FB",
  "FTW",
  "CS",
] as const;
export type PlayBase = (typeof PLAY_BASES)[number];

/**
 * How a play is decided. `handicap`, `total`, `teamTotal` and `resultTotal` have a line; of `nextGoal`, `race`, `game`
 * and `point` the line is a number.
 */
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
  | "nextGoal" // the number of the goal
  | "resultBoth" // result, and whether both score
  | "resultTotal" // result and total
  | "race" // the number of points to reach first
  | "game" // the number of the game in its set
  | "point" // `705` is the fifth point of the seventh game of its set
  | "first" // the first of a kind in a map
  | "outright";

interface Shape {
  readonly rule: PlayRule;
  readonly count: PlayCount;
  /** The team that it is about; null: both. */
  readonly team: "home" | "away" | null;
  /** `hk`: in the player's odds type; `decimal`: always European. */
  readonly quoted: "hk" | "decimal";
  readonly splits: boolean; // a quarter line is two half stakes
  /** In the order of the market's columns; empty where the sides are scores. */
  readonly sides: readonly string[];
}

/** Decided by the figure of one team. */
type TeamRule = "teamTotal" | "cleanSheet";

const shape = (
  rule: Exclude<PlayRule, TeamRule>,
  quoted: Shape["quoted"],
  sides: readonly string[],
  count: PlayCount = "score",
): Shape => ({
  rule,
  count,
  team: null,
  quoted,
  sides,
  splits: rule === "handicap" || rule === "total",
});

const teamTotal = (team: "home" | "away", count: PlayCount = "score"): Shape => ({
  rule: "teamTotal",
  count,
  team,
  quoted: "hk",
  sides: ["O", "U"],
  splits: true,
});

const cleanSheet = (team: "home" | "away"): Shape => ({
  rule: "cleanSheet",
  count: "score",
  team,
  quoted: "decimal",
  sides: ["Y", "NO"],
  splits: false,
});

/**
 * H home, C away, N draw or no goal; O over, U under; OD odd, EV even; Y yes, NO no; first letter half, second full
 * time; a team and its margin; 1 first half, 2 second half, E equal; a result with yes or no, over or under.
 */
export const SHAPES: Readonly<Record<PlayBase, Shape>> = {
  R: shape("handicap", "hk", ["H", "C"]),
  OU: shape("total", "hk", ["O", "U"]),
  M: shape("winner", "decimal", ["H", "C", "N"]),
  EO: shape("oddEven", "hk", ["OD", "EV"]),
  PD: shape("correctScore", "decimal", []),
  T: shape("totalGoals", "decimal", ["0-1", "2-3", "4-6", "7+"]),
  F: shape("halfFull", "decimal", ["HH", "HN", "HC", "NH", "NN", "NC", "CH", "CN", "CC"]),
  OUH: teamTotal("home"),
  OUC: teamTotal("away"),
  DC: shape("doubleChance", "decimal", ["HN", "HC", "NC"]),
  DNB: shape("drawNoBet", "decimal", ["H", "C"]),
  TS: shape("bothScore", "decimal", ["Y", "NO"]),
  ETG: shape("totalGoals", "decimal", ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6+"]),
  CSH: cleanSheet("home"),
  CSC: cleanSheet("away"),
  WM: shape("margin", "decimal", ["H1", "H2", "H3", "C1", "C2", "C3", "N"]),
  HG: shape("halfGoals", "decimal", ["1", "2", "E"]),
  NG: shape("nextGoal", "decimal", ["H", "N", "C"]),
  CNR: shape("handicap", "hk", ["H", "C"], "corners"),
  CNOU: shape("total", "hk", ["O", "U"], "corners"),
  CNH: teamTotal("home", "corners"),
  CNC: teamTotal("away", "corners"),
  CDOU: shape("total", "hk", ["O", "U"], "cards"),
  CDR: shape("handicap", "hk", ["H", "C"], "cards"),
  CDH: teamTotal("home", "cards"),
  CDC: teamTotal("away", "cards"),
  MTS: shape("resultBoth", "decimal", ["HY", "NY", "CY", "HNO", "NNO", "CNO"]),
  MOU: shape("resultTotal", "decimal", ["HO", "NO", "CO", "HU", "NU", "CU"]),
  SR: shape("handicap", "hk", ["H", "C"], "sets"),
  SOU: shape("total", "hk", ["O", "U"], "sets"),
  SPD: shape("correctScore", "decimal", [], "sets"),
  GW: shape("game", "decimal", ["H", "C"]),
  PW: shape("point", "decimal", ["H", "C"]),
  PR: shape("race", "decimal", ["H", "C"]),
  FB: shape("first", "decimal", ["H", "C"]),
  FTW: shape("first", "decimal", ["H", "C"]),
  CS: shape("outright", "decimal", []),
};

type Bases = ReadonlySet<PlayBase>;

/** Plays of a part of the match only. */
const PART_ONLY: Bases = new Set(["GW", "PW", "FB", "FTW"]);
const POINTS: Bases = new Set(["R", "OU", "M", "EO", "OUH", "OUC"]);
const PARTS: Readonly<Record<Exclude<PeriodKind, "full">, Bases>> = {
  half: new Set([...POINTS, "PD", "T", "DC", "DNB", "TS", "CNR", "CNOU", "CDR", "CDOU"]),
  second: POINTS,
  quarter: POINTS,
  set: new Set(["R", "OU", "M", "EO", "GW", "PW"]),
  map: new Set(["R", "OU", "M", "FB", "FTW"]),
  inning: new Set(["R", "OU", "M"]),
  five: new Set(["R", "OU", "M", "OUH", "OUC"]),
};

export function isOfferedIn(base: PlayBase, kind: PeriodKind): boolean {
  return kind === "full" ? !PART_ONLY.has(base) : PARTS[kind].has(base);
}
