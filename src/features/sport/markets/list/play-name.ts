import type { TFunction } from "i18next";
import { handicapGives, type SportType } from "#contract/betting/sports.ts";
import type { TableBase } from "./market-columns.ts";

/** `让球`, in basketball `让分`, `大小`. */
export function playName(
  { sport, base }: { readonly sport: SportType; readonly base: TableBase },
  t: TFunction<"sport">,
): string {
  return base === "R" ? t(`handicap.${handicapGives(sport)}`) : t(`list.plays.${base}`);
}
