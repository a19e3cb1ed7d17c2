// Sport types, show types and quick leagues (spec: betting-and-money §4, §9).

/** `ALL` and `FS` (champions) are list filters; a match has one of the others. */
export const SPORT_TYPES = [
  "ALL",
  "FT",
  "VF",
  "BK",
  "TN",
  "OP",
  "SK",
  "FS",
  "VB",
  "BS",
  "TT",
] as const;
export type SportType = (typeof SPORT_TYPES)[number];

export const MATCH_SPORTS = ["FT", "VF", "BK", "TN", "OP", "SK", "VB", "BS", "TT"] as const;
export type MatchSport = (typeof MATCH_SPORTS)[number];

/** In-play handicaps of these sports count from the score at the time of the bet. */
export const COUNTS_FROM_BET: ReadonlySet<MatchSport> = new Set(["FT", "VF"]);

const POINTS: ReadonlySet<string> = new Set(["BK", "VB", "BS", "TT"]);
const GAMES: ReadonlySet<string> = new Set(["TN", "SK"]);

/** Unit of a handicap. */
export function handicapGives(sport: string): "goals" | "points" | "games" {
  if (POINTS.has(sport)) return "points";
  return GAMES.has(sport) ? "games" : "goals";
}

/** FU early, FT today, RB in-play, FSFT champion today, FSFU champion early. */
export const SHOW_TYPES = ["RB", "FT", "FU", "FSFT", "FSFU"] as const;
export type ShowType = (typeof SHOW_TYPES)[number];

/** Channel code (`enName`) of the site's own sports venue. */
export const SPORT_CHANNEL = "CRTY";

export const DEFAULT_SPORT: SportType = "FT";
export const DEFAULT_SHOW: ShowType = "RB";

export const isChampion = (show: ShowType): boolean => show === "FSFT" || show === "FSFU";

export const QUICK_LEAGUES = [
  { key: "europeanCup", id: "100822" },
  { key: "english", id: "100021" },
  { key: "italian", id: "100026" },
  { key: "spanish", id: "100030" },
  { key: "german", id: "100028" },
  { key: "french", id: "100032" },
  { key: "chineseSuper", id: "100210" },
] as const;

/** Most selections in a slip (spec: betting-and-money §5). */
export const MAX_SELECTIONS = 10;

/** Most tickets of one order: ten singles, and every kind of series and system over ten selections. */
export const MAX_TICKETS = 21;

/** Most prices a page follows beside its list: of its slip and of open bets. */
export const MAX_FOLLOWED_PRICES = 300;

/** Older prices are stale and cannot be picked (design: contract, Sports). */
export const STALE_MS = { live: 10_000, other: 60_000 } as const;
