// What the navigation shows: the manifest's keys, in its order, that lead somewhere in this bundle.
import type { NavigationCategory } from "#contract/api/site.ts";
import type { NavItem } from "#contract/brand-entry.ts";
import type { NavKey } from "#contract/navigation.ts";
import type { VenueSwitch } from "#contract/switches.ts";
import { brand } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useLateCall } from "#lib/calls/late-call.ts";

export interface NavEntry {
  readonly key: NavKey;
  /** Route of the page; null where there is none in this bundle. */
  readonly to: string | null;
  /** The venues in its panel: known from the server, expected until it has answered; null for no panel. */
  readonly panel: VenueSwitch | null;
  readonly category: NavigationCategory | undefined;
}

export interface Nav {
  readonly entries: readonly NavEntry[];
  readonly state: CallResult<unknown>["state"];
  readonly retry: () => void;
}

export function useNav(): Nav {
  const { data, state, retry } = useLateCall(watchNavigation);
  return { entries: navEntries(brand().nav, data), state, retry };
}

async function watchNavigation() {
  return (await import("../shell/shell-calls.ts")).watchNavigation();
}

/** Separate from the call for its tests. `categories` is undefined until the server has answered. */
export function navEntries(
  items: readonly NavItem[],
  categories: readonly NavigationCategory[] | undefined,
): readonly NavEntry[] {
  return items.flatMap(({ key, path, venue }) => {
    const category = categories?.find((candidate) => candidate.key === key);
    const open = categories === undefined || (category?.venues.length ?? 0) > 0;
    const panel = open ? venue : null;
    const shown = path !== null || panel !== null || key === "customer";
    return shown ? [{ key, to: path, panel, category }] : [];
  });
}
