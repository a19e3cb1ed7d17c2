import { useTranslation } from "react-i18next";
import { useLoggedIn } from "#session/account/session-store.ts";
import { useOpenPages } from "#session/site/use-has-page.ts";

export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly group: "site" | "mine" | "help";
}

/** Every page of this bundle that can be opened now: no hidden one, none of members for a visitor. */
export function useSitePages(): readonly SitePage[] {
  const { t } = useTranslation("titles");
  const loggedIn = useLoggedIn();
  return useOpenPages()
    .filter(({ path, hidden }) => hidden !== true && !/[:*]/.test(path))
    .filter(({ login }) => loggedIn || !login)
    .map(({ path, title }) => ({ path, title: t(title), group: groupOf(path) }));
}

function groupOf(path: string): SitePage["group"] {
  if (path.startsWith("/mine/")) return "mine";
  return path.startsWith("/app/help/") ? "help" : "site";
}
