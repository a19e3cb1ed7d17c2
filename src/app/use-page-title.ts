import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../brand/brand.ts";
import { useLocale } from "../session/locale.ts";
import { useRoute } from "./route-handle.ts";

/** `<page> - <site>`; the home page is the site itself. */
export function usePageTitle(): void {
  const { t } = useTranslation("titles");
  const site = brand().title[useLocale()];
  const route = useRoute();
  const title = route === undefined || route.name === "home" ? site : `${t(route.title)} - ${site}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
