/* oxlint-disable react/no-array-index-key -- the parts of a document never move */
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { LegalDocument } from "#contract/legal.ts";
import { formatTime } from "../../lib/format.ts";
import { useLocale } from "../../session/locale.ts";
import { cardStyle } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LegalBlock } from "../../ui/legal-block.tsx";
import { LegalContents } from "./legal-contents.tsx";

export function LegalArticle({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  // The document's own first heading is the page's.
  const blocks = document.blocks.filter((block) => block.kind !== "heading" || block.level > 1);
  const date = formatTime(Date.parse(`${document.effectiveDate}T00:00:00+08:00`), "date", locale);
  return (
    <>
      <LegalContents blocks={blocks} />
      <article className={cx(cardStyle, sheet)}>
        <header className={head}>
          <div>
            <h1 className={title}>{document.title}</h1>
            <p className={css({ color: "text-muted", fontSize: "sm" })}>
              {t("effective", { date })}
            </p>
          </div>
          <IconButton
            icon={Printer}
            label={t("print")}
            className={noPrint}
            onClick={() => window.print()}
          />
        </header>
        {blocks.map((block, index) => (
          <LegalBlock key={index} block={block} />
        ))}
        <footer className={foot}>
          {document.converted && <p className={css({ width: "full" })}>{t("converted")}</p>}
          <span>{t("effective", { date })}</span>
          <span>{t("variant", { variant: document.variant })}</span>
          <span>{t("hash", { hash: document.hash })}</span>
        </footer>
      </article>
    </>
  );
}

const sheet = css({
  minWidth: "0",
  paddingBlock: { base: "5", desktop: "10" },
  paddingInline: { base: "5", desktop: "12" },
  lineHeight: "[1.85]",
  _print: { boxShadow: "none", padding: "0" },
});

const head = css({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: "4",
  paddingBottom: "5",
  marginBottom: "5",
  borderBottom: "[1px solid {colors.border}]",
});

const title = css({
  color: "text-strong",
  fontFamily: "display",
  fontSize: { base: "2xl", desktop: "3xl" },
  fontWeight: "display",
  letterSpacing: "display",
  lineHeight: "tight",
  marginBottom: "2",
});

const noPrint = css({ _print: { display: "none" } });

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "5",
  rowGap: "1",
  marginTop: "10",
  paddingTop: "4",
  borderTop: "[1px solid {colors.border}]",
  color: "text-muted",
  fontSize: "xs",
  overflowWrap: "anywhere",
});
