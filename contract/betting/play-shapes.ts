// What is offered on a match: how each play is decided, what it counts, and its selections.
import type { PlayCount } from "./counts.ts";
import type { PeriodKind } from "./play-periods.ts";

/**
 * How a play is decided. `handicap`, `total`, `teamTotal` and `resultTotal` have a line; of `nextGoal`, `race`, `game`
 * and `point` the line is a number. With the highest stake, in percent of the sport's.
 */
export const PLAY_RULES = {
  handicap: { stakePercent: 100 },
  total: { stakePercent: 100 },
  winner: { stakePercent: 50 },
  oddEven: { stakePercent: 30 },
  correctScore: { stakePercent: 5 },
  totalGoals: { stakePercent: 10 },
  halfFull: { stakePercent: 5 },
  teamTotal: { stakePercent: 30 },
  doubleChance: { stakePercent: 30 },
  drawNoBet: { stakePercent: 50 },
  bothScore: { stakePercent: 20 },
  cleanSheet: { stakePercent: 10 },
  margin: { stakePercent: 5 },
  halfGoals: { stakePercent: 10 }, // the half with more goals
  nextGoal: { stakePercent: 20 }, // the number of the goal
  resultBoth: { stakePercent: 10 }, // result, and whether both score
  resultTotal: { stakePercent: 10 }, // result and total
  race: { stakePercent: 20 }, // the number of points to reach first
  game: { stakePercent: 20 }, // the number of the game in its set
  point: { stakePercent: 10 }, // `705` is the fifth point of the seventh game of its set
  first: { stakePercent: 10 }, // the first of a kind in a map
  firstScorer: { stakePercent: 5 },
  lastScorer: { stakePercent: 5 },
  scorer: { stakePercent: 10 }, // a player scores
  twoGoals: { stakePercent: 5 },
  carded: { stakePercent: 5 },
  assist: { stakePercent: 5 },
  outright: { stakePercent: 10 },
  combination: { stakePercent: 20 }, // several plays of one match
} as const;
export type PlayRule = keyof typeof PLAY_RULES;

/** Tabs of a match's page that show the play; `main` and `goals` only of the whole match and its halves. */
export type PlayGroup = "main" | "half" | "scores" | "goals";

interface Shape {
  readonly rule: PlayRule;
  readonly count: PlayCount;
  /** The team that it is about; null: both. */
  readonly team: "home" | "away" | null;
  /** `hk`: in the player's odds type; `decimal`: always European. */
  readonly quoted: "hk" | "decimal";
  readonly splits: boolean; // a quarter line is two half stakes
  /** In the order of the market's columns; empty where the sides are scores, players or competitors. */
  readonly sides: readonly string[];
  readonly groups: readonly PlayGroup[];
}

/** Decided by the figure of one team. */
type TeamRule = "teamTotal" | "cleanSheet";

const shape = (
  rule: Exclude<PlayRule, TeamRule>,
  quoted: Shape["quoted"],
  sides: readonly string[],
  groups: readonly PlayGroup[] = [],
  count: PlayCount = "score",
): Shape => ({
  rule,
  count,
  team: null,
  quoted,
  sides,
  groups,
  splits: rule === "handicap" || rule === "total",
});

const teamTotal = (team: "home" | "away", count: PlayCount = "score"): Shape => ({
  rule: "teamTotal",
  count,
  team,
  quoted: "hk",
  sides: ["O", "U"],
  groups: ["goals"],
  splits: true,
});

const cleanSheet = (team: "home" | "away"): Shape => ({
  rule: "cleanSheet",
  count: "score",
  team,
  quoted: "decimal",
  sides: ["Y", "NO"],
  groups: ["scores", "goals"],
  splits: false,
});

/**
 * H home, C away, N draw or no goal; O over, U under; OD odd, EV even; Y yes, NO no; first letter half, second full
 * time; a team and its margin; 1 first half, 2 second half, E equal; a result with yes or no, over or under.
 */
export const SHAPES = {
  R: shape("handicap", "hk", ["H", "C"], ["main"]),
  OU: shape("total", "hk", ["O", "U"], ["main", "goals"]),
  M: shape("winner", "decimal", ["H", "C", "N"], ["main"]),
  EO: shape("oddEven", "hk", ["OD", "EV"], ["goals"]),
  PD: shape("correctScore", "decimal", [], ["scores"]),
  T: shape("totalGoals", "decimal", ["0-1", "2-3", "4-6", "7+"], ["goals"]),
  F: shape(
    "halfFull",
    "decimal",
    ["HH", "HN", "HC", "NH", "NN", "NC", "CH", "CN", "CC"],
    ["half", "scores"],
  ),
  OUH: teamTotal("home"),
  OUC: teamTotal("away"),
  DC: shape("doubleChance", "decimal", ["HN", "HC", "NC"], ["main"]),
  DNB: shape("drawNoBet", "decimal", ["H", "C"], ["main"]),
  TS: shape("bothScore", "decimal", ["Y", "NO"], ["main", "goals"]),
  ETG: shape("totalGoals", "decimal", ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6+"], ["goals"]),
  CSH: cleanSheet("home"),
  CSC: cleanSheet("away"),
  WM: shape("margin", "decimal", ["H1", "H2", "H3", "C1", "C2", "C3", "N"], ["scores"]),
  HG: shape("halfGoals", "decimal", ["1", "2", "E"], ["half", "goals"]),
  NG: shape("nextGoal", "decimal", ["H", "N", "C"], ["main", "goals"]),
  CNR: shape("handicap", "hk", ["H", "C"], [], "corners"),
  CNOU: shape("total", "hk", ["O", "U"], [], "corners"),
  CNH: teamTotal("home", "corners"),
  CNC: teamTotal("away", "corners"),
  CDOU: shape("total", "hk", ["O", "U"], [], "cards"),
  CDR: shape("handicap", "hk", ["H", "C"], [], "cards"),
  CDH: teamTotal("home", "cards"),
  CDC: teamTotal("away", "cards"),
  MTS: shape("resultBoth", "decimal", ["HY", "NY", "CY", "HNO", "NNO", "CNO"], ["scores", "goals"]),
  MOU: shape("resultTotal", "decimal", ["HO", "NO", "CO", "HU", "NU", "CU"], ["scores", "goals"]),
  SR: shape("handicap", "hk", ["H", "C"], ["main"], "sets"),
  SOU: shape("total", "hk", ["O", "U"], ["main"], "sets"),
  SPD: shape("correctScore", "decimal", [], ["scores"], "sets"),
  GW: shape("game", "decimal", ["H", "C"]),
  PW: shape("point", "decimal", ["H", "C"]),
  PR: shape("race", "decimal", ["H", "C"], ["goals"]),
  FB: shape("first", "decimal", ["H", "C"]),
  FTW: shape("first", "decimal", ["H", "C"]),
  FGS: shape("firstScorer", "decimal", []),
  LGS: shape("lastScorer", "decimal", []),
  AGS: shape("scorer", "decimal", []),
  TGS: shape("twoGoals", "decimal", []),
  PCD: shape("carded", "decimal", []),
  PAS: shape("assist", "decimal", []),
  CS: shape("outright", "decimal", []),
  CB: shape("combination", "decimal", []),
} as const satisfies Readonly<Record<string, Shape>>;
export type PlayBase = keyof typeof SHAPES;
export const PLAY_BASES = Object.keys(SHAPES) as readonly PlayBase[];

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
