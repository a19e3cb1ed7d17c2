// Texts of events; unknown events have a general text.
import type { TFunction } from "i18next";
import type { MatchEvent } from "#contract/api/sport.ts";
import { eventMinute } from "#contract/match-clock.ts";
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

/** `39′`, `45+2′` */
export function minuteText(
  { at, period }: MatchEvent,
  sport: string,
  t: TFunction<"sport">,
): string {
  return t("detail.minute", { n: eventMinute({ sport, period, seconds: at }) });
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
