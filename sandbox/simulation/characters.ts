// A site's character decides which content it shows first. The six brands have a fixed one; any other brand
// gets one of those that its switches allow.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import { VENUE_SWITCHES, type VenueSwitch } from "#contract/switches.ts";
import type { SandboxSite } from "../options.ts";
import tastes from "./data/content/tastes.json" with { type: "json" };
import { entryFinder, readContent } from "./data/read-content.ts";
import { pick } from "./random.ts";

export const CHARACTERS = ["sport", "live", "esport", "chess", "lottery", "expert"] as const;
export type Character = (typeof CHARACTERS)[number];

const OF_SITE: Readonly<Record<string, Character>> = {
  aurora: "sport",
  jade: "live",
  crimson: "esport",
  harbor: "chess",
  lotus: "lottery",
  titan: "expert",
};

const LIVES_BY: Readonly<Record<Exclude<Character, "expert">, VenueSwitch>> = {
  sport: "sport",
  live: "realbet",
  esport: "gaming",
  chess: "chess",
  lottery: "lottery",
};

export function characterOf(site: Pick<SandboxSite, "id" | "switches">): Character {
  const known = ownValue(OF_SITE, site.id);
  if (known !== undefined) return known;
  const possible = CHARACTERS.filter(
    (character) => character === "expert" || site.switches.includes(LIVES_BY[character]),
  );
  return pick(possible, site.id, "character");
}

const ids = v.pipe(v.array(v.string()), v.nonEmpty());
const TasteSchema = v.strictObject({
  id: v.picklist(CHARACTERS),
  /** In their order on the home page. */
  venues: v.array(v.picklist(VENUE_SWITCHES)),
  /** Games listed first. */
  games: ids,
  /** The repeating order of sports in mixed in-play lists. */
  sports: ids,
  esports: ids,
  tables: ids,
  draws: ids,
  /** `{short}` is the first two characters of the site's name. */
  jackpot: v.strictObject({
    name: v.string(),
    note: v.string(),
    pools: v.tuple([v.string(), v.string(), v.string()]),
    yuan: v.number(),
  }),
});

/** What a character shows first (`data/content/tastes.json`). */
export const tasteOf: (character: Character) => v.InferOutput<typeof TasteSchema> = entryFinder(
  "taste",
  readContent("tastes.json", TasteSchema, tastes),
);
