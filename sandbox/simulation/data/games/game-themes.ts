import { ownValue } from "#contract/own-value.ts";
import type { SeedGame } from "../catalogue-rows.ts";
import { ADVENTURE_THEMES } from "./adventure-themes.ts";
import { ARCADE_THEMES } from "./arcade-themes.ts";
import { EASTERN_THEMES } from "./eastern-themes.ts";
import { TABLE_THEMES } from "./table-themes.ts";
import type { ObjectName } from "../../artwork/objects.ts";
import type { ThemeKey } from "./theme-objects.ts";
import type { Theme } from "./theme.ts";

export const THEMES: readonly Theme[] = [
  ...EASTERN_THEMES,
  ...ADVENTURE_THEMES,
  ...ARCADE_THEMES,
  ...TABLE_THEMES,
];

const BY_KEY: ReadonlyMap<string, Theme> = new Map(THEMES.map((theme) => [theme.key, theme]));

export function themeNamed(key: string): Theme {
  const theme = BY_KEY.get(key);
  if (!theme) throw new RangeError(`There is no theme ${key}.`);
  return theme;
}

/** Themes of the hand-written games, by what their drawing shows. */
const OF_ART: Readonly<
  Record<SeedGame["category"], Readonly<Partial<Record<ObjectName, ThemeKey>>>>
> = {
  DZ: {
    chest: "ocean",
    tiger: "wild",
    reels: "classic",
    phoenix: "guardian",
    rocket: "climb",
    pagoda: "jianghu",
    helmet: "jianghu",
    gem: "gems",
    ingot: "fortune",
    coin: "fortune",
    koi: "fortune",
    eye: "myth",
    lotus: "myth",
    moon: "myth",
    lantern: "festival",
    astro: "space",
    robot: "space",
    bolt: "fire",
    volcano: "fire",
    pyramid: "desert",
    fruit: "fruit",
    ball: "sport",
    lottery: "classic",
  },
  BY: {
    whale: "deep",
    cannon: "palace",
    fish: "reef",
    crab: "reef",
    koi: "palace",
    shell: "palace",
    anglerfish: "deep",
  },
  QP: { mahjong: "mahjong", cards: "poker", dice: "tiles", xiangqi: "tiles" },
  ZR: {},
};
const OTHERS: Readonly<Record<SeedGame["category"], ThemeKey>> = {
  DZ: "fortune",
  BY: "deep",
  QP: "poker",
  ZR: "tableGames",
};

export function themeOfArt(category: SeedGame["category"], art: ObjectName): Theme {
  return themeNamed(ownValue(OF_ART[category], art) ?? OTHERS[category]);
}
