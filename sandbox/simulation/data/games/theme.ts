import type { SeedGame } from "../catalogue-rows.ts";
import type { ObjectName } from "../../artwork/objects.ts";
import type { ThemeKey } from "./theme-objects.ts";
import type { Feature } from "./game-features.ts";

/** A group of games; names are put together from two words. */
export interface Theme {
  readonly key: ThemeKey;
  readonly name: string;
  readonly category: SeedGame["category"];
  /** How many games are made. */
  readonly count: number;
  /** Words, separated by spaces. */
  readonly first: string;
  readonly second: string;
  /** Main objects of its games. */
  readonly arts: readonly ObjectName[];
  /** In the order of the rules; every game has the first `always` of them. */
  readonly features: readonly Feature[];
  readonly always: number;
  /** Lowest and highest volatility, 1 to 5. */
  readonly volatility: readonly [number, number];
  /** Vendors that make most games of the theme. */
  readonly vendors: readonly string[];
}
