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
  "game",
  "blood",
  "tower",
  "substitution",
] as const;
type EventKey = (typeof KINDS)[number] | "other";

export function eventKey(kind: string): EventKey {
  return KINDS.find((known) => known === kind) ?? "other";
}

/** What happened, by sport: a period that ends is a half, a quarter or an inning. */
export function eventName(kind: string, sport: string) {
  const key = eventKey(kind);
  if (key === "period") return periodEnd(sport);
  if (key !== "set") return key;
  return sport === "TN" ? "tennisSet" : sport === "OP" ? "map" : "set";
}

function periodEnd(sport: string): "half" | "period" | "inning" {
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
