// How the player wants to read prices (spec: betting-and-money §4, §9: Hong Kong by default). A series
// forces Hong Kong for as long as it lasts; the choice itself stays.
import { create } from "zustand";
import { DEFAULT_ODDS_TYPE, ODDS_TYPES, type OddsType } from "#contract/betting/odds.ts";
import { oneOf, storage } from "../../lib/storage.ts";

const KEY = "oddsType";

interface Choice {
  readonly chosen: OddsType;
  readonly forced: boolean;
}

const useChoice = create<Choice>(() => ({
  chosen: storage.read(KEY, oneOf(ODDS_TYPES)) ?? DEFAULT_ODDS_TYPE,
  forced: false,
}));

/** The type prices are shown in now. */
export function useOddsType(): OddsType {
  return useChoice(shown);
}

/** True while a series forces Hong Kong odds: no choice is offered then. */
export function useOddsTypeForced(): boolean {
  return useChoice(({ forced }) => forced);
}

export function oddsTypeNow(): OddsType {
  return shown(useChoice.getState());
}

export function setOddsType(chosen: OddsType): void {
  storage.write(KEY, chosen);
  useChoice.setState({ chosen });
}

/** For the slip: on with series mode, off after it. */
export function forceHongKong(forced: boolean): void {
  if (useChoice.getState().forced !== forced) useChoice.setState({ forced });
}

function shown({ chosen, forced }: Choice): OddsType {
  return forced ? "H" : chosen;
}
