import { PASSWORD } from "#contract/account-rules.ts";

export const STRENGTHS = ["weak", "medium", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Within the rule of 8-12 letters and digits: long, of both cases and varied is strong. */
export function passwordStrength(password: string): Strength {
  const varied = new Set(password).size;
  if (!PASSWORD.test(password) || varied < 5) return "weak";
  const bothCases = /[a-z]/.test(password) && /[A-Z]/.test(password);
  return password.length >= 10 && bothCases && varied >= 8 ? "strong" : "medium";
}
