// A site's character decides which content it shows first. The six brands have a fixed one; any other brand
// gets one of those that its switches allow.
import { ownValue } from "#contract/own-value.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import type { SandboxSite } from "../options.ts";
import { pick } from "./random.ts";

const CHARACTERS = ["sport", "live", "esport", "chess", "lottery", "expert"] as const;
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

const ORDER: Readonly<Record<Character, readonly VenueSwitch[]>> = {
  sport: ["sport", "realbet", "gaming", "egame", "lottery", "chess", "fishing"],
  live: ["realbet", "egame", "chess", "sport", "lottery", "fishing", "gaming"],
  esport: ["gaming", "sport", "realbet", "egame", "fishing", "lottery", "chess"],
  chess: ["chess", "egame", "fishing", "lottery", "realbet", "gaming", "sport"],
  lottery: ["lottery", "egame", "chess", "fishing", "sport", "gaming", "realbet"],
  expert: ["sport", "gaming", "realbet", "egame", "lottery", "chess", "fishing"],
};

export function venueOrder(character: Character): readonly VenueSwitch[] {
  return ORDER[character];
}

interface Taste {
  /** Games listed first. */
  readonly games: readonly string[];
  /** The repeating order of sports in mixed in-play lists. */
  readonly sports: readonly string[];
  readonly esports: readonly string[];
  readonly tables: readonly string[];
  readonly draws: readonly string[];
  readonly jackpot: {
    readonly name: string;
    readonly note: string;
    readonly pools: readonly [string, string, string];
    readonly yuan: number;
  };
}

const BOOK = ["FT", "FT", "BK", "TN", "FT", "TT", "BK", "VB", "TN"];
const GAMES_FIRST = ["THRONE", "STAR", "BREAK", "THUNDER", "MECH"];
const POOLS = ["巨奖", "大奖", "幸运奖"] as const;

/** `{short}` is the first two characters of the site's name. */
const TASTES: Readonly<Record<Character, Taste>> = {
  sport: {
    games: [
      "deep-chest",
      "tiger-gate",
      "star-sevens",
      "phoenix-gold",
      "sky-climb",
      "whale-hunt",
      "cloud-pagoda",
      "samurai-soul",
      "aurora-gems",
      "golden-granary",
      "dragon-eye",
    ],
    sports: BOOK,
    esports: ["STAR", "THRONE", "THUNDER", "BREAK", "MECH"],
    tables: ["a01", "b06"],
    draws: ["jisu-five"],
    jackpot: {
      name: "{short}累积奖池",
      note: "联网游戏共同累积，任意一注均有机会触发",
      pools: POOLS,
      yuan: 28_604_917,
    },
  },
  live: {
    games: [
      "spade-king",
      "phoenix-gold",
      "globe-wheel",
      "imperial-jade",
      "lotus-path",
      "chip-royale",
      "cloud-pagoda",
      "golden-granary",
    ],
    sports: ["FT", "TN", "FT", "BK", "VB", "TT"],
    esports: GAMES_FIRST,
    tables: ["v08", "a01", "d03", "b06", "r02", "s01", "c11", "n05"],
    draws: ["moon-six"],
    jackpot: {
      name: "聚宝扇 · 累积奖池",
      note: "电子游戏同池，今日已开 6 次",
      pools: ["天", "地", "人"],
      yuan: 16_280_455,
    },
  },
  esport: {
    games: [
      "samurai-soul",
      "thunder-force",
      "lava-city",
      "mech-awaken",
      "dragon-eye",
      "sky-climb",
      "tiger-gate",
      "star-sevens",
      "neon-reels",
      "aurora-gems",
    ],
    sports: ["BK", "FT", "TN", "FT", "BK", "TT"],
    esports: GAMES_FIRST,
    tables: ["d09", "b12"],
    draws: ["race-boat"],
    jackpot: {
      name: "{short}奖池",
      note: "联网游戏共同累积，任意一注均有机会触发",
      pools: POOLS,
      yuan: 9_417_260,
    },
  },
  chess: {
    games: [
      "mahjong-chain",
      "koi-fortune",
      "coral-siege",
      "lantern-night",
      "blood-battle",
      "moon-palace",
      "whale-hunt",
      "bull-seats",
      "river-chess",
      "cloud-pagoda",
    ],
    sports: BOOK,
    esports: ["MECH", "THRONE", "STAR", "BREAK", "THUNDER"],
    tables: ["n05", "a02"],
    draws: ["harbor-eleven", "quick-steps"],
    jackpot: {
      name: "满潮奖池",
      note: "联网游戏共同累积，任意一注均有机会触发",
      pools: ["满潮", "初潮", "浪花"],
      yuan: 7_318_640,
    },
  },
  lottery: {
    games: [
      "fortune-lotus",
      "lucky-spheres",
      "koi-fortune",
      "golden-granary",
      "orchard-run",
      "lotus-path",
      "festival-glow",
      "ingot-rush",
      "deep-chest",
    ],
    sports: ["FT", "TT", "BK", "FT", "VB", "TN"],
    esports: ["THUNDER", "STAR", "THRONE", "MECH", "BREAK"],
    tables: ["s01"],
    draws: ["lotus-six", "jisu-five", "minute-orbit", "race-boat"],
    jackpot: {
      name: "千莲奖池",
      note: "联网游戏共同累积，任意一注均有机会触发",
      pools: ["满莲", "并蒂", "新荷"],
      yuan: 21_946_308,
    },
  },
  expert: {
    games: [
      "dragon-eye",
      "storm-caller",
      "eternal-iris",
      "thunder-force",
      "twin-dice",
      "sky-climb",
      "chip-royale",
      "cosmic-dial",
      "sand-pyramid",
      "oracle-bones",
    ],
    sports: ["FT", "BK", "TN", "VB", "TT", "FT"],
    esports: ["STAR", "THRONE", "BREAK", "MECH", "THUNDER"],
    tables: ["r05", "m07", "v10"],
    draws: ["five-minute", "cloud-race"],
    jackpot: {
      name: "{short}总奖池",
      note: "抽水 0.8% 计入，触发概率逐款公示",
      pools: ["T1", "T2", "T3"],
      yuan: 43_182_774,
    },
  },
};

export function tasteOf(character: Character): Taste {
  return TASTES[character];
}
