import type { LinkedPage } from "#contract/pages.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { brandEntry, pageAddress } from "#brand/brand.ts";
import { useSite } from "./site-state.ts";

/** Whether the site has a page now: the operator can close deposits. */
export function useHasPage(): (path: string) => boolean {
  const open = useSite(({ depositOpen }) => depositOpen);
  return (path) => hasOpenPage(path, open);
}

/** As `pageAddress`; null also while the operator has closed the page. */
export function useOpenAddress(id: LinkedPage): string | null {
  const hasPage = useHasPage();
  const path = pageAddress(id);
  return path !== null && hasPage(path) ? path : null;
}

/** The pages that the site has now. */
export function useOpenPages(): readonly RouteSpec[] {
  const open = useSite(({ depositOpen }) => depositOpen);
  return openPages(open);
}

/** @param depositOpen the site's flag */
export function hasOpenPage(path: string, depositOpen = useSite.getState().depositOpen): boolean {
  return openPages(depositOpen).some((route) => route.path === path);
}

function openPages(depositOpen: boolean): readonly RouteSpec[] {
  const routes = brandEntry().pages.map(({ route }) => route);
  return routes.filter(({ depositFlag }) => depositOpen || depositFlag !== true);
}
