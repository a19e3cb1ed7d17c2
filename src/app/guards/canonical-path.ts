// Addresses are matched in any case and with a slash at their end; pages compare theirs with the route's.
import { type MiddlewareFunction, redirect } from "react-router-dom";
import type { RouteSpec } from "#contract/routes.ts";
import type { ShownPage } from "./page-guard.ts";

/** `/app/help/KH/` becomes `/app/help/kh`; a path with parameters stays as it was asked for. */
export function canonicalPath(route: RouteSpec, shown: ShownPage): MiddlewareFunction {
  return ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    if (/[:*]/.test(route.path) || pathname === route.path) return next();
    // A request has no fragment; the one of the address bar is this page's where it is the first.
    const hash = shown() === null ? window.location.hash : "";
    throw redirect(route.path + search + hash);
  };
}
