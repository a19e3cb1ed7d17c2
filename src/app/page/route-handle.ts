import { useMatches } from "react-router-dom";
import type { RouteSpec } from "#contract/routes.ts";

export interface RouteHandle {
  readonly route: RouteSpec;
}

/** The row of the route table that is shown; undefined on an error outside of any page. */
export function useRoute(): RouteSpec | undefined {
  return routeOf(useMatches().at(-1)?.handle);
}

export function routeOf(handle: unknown): RouteSpec | undefined {
  return isHandle(handle) ? handle.route : undefined;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "route" in handle;
}
