// The player's own quick stakes, in yuan.
import { create } from "zustand";
import { storage } from "../../../lib/storage.ts";

const KEY = "quickStakes";
export const DEFAULT_QUICK_STAKES: readonly number[] = [100, 500, 1000, 5000];
const HIGHEST = 9_999_999;

const useStakes = create<{ readonly amounts: readonly number[] }>(() => ({
  amounts: storage.read(KEY, stored) ?? DEFAULT_QUICK_STAKES,
}));

export function useQuickStakes(): readonly number[] {
  return useStakes((state) => state.amounts);
}

export function setQuickStakes(amounts: readonly number[]): void {
  const sorted = amounts.toSorted((a, b) => a - b);
  storage.write(KEY, sorted.join(","));
  useStakes.setState({ amounts: sorted });
}

/** @returns which rule the amounts break */
export function quickStakeProblem(amounts: readonly number[]): "range" | "twice" | null {
  if (!amounts.every((amount) => Number.isInteger(amount) && amount >= 1 && amount <= HIGHEST)) {
    return "range";
  }
  return new Set(amounts).size === amounts.length ? null : "twice";
}

function stored(text: string): readonly number[] | null {
  const amounts = text.split(",").map(Number);
  const isGood = amounts.length === DEFAULT_QUICK_STAKES.length;
  return isGood && quickStakeProblem(amounts) === null ? amounts : null;
}
