import { type OddsType, shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { Receipt } from "../state/order.ts";

/** The price of a single as it was pressed and as it was answered; null where it is the same. */
export function oddsChange(
  { ticket, placed }: Pick<Receipt, "ticket" | "placed">,
  oddsType: OddsType,
): { readonly from: string; readonly to: string } | null {
  const [asked] = ticket.legs;
  const [answered] = placed.legs;
  if (asked === undefined || answered === undefined || asked.odds === answered.odds) return null;
  const shown = (odds: string) => shownOdds(odds, playSpec(asked.w).quoted, oddsType);
  return { from: shown(asked.odds), to: shown(answered.odds) };
}
