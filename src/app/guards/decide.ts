// What a route requires of the player who opens it (spec: shell-and-accounts §2 "Route rules"). From the row of the
// route table alone, so that a table can prove it.
import type { RouteSpec } from "#contract/routes.ts";

export interface Visitor {
  readonly loggedIn: boolean;
  /** Null where a fault keeps the member's account from being known. */
  readonly phoneBound: boolean | null;
  readonly nameBound: boolean | null;
}

/**
 * `login`: the message, then home. `auth`: the page that binds phone and real name. `notFound`: as if it
 * were not there. `unknown`: whether the member may come in cannot be said now.
 */
export type GuardDecision = "pass" | "login" | "auth" | "notFound" | "unknown";

type Guarded = Pick<RouteSpec, "login" | "boundPhone" | "depositFlag">;

export function decide(route: Guarded, visitor: Visitor, depositOpen: boolean): GuardDecision {
  if (route.depositFlag === true && !depositOpen) return "notFound";
  if (route.login === true && !visitor.loggedIn) return "login";
  if (route.boundPhone !== true) return "pass";
  const { phoneBound, nameBound } = visitor;
  if (phoneBound === null || nameBound === null) return "unknown";
  return phoneBound && nameBound ? "pass" : "auth";
}
