import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useSectionInView } from "./use-section-in-view.ts";

interface HelpContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Sections of the page, beside it on wide screens; the one that is read is marked. */
export function HelpContents({ sections }: HelpContentsProps) {
  const { t } = useTranslation("help");
  const shown = useSectionInView(sections);
  return (
    <nav aria-label={t("contents")} className={frame}>
      <h2 className={heading}>{t("contents")}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === shown ? "location" : undefined}
              className={link}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const frame = css({
  position: "sticky",
  top: "below-header",
  display: { base: "none", wide: "block" },
  maxHeight: "below-header",
  paddingTop: "4",
  overflowY: "auto",
  scrollbarWidth: "[thin]",
  _print: { display: "none" },
});

const heading = css({
  marginBottom: "2",
  paddingInline: "3",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
});

const link = css({
  display: "block",
  paddingBlock: "1-25",
  paddingInline: "3",
  borderLeft: "[2px solid {colors.border}]",
  fontSize: "sm",
  lineHeight: "1-5",
  _hover: { borderColor: "accent-mark", color: "accent-text" },
  "&[aria-current]": { borderColor: "accent-mark", color: "accent-text", fontWeight: "semibold" },
});
