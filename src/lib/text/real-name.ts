// Real name as banks write it (spec: shell-and-accounts §5).
import { REAL_NAME } from "#contract/account-rules.ts";

export const REAL_NAME_MAX = 50;

/** Typed marks that mean the middle dot of a name: keyboards and copied texts have several. */
const DOTS = /[•‧・･∙⋅]/gu;

/** What is checked and sent: no spaces around it, one kind of middle dot. */
export function tidyRealName(typed: string): string {
  return typed.trim().replace(DOTS, "·");
}

export function isRealName(name: string): boolean {
  return name.length <= REAL_NAME_MAX && REAL_NAME.test(name);
}
