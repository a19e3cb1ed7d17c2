// What a settled bet pays (published: content/help/rqgl). A bet loses what it risked, which with
// negative odds is not the typed amount.
import { isResultCode, outcomeOf } from "./result-codes.ts";
import type { ResultCode } from "./result-codes.ts";
import { dividedBy, ofCents, times, toCents, whole } from "./fraction.ts";
import type { DeadHeat } from "./settlement.ts";

export interface SettledInput {
  readonly code: ResultCode;
  readonly riskCents: number;
  readonly winCents: number;
  readonly deadHeat?: DeadHeat | null; // of a winning bet
}

export interface SettledAmounts {
  readonly netCents: number; // negative: loss
  readonly returnCents: number; // risk plus net, paid to the balance
}

/** 0 for an open bet (`A`). */
export function settledCents({
  code,
  riskCents,
  winCents,
  deadHeat,
}: SettledInput): SettledAmounts {
  const full = returned(code, riskCents, winCents);
  const returnCents = code === "W" && deadHeat ? shareOf(full, deadHeat) : full;
  return code === "A"
    ? { netCents: 0, returnCents: 0 }
    : { netCents: returnCents - riskCents, returnCents };
}

/** Turnover counts whole wins and losses, half of the half ones, nothing otherwise. */
export function turnoverCents(code: string, riskCents: number): number {
  switch (isResultCode(code) ? outcomeOf(code) : null) {
    case "W":
    case "L":
      return riskCents;
    case "LW":
    case "LL":
      return half(riskCents);
    default:
      return 0;
  }
}

function returned(code: ResultCode, riskCents: number, winCents: number): number {
  switch (outcomeOf(code)) {
    case "W":
      return riskCents + winCents;
    case "LW":
      return riskCents + half(winCents);
    case "LL":
      return half(riskCents);
    case "L":
      return 0;
    default:
      return riskCents;
  }
}

/** The winning share of the stake comes back with its win; the rest is lost. */
function shareOf(cents: number, { places, runners }: DeadHeat): number {
  return toCents(dividedBy(times(ofCents(cents), whole(places)), whole(runners)), "halfUp");
}

/** Half up to the cent. */
const half = (cents: number): number => (cents + (cents % 2)) / 2;
