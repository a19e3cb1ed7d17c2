// The Problem Gambling Severity Index: nine questions about the last twelve months, each worth 0 to 3.
// It is answered on this device: nothing of it is stored or sent.

export const QUESTIONS = 9;
export const ANSWERS = ["never", "sometimes", "often", "always"] as const;
export type SelfTestAnswer = (typeof ANSWERS)[number];

export const RISKS = ["none", "low", "moderate", "high"] as const;
export type Risk = (typeof RISKS)[number];

/** Null until every question is answered. */
export function riskOf(answers: readonly (SelfTestAnswer | undefined)[]): Risk | null {
  const given = answers.filter((answer) => answer !== undefined);
  if (given.length < QUESTIONS) return null;
  const score = given.reduce((sum, answer) => sum + ANSWERS.indexOf(answer), 0);
  if (score === 0) return "none";
  if (score <= 2) return "low";
  return score <= 7 ? "moderate" : "high";
}
