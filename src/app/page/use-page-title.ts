import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePageName } from "#session/site/page-name.ts";
import { useSiteTitle } from "#session/visit/site-title.ts";
import { useRoute } from "./route-handle.ts";

/** `<page> - <site>`; the home page is the site itself. */
export function usePageTitle(): string {
  const { t } = useTranslation("titles");
  const site = useSiteTitle();
  const route = useRoute();
  const name = usePageName();
  const title =
    route === undefined || route.name === "home" ? site : `${name ?? t(route.title)} - ${site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}
