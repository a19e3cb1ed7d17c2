import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { LegalDocument } from "#contract/legal.ts";
import { formatTime } from "#lib/text/format.ts";
import { startOfSiteDay } from "#session/parts/legal-paper.tsx";
import { useLocale } from "#session/preferences/locale.ts";
import { LegalBlocks } from "#ui/documents/legal-block.tsx";
import { ArticleSheet } from "./article-sheet.tsx";
import { HelpSectionView } from "./help-section-view.tsx";
import { type LegalSection, legalSections } from "./legal-as-help.ts";
import type { HelpMenuState } from "./use-help-menu.ts";
import { Box, Grid } from "#styled/jsx/index.js";

interface LegalArticleProps {
  readonly document: LegalDocument;
  readonly menu: HelpMenuState;
}

export function LegalArticle({ document, menu }: LegalArticleProps) {
  const { t } = useTranslation("help");
  const locale = useLocale();
  const { intro, sections } = legalSections(document);
  const date = formatTime(startOfSiteDay(document.effectiveDate), "date", locale);
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
        {document.converted && (
          <Box as="p" width="full">
            {t("legal.converted")}
          </Box>
        )}
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

/** Sections of the document, before it where there is no room beside it. */
function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("legal.contents")} className={frame}>
      <Grid as="ol" columns="repeat(2, minmax(0, 1fr))" columnGap="4">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={link}>
              {title}
            </a>
          </li>
        ))}
      </Grid>
    </nav>
  );
}

const frame = css({
  display: { base: "block", wide: "none" },
  marginBottom: "5",
  _print: { display: "none" },
});

const link = css({
  display: "block",
  paddingBlock: "1",
  paddingInline: "3",
  borderLeft: "thick",
  color: "text",
  fontSize: "sm",
  lineHeight: "1-5",
  _hover: { borderColor: "accent-mark", color: "accent-text" },
});
