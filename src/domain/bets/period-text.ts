// Texts of the parts of a match.
import type { TFunction } from "i18next";
import { type Period, periodKind } from "#contract/betting/play-periods.ts";

type Words = TFunction<"sport">;

/** `1H` 上半场, `Q3` 第三节, `OT1` 加时, `I4` 第4局, `P1` 地图1, `S2` 第二盘 or 第二局. */
export function periodText(sport: string, name: string, t: Words): string {
  const n = Number(/\d+/.exec(name)?.[0] ?? 0);
  const numeral = t("live.clock.numerals")[n - 1] ?? String(n);
  if (name.startsWith("OT")) return t("live.clock.overtime");
  if (name.endsWith("H")) return t(n === 2 ? "live.clock.secondHalf" : "live.clock.firstHalf");
  if (name.startsWith("Q")) return t("live.clock.quarter", { n, numeral });
  if (name.startsWith("I")) return t("live.clock.inning", { n, numeral });
  if (name.startsWith("P")) return t("live.clock.map", { n, numeral });
  return t(sport === "TN" ? "live.clock.set" : "live.clock.frame", { n, numeral });
}

/** The part that a play is about: `全场`, `上半场`, `第三节`. */
export function playPeriodText(sport: string, period: Period, t: Words): string {
  const kind = periodKind(period);
  return kind === "full" || kind === "half" || kind === "second" || kind === "five"
    ? t(`view.period.${kind}`)
    : periodText(sport, period, t);
}

/** What a match is won by: sets of tennis, maps, or games. */
export function setUnit(sport: string): "set" | "map" | "frame" {
  if (sport === "TN") return "set";
  return sport === "OP" ? "map" : "frame";
}
