import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { formatCents, formatCount } from "#lib/text/format.ts";

type Race = MechanicsOf<"racePage">;

/** A score in the unit of its metric: money, or `328.50×`. */
export function raceScoreText(metric: Race["metric"], score: number): string {
  if (metric !== "multiple") return formatCents(score);
  const rest = score % 100;
  return `${formatCount((score - rest) / 100)}.${String(rest).padStart(2, "0")}×`;
}

/** `1`, `4 – 10` */
export function placesText({ from, to }: Race["prizes"][number]): string {
  return from === to ? String(from) : `${from} – ${to}`;
}
