// How hard a new password is to guess, for words beside the field; the rule decides what is taken.
import { PASSWORD } from "#contract/account-rules.ts";

export const STRENGTHS = ["weak", "medium", "strong"] as const;
type Strength = (typeof STRENGTHS)[number];

/** Null for what the rule does not take. */
export function passwordStrength(password: string): Strength | null {
  if (!PASSWORD.test(password)) return null;
  const points = [
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    new Set(password.toLowerCase()).size >= 7,
    // Digits between letters, or letters between digits, and not one after the other.
    /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(password),
  ].filter(Boolean).length;
  if (isSeries(password) || points === 0) return "weak";
  return password.length >= 10 && points >= 2 ? "strong" : "medium";
}

/** Four characters in a row that follow one another or repeat: 1234, abcd, 7777. */
function isSeries(password: string): boolean {
  const codes = Array.from(password.toLowerCase(), (character) => character.charCodeAt(0));
  return codes.some((code, at) =>
    [0, 1, -1].some((step) =>
      [1, 2, 3].every((ahead) => codes[at + ahead] === code + step * ahead),
    ),
  );
}
