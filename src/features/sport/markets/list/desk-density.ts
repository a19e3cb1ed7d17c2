// Heights of the list: of a line of prices, and of the room around the lines of a match.
import { cva } from "#styled/css/index.js";
import { useEdition } from "../../../../session/preferences/edition.ts";
import { useDesktop } from "../../../../ui/use-desktop.ts";
import { type Density, useSportPreferences } from "../../feed/sport-preferences.ts";

/** The player's choice; without one, the professional edition is compact on desktops, where a mouse hits low rows. */
export function useDensity(): Density {
  const edition = useEdition();
  const desktop = useDesktop();
  const chosen = useSportPreferences((state) => state.density);
  return chosen ?? (edition === "professional" && desktop ? "compact" : "comfortable");
}

/** Two lines and their room: at most 68 px high, and 40 px with one line. */
export const deskDensity = cva({
  variants: {
    density: {
      comfortable: {
        "--desk-line": "{sizes.10}",
        "--desk-room": "{spacing.1}",
        desktop: { "--desk-line": "{sizes.7-5}", "--desk-room": "{spacing.1}" },
      },
      compact: {
        "--desk-line": "{sizes.9}",
        "--desk-room": "{spacing.0-5}",
        desktop: { "--desk-line": "{sizes.target}", "--desk-room": "{spacing.0-5}" },
      },
    },
  },
});
