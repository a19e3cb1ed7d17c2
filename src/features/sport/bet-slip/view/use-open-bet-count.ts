import { useBets } from "../bets/use-open-bets.ts";

/** Of a member; zero for visitors and until it is loaded. */
export function useOpenBetCount(): number {
  return useBets({ settled: false, every: 15_000 }).data?.total ?? 0;
}
