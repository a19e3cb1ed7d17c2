import { useLocation } from "react-router-dom";
import { HELP_PATH } from "#contract/help.ts";
import { useOpenPages } from "#session/site/use-has-page.ts";
import { helpMenuGroups, type HelpEntry, type HelpMenuGroup } from "./help-menu-groups.ts";

export interface HelpMenuState {
  readonly groups: readonly HelpMenuGroup[];
  /** All pages in reading order. */
  readonly entries: readonly HelpEntry[];
  readonly current: HelpEntry | undefined;
}

export function useHelpMenu(): HelpMenuState {
  const { pathname } = useLocation();
  const groups = helpMenuGroups(useOpenPages());
  const entries = groups.flatMap((group) => group.entries);
  const slug = pathname.slice(HELP_PATH.length).replace(/\/$/, "");
  return { groups, entries, current: entries.find((entry) => entry.slug === slug) };
}
