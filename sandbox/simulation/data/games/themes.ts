// Groups of games (`content/themes.json`): what the names of their games are put together from, and what they show.
import * as v from "valibot";
import { OBJECTS } from "../../artwork/objects.ts";
import { ROWS, type Row } from "../catalogue-rows.ts";
import themes from "../content/themes.json" with { type: "json" };
import { entryFinder, readContent, WordsSchema } from "../read-content.ts";
import { FeatureSchema } from "./game-features.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const objects = v.pipe(v.array(v.picklist(OBJECTS)), v.nonEmpty());

const ThemeSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  category: ROWS.game.entries.category,
  /** How games without reels are played: the first sentence of their rules. */
  play: v.nullable(v.string()),
  /** How many games are made. */
  count: whole,
  /** A name is one word of each, joined. */
  first: WordsSchema,
  second: WordsSchema,
  /** Main objects of its games. */
  arts: objects,
  /** In the order of the rules; every game has the first `always` of them. */
  features: v.array(FeatureSchema),
  always: whole,
  /** Lowest and highest volatility, 1 to 5. */
  volatility: v.tuple([whole, whole]),
  /** Vendors that make most games of the theme. */
  vendors: v.array(v.string()),
  /** What its games show beside the main object of a tile, and as the symbols of a slot machine. */
  objects,
});
export type Theme = v.InferOutput<typeof ThemeSchema>;

export const THEMES = readContent("themes.json", ThemeSchema, themes);

export const themeNamed = entryFinder("theme", THEMES);

/** The objects of a game's theme, without the one that the game itself is drawn with. */
export function besideOf({ theme, art }: Pick<Row<"game">, "theme" | "art">): readonly string[] {
  return themeNamed(theme).objects.filter((name) => name !== art);
}
