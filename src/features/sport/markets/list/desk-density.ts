// Heights of the list: of a line of prices, and of the room around the lines of a match.
import { cva } from "#styled/css/index.js";
import { useEdition } from "#session/preferences/edition.ts";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { type Density, useSportPreferences } from "../../feed/sport-preferences.ts";

/** The player's choice; without one, the professional edition is compact on desktops, where a mouse hits low rows. */
export function useDensity(): Density {
  const edition = useEdition();
  const desktop = useDesktop();
  const chosen = useSportPreferences((state) => state.density);
  return chosen ?? (edition === "professional" && desktop ? "compact" : "comfortable");
}

/** A finger gets lines of 44 px in both. */
const MOUSE = "@media (min-width: 56rem) and (not (pointer: coarse))";

/** With a mouse: two lines and their room are at most 68 px high, and 40 px with one line. */
export const deskDensity = cva({
  base: { "--desk-line": "{sizes.finger}" },
  variants: {
    density: {
      comfortable: {
        "--desk-room": "{spacing.1}",
        [MOUSE]: { "--desk-line": "{sizes.7-5}" },
      },
      compact: {
        "--desk-room": "{spacing.0-5}",
        [MOUSE]: { "--desk-line": "{sizes.target}" },
      },
    },
  },
});
