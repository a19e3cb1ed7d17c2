// What a route asks of who opens it (spec: shell-and-accounts §2 "Route rules"). From the row of the
// route table alone, so that a table can prove it.
import type { RouteSpec } from "#contract/routes.ts";

export interface Visitor {
  readonly loggedIn: boolean;
  readonly phoneBound: boolean;
  readonly nameBound: boolean;
}

/**
 * `login`: the message, then home. `auth`: the page that binds phone and real name. `notFound`: as if it
 * were not there.
 */
export type Verdict = "pass" | "login" | "auth" | "notFound";

type Guarded = Pick<RouteSpec, "login" | "boundPhone" | "depositFlag">;

export function decide(route: Guarded, visitor: Visitor, depositOpen: boolean): Verdict {
  if (route.depositFlag === true && !depositOpen) return "notFound";
  if (route.login === true && !visitor.loggedIn) return "login";
  const bound = visitor.phoneBound && visitor.nameBound;
  if (route.boundPhone === true && !bound) return "auth";
  return "pass";
}
