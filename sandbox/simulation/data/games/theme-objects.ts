// What games of a theme show: beside the main object of a tile, and as the symbols of a slot machine.
import { ownValue } from "#contract/own-value.ts";
import type { Row } from "../catalogue-rows.ts";
import type { ObjectName } from "../../artwork/objects.ts";

/** Slots first, then the games of the other venues. */
export const THEME_OBJECTS = {
  desert: ["pyramid", "eye", "chest", "gem", "crown", "tiger", "shield", "swords", "coin"],
  ocean: ["chest", "whale", "fish", "shell", "sail", "crab", "lighthouse", "harpoon", "coin"],
  space: ["astro", "rocket", "pad", "robot", "moon", "eye", "gem", "shield", "bolt"],
  wild: ["tiger", "phoenix", "eye", "moon", "lotus", "koi", "gem", "crown"],
  ice: ["gem", "astro", "moon", "crown", "shield", "whale", "swords", "tiger", "bolt"],
  fire: ["volcano", "phoenix", "swords", "shield", "crown", "eye", "gem", "helmet", "bolt"],
  night: ["mask", "moon", "eye", "cards", "lantern", "crown", "gem", "swords"],
  fruit: ["fruit", "cake", "reels", "gem", "lottery", "gift", "crown", "dice"],
  gems: ["gem", "chest", "astro", "crown", "ingot", "shell", "lantern", "lotus"],
  classic: ["reels", "wheel", "lottery", "chips", "dice", "fruit", "crown", "gem"],
  sport: ["ball", "hoop", "racket", "trophy", "shoe", "flag", "paddle", "scoreboard", "car"],
  climb: ["rocket", "astro", "moon", "chart", "sail", "crown", "gem", "robot", "bolt"],
  guardian: ["phoenix", "tiger", "koi", "eye", "lotus", "pagoda", "ingot", "lantern"],
  fortune: ["ingot", "koi", "lantern", "envelope", "gift", "crown", "chest", "gem", "coin"],
  myth: ["lotus", "moon", "eye", "phoenix", "pagoda", "koi", "tiger", "lantern"],
  jianghu: ["helmet", "pagoda", "lantern", "swords", "teapot", "moon", "xiangqi", "shield"],
  festival: ["lantern", "moon", "fruit", "ingot", "envelope", "gift", "teapot", "lotus"],
  deep: ["whale", "harpoon", "anglerfish", "fish", "cannon", "net"],
  palace: ["koi", "shell", "cannon", "whale", "anglerfish", "fish"],
  reef: ["fish", "crab", "koi", "shell", "net", "anglerfish"],
  mahjong: ["mahjong", "teapot", "dice"],
  poker: ["cards", "chips", "crown"],
  bulls: ["cards", "chips", "crown"],
  tiles: ["dice", "mahjong", "xiangqi", "gomoku", "chips"],
  tableGames: ["cards", "wheel", "dice", "chips", "road", "camera", "crown", "tiger"],
} as const satisfies Readonly<Record<string, readonly ObjectName[]>>;

export type ThemeKey = keyof typeof THEME_OBJECTS;

/** The objects of a game's theme, without the one that the game itself is drawn with. */
export function besideOf({ theme, art }: Pick<Row<"game">, "theme" | "art">): readonly string[] {
  const themes: Readonly<Record<string, readonly ObjectName[]>> = THEME_OBJECTS;
  const objects = ownValue(themes, theme) ?? [];
  return objects.filter((name) => name !== art);
}
