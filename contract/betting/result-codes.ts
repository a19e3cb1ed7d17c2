// Result codes of bets (spec: betting-and-money §9). The code of a cancelled bet names the reason.

/** How a bet ended, for the money: `D` is every cancellation. */
export type Outcome = "W" | "LW" | "P" | "LL" | "L" | "D";

/** `D0` upwards in this order; where the specification names none, the customary reasons. */
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
  "notPlayed",
  "didNotPlay",
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

/** Every code with the text key of its meaning. */
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

export function cancelCode(reason: CancelReason): CancelCode {
  return `D${SUFFIXES[REASONS.indexOf(reason)] ?? ""}`;
}

export function isResultCode(code: string): code is ResultCode {
  return Object.hasOwn(RESULT_CODES, code);
}

/** Null for `A`: the bet is open again. */
export function outcomeOf(code: ResultCode): Outcome | null {
  if (code === "A") {
    return null;
  }
  return isCancelled(code) ? "D" : code;
}

const isCancelled = (code: ResultCode): code is CancelCode => code.startsWith("D");
