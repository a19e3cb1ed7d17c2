// Texts of events; unknown events have a general text.
const KINDS = [
  "goal",
  "yellow",
  "red",
  "corner",
  "shot",
  "attack",
  "foul",
  "period",
  "point",
  "set",
  "substitution",
] as const;
type EventKey = (typeof KINDS)[number] | "other";

export function eventKey(kind: string): EventKey {
  return KINDS.find((known) => known === kind) ?? "other";
}

/** What ends, by sport: a half, a quarter or an inning. */
export function periodEnd(sport: string): "half" | "period" | "inning" {
  if (sport === "BS") return "inning";
  return sport === "BK" ? "period" : "half";
}

const STATS = [
  "possession",
  "attacks",
  "dangerous",
  "shots",
  "onTarget",
  "corners",
  "fouls",
  "yellow",
  "red",
  "points",
] as const;

export function statKey(key: string): (typeof STATS)[number] | null {
  return STATS.find((known) => known === key) ?? null;
}
