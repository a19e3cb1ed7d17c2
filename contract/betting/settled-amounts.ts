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
  /** Of a bet that won in one. */
  readonly deadHeat?: DeadHeat | null;
}

export interface SettledAmounts {
  /** Gain, or loss below 0. */
  readonly netCents: number;
  /** What goes to the balance: risk and net together. */
  readonly returnCents: number;
}

/** An open bet (`A`) has paid nothing yet: both are 0. */
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

/** Turnover a bet counts: whole stakes won or lost, half of the halves, nothing otherwise. */
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

/** The part of the stake that won comes back with its win; the rest of it is lost. */
function shareOf(cents: number, { places, runners }: DeadHeat): number {
  return toCents(dividedBy(times(ofCents(cents), whole(places)), whole(runners)), "halfUp");
}

/** Half up to the cent. */
const half = (cents: number): number => (cents + (cents % 2)) / 2;
