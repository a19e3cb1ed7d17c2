import { brandEntry } from "../../brand/brand.ts";
import { useSite } from "./site-state.ts";

/** Whether the site has a page now: the operator can close deposits. */
export function useHasPage(): (path: string) => boolean {
  const open = useSite(({ depositOpen }) => depositOpen);
  return (path) => hasOpenPage(path, open);
}

/** @param depositOpen the site's flag */
export function hasOpenPage(path: string, depositOpen = useSite.getState().depositOpen): boolean {
  const page = brandEntry().pages.find(({ route }) => route.path === path);
  return page !== undefined && (depositOpen || page.route.depositFlag !== true);
}
