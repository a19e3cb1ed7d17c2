import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { LegalDocument } from "#contract/legal.ts";
import { formatTime } from "#lib/format.ts";
import { siteDay } from "#session/site/legal-paper.tsx";
import { useLocale } from "#session/preferences/locale.ts";
import { LegalBlocks } from "#ui/legal-block.tsx";
import { ArticleSheet } from "./article-sheet.tsx";
import { HelpSectionView } from "./help-section-view.tsx";
import { legalSections } from "./legal-as-help.ts";
import { LegalContents } from "./legal-contents.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

interface LegalArticleProps {
  readonly document: LegalDocument;
  readonly menu: HelpMenuState;
}

export function LegalArticle({ document, menu }: LegalArticleProps) {
  const { t } = useTranslation("help");
  const locale = useLocale();
  const { intro, sections } = legalSections(document);
  const date = formatTime(siteDay(document.effectiveDate), "date", locale);
  const effective = t("legal.effective", { date });
  return (
    <ArticleSheet menu={menu} title={document.title} lead={effective}>
      <LegalContents sections={sections} />
      <LegalBlocks blocks={intro} title={document.title} />
      {sections.map(({ id, title, blocks }) => (
        <HelpSectionView key={id} id={id} title={title}>
          <LegalBlocks blocks={blocks} title={title} />
        </HelpSectionView>
      ))}
      <footer className={foot}>
        {document.converted && <p className={css({ width: "full" })}>{t("legal.converted")}</p>}
        <span>{effective}</span>
        <span>{t("legal.variant", { variant: document.variant })}</span>
        <span>{t("legal.hash", { hash: document.hash })}</span>
      </footer>
    </ArticleSheet>
  );
}

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1",
  marginTop: "10",
  paddingTop: "4",
  borderTop: "thin",
  color: "text-muted",
  fontSize: "xs",
});
