// The help area's menu: the pages this bundle holds, by subject. The texts' own switches decide what is
// there; the order is the one for readers, and of "previous" and "next".
import { HELP_PATH, helpGroup, type HelpGroup } from "#contract/help.ts";
import type { RouteSpec } from "#contract/routes.ts";

const GROUPS = {
  start: ["kh", "zxkf", "qtwt", "tjllq"],
  money: ["ck", "qk", "zz", "yhgz", "xnbcqkjc", "fjcjc"],
  sport: ["tywt", "tytzjc", "tysstqth", "rqgl", "dxqgl"],
  venues: ["cpwt", "dzjj", "zrwt", "bczr"],
  about: ["gywm", "hzhb", "gztk", "ysgz"],
} as const;

export type MenuGroup = keyof typeof GROUPS;

export interface HelpEntry {
  readonly slug: string;
  readonly path: string;
  /** Key of the `titles` texts. */
  readonly title: string;
  /** Where its text comes from; null for the legal documents, which are pages of their own. */
  readonly group: HelpGroup | null;
}

export interface HelpMenuGroup {
  readonly key: MenuGroup;
  readonly entries: readonly HelpEntry[];
}

/** Groups without a page are left out. */
export function helpMenuGroups(routes: readonly RouteSpec[]): readonly HelpMenuGroup[] {
  const open = new Map(
    routes
      .filter((route) => route.path.startsWith(HELP_PATH))
      .map((route) => [route.path.slice(HELP_PATH.length), route]),
  );
  const keys = Object.keys(GROUPS) as MenuGroup[];
  return keys
    .map((key) => ({
      key,
      entries: GROUPS[key].flatMap((slug) => {
        const route = open.get(slug);
        return route === undefined ? [] : [entryOf(slug, route)];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function entryOf(slug: string, route: RouteSpec): HelpEntry {
  const group = route.page === "help" ? helpGroup(route) : null;
  return { slug, path: route.path, title: route.title, group };
}
