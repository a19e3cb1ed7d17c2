// The figures of a game: how it pays, what can be bet, what it offers.
import { at, between, hash, shuffled, unit } from "../../random.ts";
import type { SeedGame } from "../catalogue-rows.ts";
import { featureNamed } from "./game-features.ts";
import type { Theme } from "./themes.ts";

/** What the catalogue knows of a game before its details. */
export type GameCore = Pick<SeedGame, "id" | "category" | "rtp" | "maxWin" | "vendor">;
type Details = Pick<
  SeedGame,
  | "theme"
  | "volatility"
  | "lines"
  | "minBetCents"
  | "maxBetCents"
  | "features"
  | "rules"
  | "jackpot"
>;

/** Paylines of five reels with three rows; 243 is every way through them. */
const LINES = [10, 20, 25, 25, 30, 40, 50, 88, 100, 243, 243, 243] as const;
const EVERY_WAY = 243;
const MIN_CENTS = [10, 20, 20, 40, 50, 100] as const;
/** Vendors whose games share a jackpot network. */
const NETWORKS: ReadonlySet<string> = new Set(["polaris", "tide", "fullhouse", "dragonking"]);

export function detailsOf(seed: number, core: GameCore, theme: Theme): Details {
  const jackpot = hasJackpot(seed, core, theme);
  const features = featuresOf(seed, core, theme, jackpot);
  const lines = linesOf(seed, core, features);
  return {
    theme: theme.id,
    volatility: volatilityOf(core, theme),
    lines,
    ...betsOf(seed, core),
    jackpot: jackpot ? 1 : 0,
    features: features.map((key) => featureNamed(key).name).join(" "),
    rules: rulesOf(core, theme, lines, features),
  };
}

/** Null for games without reels, and where groups of symbols pay. */
function linesOf(seed: number, { id, category }: GameCore, features: readonly string[]) {
  if (category !== "DZ" || features.some((key) => key === "cluster" || key === "cashOut"))
    return null;
  const choice = features.includes("ways") ? LINES.filter((lines) => lines === EVERY_WAY) : LINES;
  return at(choice, hash(seed, id, "lines"));
}

function hasJackpot(seed: number, { id, category, vendor }: GameCore, theme: Theme): boolean {
  if (category === "ZR" || category === "QP" || theme.id === "climb") return false;
  return unit(seed, id, "jackpot") < (NETWORKS.has(vendor) ? 0.34 : 0.05);
}

/** Higher top multiples come with rarer wins. */
function volatilityOf({ maxWin, category }: GameCore, { volatility: [low, high] }: Theme): number {
  if (category === "ZR") return 1;
  if (maxWin === 0) return high;
  const steps = category === "DZ" ? [1000, 2400, 4500, 7000] : [150, 400, 1200, 3000];
  const level = 1 + steps.filter((step) => maxWin >= step).length;
  return category === "DZ" && maxWin >= 7500 ? level : Math.min(high, Math.max(low, level));
}

function betsOf(seed: number, { id, category }: GameCore) {
  const minBetCents =
    category === "ZR"
      ? between(1, 5, seed, id, "bet") * 1000
      : at(MIN_CENTS, between(0, 5, seed, id, "bet"));
  const most =
    category === "ZR" ? 500 : at([1000, 2000, 4000, 5000], between(0, 3, seed, id, "most"));
  return { minBetCents, maxBetCents: minBetCents * most };
}

function featuresOf(seed: number, { id }: GameCore, theme: Theme, jackpot: boolean): string[] {
  const { features } = theme;
  const count = between(2, Math.min(4, features.length), seed, id, "features");
  const more = shuffled(features.slice(theme.always), seed, id, "features");
  const chosen = new Set([...features.slice(0, theme.always), ...more].slice(0, count));
  const own = features.filter((key) => chosen.has(key));
  return jackpot ? [...own, "jackpot"] : own;
}

function rulesOf(
  { category, maxWin }: GameCore,
  { id, play }: Theme,
  lines: number | null,
  features: readonly string[],
): string {
  const start = play ?? (lines === null ? "" : reels(lines));
  const top =
    maxWin === 0 || id === "climb" || category === "ZR"
      ? ""
      : `最高赢取 ${maxWin.toLocaleString("en")} 倍投注额。`;
  return `${start}${features.map((feature) => featureNamed(feature).rule).join("")}${top}`;
}

function reels(lines: number): string {
  return lines === EVERY_WAY
    ? `五轴三行，${EVERY_WAY} 路中奖，相邻轴从左到右计奖。`
    : `五轴三行，${lines} 条固定线，从最左轴起三个相同图标中奖。`;
}
