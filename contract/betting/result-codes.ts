// Result codes of bets (spec: betting-and-money §9). A bet that is cancelled says why.

/** How a bet ended, for the money: `D` stands for every reason of cancellation. */
export type Outcome = "W" | "LW" | "P" | "LL" | "L" | "D";

/** `D0` upwards in this order; what the specification does not name is usual in the trade. */
const REASONS = [
  "matchCancelled",
  "wrongOdds",
  "wrongResult",
  "delayed",
  "abandoned",
  "noCorners",
  "noCards",
  "wrongLine",
  "wrongTeams",
  "wrongLeague",
  "wrongStart",
  "sidesSwapped",
  "venueChanged",
  "playerWithdrew",
  "lineupChanged",
  "betAfterStart",
  "notAccepted",
  "goalCancelled",
  "cardCancelled",
  "irregular",
  "duplicate",
] as const;

export type CancelReason = (typeof REASONS)[number];
export type ResultMeaning =
  | "restored"
  | "win"
  | "halfWin"
  | "push"
  | "halfLoss"
  | "loss"
  | "cancelled"
  | CancelReason
  | "otherReason";

const SUFFIXES = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every code with the key of its meaning; the texts are in the locales. */
export const RESULT_CODES: Readonly<Record<string, ResultMeaning>> = {
  A: "restored",
  W: "win",
  LW: "halfWin",
  P: "push",
  LL: "halfLoss",
  L: "loss",
  D: "cancelled",
  ...Object.fromEntries(
    SUFFIXES.map((suffix, index) => [`D${suffix}`, REASONS[index] ?? "otherReason"] as const),
  ),
};

export type ResultCode = "A" | Exclude<Outcome, "D"> | CancelCode;
export type CancelCode = `D${string}`;

/** The code of a reason for cancelling. */
export function cancelCode(reason: CancelReason): CancelCode {
  return `D${SUFFIXES[REASONS.indexOf(reason)] ?? ""}`;
}

export function isResultCode(code: string): code is ResultCode {
  return Object.hasOwn(RESULT_CODES, code);
}

/** `null` for `A`: the bet is open again. */
export function outcomeOf(code: ResultCode): Outcome | null {
  if (code === "A") {
    return null;
  }
  return isCancelled(code) ? "D" : code;
}

const isCancelled = (code: ResultCode): code is CancelCode => code.startsWith("D");
