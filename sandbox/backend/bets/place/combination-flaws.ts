// What is wrong with a combination within a match, and what the player can do about it.
import type { CombinationProblem } from "#contract/api/tickets.ts";
import { ALL_WIN, COMBINATION, combinationId } from "#contract/betting/match-combinations.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import type { BookView } from "../book-view.ts";
import type { AskedLeg, CurrentLeg } from "./current-selection.ts";

const LEAST = 2;

/** Whatever the book says: null when these are selections of one match. */
export function wrongParts(
  book: BookView,
  asked: AskedLeg,
  parts: readonly CurrentLeg[],
): string | null {
  const picked = parts.map(({ asked: part }) => part);
  if (picked.length < LEAST) return "同场组合至少需要两项，请再选一项，或改为单项投注";
  if (picked.some(({ w }) => w === COMBINATION))
    return "同场组合里不能再放组合，请直接选其中的各项";
  if (picked.some(({ w }) => PLAYS.get(w)?.rule === "outright")) {
    return "冠军玩法不能放进同场组合，请移除后再投注";
  }
  const keys = picked.map(({ gameId, w, r, line }) => `${gameId} ${w} ${r} ${line}`);
  if (new Set(keys).size < keys.length) return "同场组合里有重复的选项，请移除其中一项";
  const games = parts.flatMap(({ found }) => found?.match?.gide ?? []);
  const isElsewhere = games.some((gide) => gide !== book.match(asked.gameId)?.gide);
  if (isElsewhere) return "同场组合只能选同一场赛事的玩法，请移除其他赛事的选项";
  return isNamed(asked) ? null : "同场组合与所选的各项不符，请重新选择";
}

function isNamed({ priceId, gameId, w, r, line, parts = [] }: AskedLeg): boolean {
  const ids = parts.map((part) => part.priceId);
  const isAll = w === COMBINATION && r === ALL_WIN && line === null;
  return isAll && priceId === combinationId(gameId, ids);
}

const TEXTS: Readonly<Record<CombinationProblem["kind"], string>> = {
  excludes: "所选的各项不可能同时命中，请移除其中一项",
  implies: "有一项已经包含在其他各项里，请移除这一项",
  returns: "可能退还本金的盘口不能放进同场组合，请改选半球盘或其他玩法",
  unknown: "这些玩法不能组合，请分别投注",
};

/** Of the first combination that the book has no price of. */
export function problemText(legs: readonly CurrentLeg[]): string {
  const [first] = legs.flatMap(({ quote }) => quote.combination?.problems ?? []);
  return TEXTS[first?.kind ?? "unknown"];
}
