// Real name as banks write it (spec: shell-and-accounts §5).

export const REAL_NAME_MAX = 50;

/** Typed marks that mean the middle dot of a name: keyboards and copied texts have several. */
const DOTS = /[•‧・･∙⋅]/gu;

const LATIN = /^[a-z]+(?:·[a-z]+)*$/i;
const HAN_ENDS = /^\p{Script=Han}(?:[a-z·\p{Script=Han}]*\p{Script=Han})?$/iu;

/** What is checked and sent: no spaces around it, one kind of middle dot. */
export function tidyRealName(typed: string): string {
  return typed.trim().replace(DOTS, "·");
}

/**
 * No middle dot at an end and no two in a row; letters, Chinese characters and middle dots only; Chinese
 * at both ends, or Latin letters and dots alone.
 */
export function isRealName(name: string): boolean {
  if (name.length > REAL_NAME_MAX || name.includes("··")) return false;
  return LATIN.test(name) || HAN_ENDS.test(name);
}
