// The page's address holds the filters of the odds board and the tournament.
import {
  type AddressOf,
  idField,
  oneField,
  patternField,
  useAddress,
} from "#lib/browser/address.ts";

/** Element id of the odds board with the cups. */
export const BOARD_ID = "gaming-board";

export const SHOWS = ["all", "live", "next"] as const;

export const GAMING_FIELDS = {
  /** Code of a game; null shows all. */
  game: patternField(/^\w{1,20}$/),
  show: oneField(SHOWS),
  /** Id of the tournament whose cup is shown; null shows the site's. */
  cup: idField,
};
export type GamingAddress = AddressOf<typeof GAMING_FIELDS>;

export function useGamingAddress() {
  return useAddress(GAMING_FIELDS);
}
