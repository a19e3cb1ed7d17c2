import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { LegalSection } from "./legal-as-help.ts";

/** Sections of the document, before it where there is no room beside it. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const { t } = useTranslation("help");
  return (
    <nav aria-label={t("legal.contents")} className={frame}>
      <ol className={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const frame = css({
  display: { base: "block", wide: "none" },
  marginBottom: "5",
  _print: { display: "none" },
});

// On a phone the document itself should begin on the first screen.
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: "4",
});

const link = css({
  display: "block",
  paddingBlock: "1",
  paddingInline: "3",
  borderLeft: "[2px solid {colors.border}]",
  color: "text",
  fontSize: "sm",
  lineHeight: "1-5",
  _hover: { borderColor: "accent-mark", color: "accent-text" },
});
