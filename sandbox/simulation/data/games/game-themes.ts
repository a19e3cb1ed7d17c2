import { ownValue } from "#contract/own-value.ts";
import type { SeedGame } from "../catalogue-rows.ts";
import { ADVENTURE_THEMES } from "./adventure-themes.ts";
import { ARCADE_THEMES } from "./arcade-themes.ts";
import { EASTERN_THEMES } from "./eastern-themes.ts";
import { TABLE_THEMES } from "./table-themes.ts";
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
const OF_ART: Readonly<Record<SeedGame["category"], Readonly<Record<string, string>>>> = {
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
    pad: "space",
    bolt: "fire",
    volcano: "fire",
    pyramid: "desert",
    fruit: "fruit",
    ball: "sport",
    lottery: "classic",
  },
  BY: {
    whale: "deep",
    helmet: "deep",
    fish: "reef",
    koi: "palace",
    chest: "palace",
    pagoda: "palace",
  },
  QP: { mahjong: "mahjong", cards: "poker", dice: "tiles", chips: "tiles" },
  ZR: {},
};
const OTHERS: Readonly<Record<SeedGame["category"], string>> = {
  DZ: "fortune",
  BY: "deep",
  QP: "poker",
  ZR: "tableGames",
};

export function themeOfArt(category: SeedGame["category"], art: string): Theme {
  return themeNamed(ownValue(OF_ART[category], art) ?? OTHERS[category]);
}
