import { brandEntry } from "../../brand/brand.ts";
import { useSite } from "./site-state.ts";

/** Whether the site has a page now: the operator can close deposits. */
export function useHasPage(): (path: string) => boolean {
  const open = useSite(({ depositOpen }) => depositOpen);
  return (path) => {
    const page = brandEntry().pages.find(({ route }) => route.path === path);
    return page !== undefined && (open || page.route.depositFlag !== true);
  };
}
