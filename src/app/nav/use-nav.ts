// What the navigation shows: the manifest's keys, in its order, that lead somewhere in this bundle.
import { navigationList, type NavigationCategory } from "#contract/api/site.ts";
import { type NavKey, navSpec } from "#contract/navigation.ts";
import { brand, hasPage } from "../../brand/brand.ts";
import { type CallResult, useCall } from "../../lib/use-call.ts";

export interface NavEntry {
  readonly key: NavKey;
  /** Route of the page; null where there is none in this bundle. */
  readonly to: string | null;
  /** True where venues hang below the key: known from the server, expected until it has answered. */
  readonly panel: boolean;
  readonly category: NavigationCategory | undefined;
}

export interface Nav {
  readonly entries: readonly NavEntry[];
  readonly state: CallResult<unknown>["state"];
  readonly retry: () => void;
}

export function useNav(): Nav {
  const { data, state, retry } = useCall(navigationList, {});
  return { entries: navEntries(brand().nav, data, hasPage), state, retry };
}

/** Separate from the call for its tests. `categories` is undefined until the server has answered. */
export function navEntries(
  keys: readonly NavKey[],
  categories: readonly NavigationCategory[] | undefined,
  exists: (path: string) => boolean,
): readonly NavEntry[] {
  return keys.flatMap((key) => {
    const spec = navSpec(key);
    const category = categories?.find((candidate) => candidate.key === key);
    const panel =
      spec.venue !== undefined && (categories === undefined || (category?.items.length ?? 0) > 0);
    const to = spec.path !== null && exists(spec.path) ? spec.path : null;
    const shown = to !== null || panel || key === "customer";
    return shown ? [{ key, to, panel, category }] : [];
  });
}
