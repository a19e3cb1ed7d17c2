import { useTranslation } from "react-i18next";
import { HelpArticle } from "./help-article.tsx";
import { HelpContents } from "./help-contents.tsx";
import { HelpWaiting } from "./help-waiting.tsx";
import { useHelpPages } from "./use-help-pages.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { useSectionOfAddress } from "./use-section-of-address.ts";

/** The help page of the current address, or its loading or error state. */
export function HelpDocument({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation(["help", "titles"]);
  const { current } = menu;
  const { state, data, retry } = useHelpPages(current?.group ?? "always");
  const page = data?.find(({ slug }) => slug === current?.slug);
  useSectionOfAddress(page !== undefined);
  if (page !== undefined) {
    return (
      <>
        <HelpArticle page={page} menu={menu} />
        <HelpContents sections={page.sections} />
      </>
    );
  }
  return (
    <HelpWaiting
      title={current === undefined ? t("name") : t(`titles:${current.title}`)}
      error={state === "error" || data !== undefined ? t("error") : null}
      onRetry={retry}
    />
  );
}
