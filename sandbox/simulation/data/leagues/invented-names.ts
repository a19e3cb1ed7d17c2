// Regions with leagues of their own, and names of invented places and players, from the words of `content/names.json`.
import * as v from "valibot";
import { at } from "../../random.ts";
import names from "../content/names.json" with { type: "json" };
import { readWhole, WordsSchema } from "../read-content.ts";

export type Style = "east" | "west";

export interface Region {
  readonly name: string;
  readonly style: Style;
  /** Index of its first place (`placeName`). */
  readonly first: number;
}

const parts = v.array(WordsSchema);
const { regions, places, footballers, players } = readWhole(
  "names.json",
  v.strictObject({
    regions: v.strictObject({ east: WordsSchema, west: WordsSchema }),
    /** A name is one word of each part, joined. */
    places: v.strictObject({ east: parts, west: parts }),
    /** `women` have western names; those of the east serve both. */
    footballers: v.strictObject({ east: parts, west: parts, women: parts }),
    players: v.strictObject({ east: parts, west: parts }),
  }),
  names,
);

const PLACES_OF_REGION = 18;

export const REGIONS: readonly Region[] = (["west", "east"] as const)
  .flatMap((style) =>
    regions[style].map((name, index) => ({ name, style, first: index * PLACES_OF_REGION })),
  )
  .toSorted((one, other) => one.first - other.first);

/** So many names of places belong to regions, in each style; those after them belong to none. */
export const PLACES_OF_REGIONS = Math.max(...REGIONS.map(({ first }) => first)) + PLACES_OF_REGION;

/** Name of the place with this number. The first six hundred of a style differ from each other. */
export function placeName(style: Style, index: number): string {
  return combined(places[style], index);
}

/** Half of the players have names of the east, half of the west; no two among the first ten thousand share one. */
export function playerName(index: number): string {
  return combined(players[index % 2 === 0 ? "east" : "west"], Math.floor(index / 2));
}

/** Neighbouring numbers are different names. */
export function footballerName(style: Style | "women", index: number): string {
  return combined(footballers[style], index);
}

/** Every word moves on with the index, so that neighbours share no beginning and no end. */
function combined(words: readonly (readonly string[])[], index: number): string {
  let carry = index;
  let shift = 0;
  return words
    .map((list) => {
      const word = at(list, carry + shift);
      shift += carry;
      carry = Math.floor(carry / list.length);
      return word;
    })
    .join("");
}
