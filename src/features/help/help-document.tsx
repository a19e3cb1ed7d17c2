import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { HelpArticle } from "./help-article.tsx";
import { HelpContents } from "./help-contents.tsx";
import { HelpSkeleton } from "./help-skeleton.tsx";
import { useHelpPages } from "./use-help-pages.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

/** The page of the address: its text, loading or not to be had. */
export function HelpDocument({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation(["help", "titles"]);
  const { current } = menu;
  const { data, isError, refetch } = useHelpPages(current?.group ?? "always");
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
  const title = current === undefined ? t("name") : t(`titles:${current.title}`);
  return (
    <div className={cx(cardStyle, wide)}>
      {isError || data !== undefined ? (
        <>
          <h1 className={css({ paddingTop: "8", textAlign: "center", fontWeight: "bold" })}>
            {title}
          </h1>
          <ErrorState title={t("error")} onRetry={() => void refetch()} />
        </>
      ) : (
        <HelpSkeleton title={title} />
      )}
    </div>
  );
}

/** The browser looked for the section of the address before the text was there. */
function useSectionOfAddress(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === "") return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}

const wide = css({ gridColumn: { wide: "[2 / -1]" }, minWidth: "0" });
