// Which selections may be combined on one ticket (spec: betting-and-money §5; content/help/tywt).
import type { SlipTicket } from "#contract/api/tickets.ts";
import { numberOfBets } from "#contract/betting/combinations.ts";
import { COMBINATION } from "#contract/betting/match-combinations.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { MAX_SELECTIONS } from "#contract/betting/sports.ts";
import type { AskedLeg, CurrentLeg } from "./current-selection.ts";

/** The reason as players read it; null when the combination is valid. */
export function wrongCombination(slip: SlipTicket, legs: readonly CurrentLeg[]): string | null {
  if (selectionsOf(slip) > MAX_SELECTIONS) return `投注单最多 ${MAX_SELECTIONS} 项`;
  if (!isSystem(slip)) return "串关方式不正确，请重新选择";
  const flaw = legs.find((leg) => leg.flaw !== null)?.flaw ?? null;
  if (flaw !== null || slip.legs.length === 1) return flaw;
  if (slip.legs.some(({ w }) => PLAYS.get(w)?.rule === "outright")) return "冠军玩法不能串关";
  return hasSameGame(legs) ? "同一场赛事的选项不能分开串在一起，请放进同一个同场组合" : null;
}

/** Those of a combination each count. */
function selectionsOf({ legs }: SlipTicket): number {
  return legs.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);
}

export function betsOf({ legs, sizes, bankers }: SlipTicket): number {
  return numberOfBets({ legs: legs.length, bankers: bankers.length, sizes });
}

/** The same for tickets on the same selections in any order. */
export function betKeyOf({ legs, sizes, bankers }: SlipTicket): string {
  const keys = legs.map(keyOf);
  const sorted = keys.toSorted();
  const fixed = bankers.map((place) => keys[place] ?? "").toSorted();
  return [...sorted, sizes.toSorted((a, b) => a - b).join("+"), ...fixed].join("|");
}

function keyOf({ gameId, w, r, parts }: AskedLeg): string {
  return parts === undefined
    ? `${gameId} ${w} ${r}`
    : `${COMBINATION} ${parts.map(keyOf).toSorted().join("+")}`;
}

function isSystem(slip: SlipTicket): boolean {
  const { legs, sizes, bankers } = slip;
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < legs.length;
  const isSize = (size: number) =>
    Number.isInteger(size) && size >= Math.max(1, bankers.length) && size <= legs.length;
  return (
    legs.every(({ w }) => PLAYS.has(w)) &&
    isOnce(sizes) &&
    isOnce(bankers) &&
    sizes.every(isSize) &&
    bankers.every(isPlace) &&
    (legs.length > 1 || bankers.length === 0) &&
    betsOf(slip) > 0
  );
}

function hasSameGame(legs: readonly CurrentLeg[]): boolean {
  const games = legs.map(({ asked }) => asked.gameId);
  const booked = legs.flatMap(({ found }) => found?.match?.gide ?? []);
  return !isOnce(games) || !isOnce(booked);
}

const isOnce = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
