// Security level of an account, from what is bound (spec: shell-and-accounts §3 "Profile page").
import type { MemberInfo } from "#contract/api/member.ts";
import type { AuthItem } from "./anchors.ts";
import { isDone } from "./item-state.ts";

/** What counts, in the order in which it should be done. */
export const GUARDS = [
  "phone",
  "realName",
  "secondPassword",
  "email",
] as const satisfies readonly AuthItem[];

interface Security {
  readonly level: "low" | "medium" | "high";
  /** Of `GUARDS.length`. */
  readonly done: number;
  /** The next thing to do; null when all is done. */
  readonly next: (typeof GUARDS)[number] | null;
}

export function securityOf(member: MemberInfo): Security {
  const missing = GUARDS.filter((guard) => !isDone(member, guard));
  const done = GUARDS.length - missing.length;
  return { level: levelOf(done), done, next: missing[0] ?? null };
}

function levelOf(done: number): Security["level"] {
  if (done === GUARDS.length) return "high";
  return done >= 2 ? "medium" : "low";
}
