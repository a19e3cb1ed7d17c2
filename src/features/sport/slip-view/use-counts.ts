import { useBets } from "../my-bets/use-open-bets.ts";
import { useSlip, useSlipFigures } from "../slip/slip-store.ts";

export function usePickCount(): number {
  return useSlip(({ selections }) => selections.length);
}

export function useTotalRisk(): number {
  return useSlipFigures().riskCents;
}

/** Of a member; zero for visitors and until it is known. */
export function useOpenBetCount(): number {
  return useBets({ settled: false, every: 15_000 }).data?.total ?? 0;
}
