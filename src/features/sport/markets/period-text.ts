// Texts of a match's periods, for several in a row.
import type { TFunction } from "i18next";

/** `1H` 上半场, `Q3` 第三节, `OT1` 加时, `I4` 第4局, `S2` 第二盘 or 第二局. */
export function periodText(sport: string, name: string, t: TFunction<"sport">): string {
  const n = Number(/\d+/.exec(name)?.[0] ?? 0);
  const numeral = t("live.clock.numerals")[n - 1] ?? String(n);
  if (name.startsWith("OT")) return t("live.clock.overtime");
  if (name.endsWith("H")) return t(n === 2 ? "live.clock.secondHalf" : "live.clock.firstHalf");
  if (name.startsWith("Q")) return t("live.clock.quarter", { n, numeral });
  if (name.startsWith("I")) return t("live.clock.inning", { n, numeral });
  return t(sport === "TN" ? "live.clock.set" : "live.clock.frame", { n, numeral });
}
