import * as v from "valibot";
import { OBJECTS } from "../artwork/objects.ts";
import { ROWS, type SeedGame } from "./catalogue-rows.ts";
import featured from "./content/featured-games.json" with { type: "json" };
import { composeGames } from "./games/compose-games.ts";
import { detailsOf } from "./games/game-details.ts";
import { THEMES, themeNamed } from "./games/themes.ts";
import { readContent } from "./read-content.ts";

const { id, name, category, palette, vendor, rtp, maxWin, tag } = ROWS.game.entries;
/** `maxWin` 0: unlimited. Games with the same motif have different palettes. */
const FeaturedSchema = v.strictObject({
  id,
  name,
  category,
  palette,
  vendor,
  rtp,
  maxWin,
  tag,
  theme: v.picklist(THEMES.map((theme) => theme.id)),
  art: v.picklist(OBJECTS),
});
const FEATURED = readContent("featured-games.json", FeaturedSchema, featured);

/** 1,500 games with different names; those that the sites show first have their details from the seed. */
export function gamesOf(seed: number): SeedGame[] {
  const first = FEATURED.map(({ theme, ...game }) => ({
    ...game,
    ...detailsOf(seed, game, themeNamed(theme)),
    featured: 1 as const,
  }));
  return [
    ...first,
    ...composeGames(
      seed,
      FEATURED.map((game) => game.name),
    ),
  ];
}
