import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { latePart } from "#session/parts/late-part.tsx";
import { HelpContents } from "./help-contents.tsx";
import { HelpWaiting } from "./help-waiting.tsx";
import { useHelpPages } from "./use-help-pages.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { useSectionOfAddress } from "./use-section-of-address.ts";
import { EVIDENCE_HELP, type HelpPage } from "#contract/help.ts";
import { ArticleSheet } from "./article-sheet.tsx";
import { HelpBlocks } from "./help-blocks.tsx";
import { HelpSectionView } from "./help-section-view.tsx";
import { HelpService } from "./help-service.tsx";

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

const EvidenceCheck = latePart(async () => (await import("./evidence-check.tsx")).EvidenceCheck);

/** Page of the service itself: the way to it stands first. */
const SERVICE = "zxkf";

interface HelpArticleProps {
  readonly page: HelpPage;
  readonly menu: HelpMenuState;
}

function HelpArticle({ page, menu }: HelpArticleProps) {
  const isService = page.slug === SERVICE;
  return (
    <ArticleSheet menu={menu} title={page.title} lead={page.summary} withService={!isService}>
      {isService && <HelpService first />}
      <HelpBlocks blocks={page.intro} title={page.title} />
      {page.sections.map(({ id, title, blocks }) => (
        <HelpSectionView key={id} id={id} title={title}>
          <HelpBlocks blocks={blocks} title={title} />
        </HelpSectionView>
      ))}
      {page.slug === EVIDENCE_HELP.slug && (
        <Suspense>
          <EvidenceCheck />
        </Suspense>
      )}
    </ArticleSheet>
  );
}
