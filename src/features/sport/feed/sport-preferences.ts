// How the player wants to see sports and bet on them, stored in this browser.
import { create } from "zustand";
import { DEFAULT_ODDS_TYPE, ODDS_TYPES, type OddsType } from "#contract/betting/odds.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";

export const MATCH_SORTS = ["league", "time"] as const;
export type Sort = (typeof MATCH_SORTS)[number];

const COLUMNS = ["one", "two"] as const;
export type Columns = (typeof COLUMNS)[number];

/** Height of the rows. */
const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** In yuan. */
export const DEFAULT_QUICK_STAKES: readonly number[] = [100, 500, 1000, 5000];
const HIGHEST_QUICK_STAKE = 9_999_999;

/** How far a price may fall, in percent of it. */
export const FALLS = [1, 3, 5, 10, 20, 50] as const;
export const USUAL_FALL = 5;

const KEYS = {
  oddsType: "oddsType",
  sort: "sportSort",
  columns: "sportColumns",
  density: "sportDensity",
  sound: "sportSound",
  quickBet: "quickBet",
  quickBetStake: "quickBetStake",
  quickStakes: "quickStakes",
  mostFall: "oddsMostFall",
} as const;

interface SportPreferences {
  /** What the player chose; `odds-type.ts` says which type prices are shown in. */
  readonly oddsType: OddsType;
  /** A series shows Hong Kong odds, whatever was chosen. Not stored. */
  readonly hongKongForced: boolean;
  readonly sort: Sort;
  readonly columns: Columns;
  /** Null: as the edition has it. */
  readonly density: Density | null;
  /** Tones for goals, red cards and suspensions. */
  readonly sound: boolean;
  /** A press on a price places a bet at once. */
  readonly quickBet: boolean;
  /** In yuan. */
  readonly quickBetStake: number;
  readonly quickStakes: readonly number[];
  /** Percent that a price may fall by before the player is asked, under "accept any". */
  readonly mostFall: number;
}

export const useSportPreferences = create<SportPreferences>(() => ({
  oddsType: storage.read(KEYS.oddsType, oneOf(ODDS_TYPES)) ?? DEFAULT_ODDS_TYPE,
  hongKongForced: false,
  sort: storage.read(KEYS.sort, oneOf(MATCH_SORTS)) ?? "league",
  columns: storage.read(KEYS.columns, oneOf(COLUMNS)) ?? "one",
  density: storage.read(KEYS.density, oneOf(DENSITIES)),
  sound: storage.read(KEYS.sound, oneOf(["1", "0"])) === "1",
  quickBet: storage.read(KEYS.quickBet, oneOf(["1", "0"])) === "1",
  quickBetStake: storage.read(KEYS.quickBetStake, readStake) ?? DEFAULT_QUICK_STAKES[0] ?? 100,
  quickStakes: storage.read(KEYS.quickStakes, readQuickStakes) ?? DEFAULT_QUICK_STAKES,
  mostFall: storage.read(KEYS.mostFall, readFall) ?? USUAL_FALL,
}));

export function setOddsType(oddsType: OddsType): void {
  storage.write(KEYS.oddsType, oddsType);
  useSportPreferences.setState({ oddsType });
}

export function setSort(sort: Sort): void {
  storage.write(KEYS.sort, sort);
  useSportPreferences.setState({ sort });
}

export function setColumns(columns: Columns): void {
  storage.write(KEYS.columns, columns);
  useSportPreferences.setState({ columns });
}

export function setDensity(density: Density): void {
  storage.write(KEYS.density, density);
  useSportPreferences.setState({ density });
}

export function setMatchSound(sound: boolean): void {
  storage.write(KEYS.sound, sound ? "1" : "0");
  useSportPreferences.setState({ sound });
}

export function setQuickBet(quickBet: boolean): void {
  storage.write(KEYS.quickBet, quickBet ? "1" : "0");
  useSportPreferences.setState({ quickBet });
}

export function setQuickBetStake(quickBetStake: number): void {
  storage.write(KEYS.quickBetStake, String(quickBetStake));
  useSportPreferences.setState({ quickBetStake });
}

export function setQuickStakes(amounts: readonly number[]): void {
  const sorted = amounts.toSorted((a, b) => a - b);
  storage.write(KEYS.quickStakes, sorted.join(","));
  useSportPreferences.setState({ quickStakes: sorted });
}

export function setMostFall(mostFall: number): void {
  storage.write(KEYS.mostFall, String(mostFall));
  useSportPreferences.setState({ mostFall });
}

export function isQuickStake(amount: number): boolean {
  return Number.isInteger(amount) && amount >= 1 && amount <= HIGHEST_QUICK_STAKE;
}

function readFall(text: string): number | null {
  return FALLS.find((share) => String(share) === text) ?? null;
}

function readStake(text: string): number | null {
  return isQuickStake(Number(text)) ? Number(text) : null;
}

function readQuickStakes(text: string): readonly number[] | null {
  const amounts = text.split(",").map(Number);
  const differing = new Set(amounts).size;
  const isComplete = amounts.length === differing && differing === DEFAULT_QUICK_STAKES.length;
  return isComplete && amounts.every(isQuickStake) ? amounts : null;
}
