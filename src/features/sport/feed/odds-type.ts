// The odds type prices are shown in (spec: betting-and-money §4, §9: Hong Kong by default). A series forces
// Hong Kong odds while it lasts; the player's choice is kept.
import type { OddsType } from "#contract/betting/odds.ts";
import { useSportPreferences } from "./sport-preferences.ts";

type Choice = Pick<ReturnType<typeof useSportPreferences.getState>, "oddsType" | "hongKongForced">;

export function useOddsType(): OddsType {
  return useSportPreferences(shown);
}

/** True while a series forces Hong Kong odds: no choice is offered then. */
export function useOddsTypeForced(): boolean {
  return useSportPreferences(({ hongKongForced }) => hongKongForced);
}

export function oddsTypeNow(): OddsType {
  return shown(useSportPreferences.getState());
}

/** Called by the slip: on with series mode, off after it. */
export function forceHongKong(hongKongForced: boolean): void {
  if (useSportPreferences.getState().hongKongForced !== hongKongForced) {
    useSportPreferences.setState({ hongKongForced });
  }
}

function shown({ oddsType, hongKongForced }: Choice): OddsType {
  return hongKongForced ? "H" : oddsType;
}
