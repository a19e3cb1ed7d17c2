import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import type { Block } from "#contract/legal.ts";

/** Sections of the document; stays in sight beside it on wide screens. */
export function LegalContents({ blocks }: { readonly blocks: readonly Block[] }) {
  const { t } = useTranslation("legal");
  const sections = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <nav aria-label={t("contents")} className={frame}>
      <h2 className={heading}>{t("contents")}</h2>
      <ol className={list}>
        {sections.map((block) =>
          block.kind === "heading" ? (
            <li key={block.id}>
              <a href={`#${block.id}`} className={link}>
                {block.text}
              </a>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  );
}

const frame = css({
  position: { wide: "sticky" },
  top: { wide: "[calc({sizes.header} + {spacing.6})]" },
  maxHeight: { wide: "[calc(100dvh - {sizes.header} - 6rem)]" },
  overflowY: { wide: "auto" },
  _print: { display: "none" },
});

const heading = css({
  marginBottom: "2",
  paddingInline: "3",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "semibold",
});

// On a phone the document itself should begin on the first screen.
const list = css({
  display: "grid",
  gridTemplateColumns: { base: "[repeat(2, minmax(0, 1fr))]", wide: "[minmax(0, 1fr)]" },
  columnGap: "4",
  rowGap: { base: "0", wide: "1" },
});

const link = css({
  display: "block",
  paddingBlock: "1",
  paddingInline: "3",
  borderLeft: "[2px solid {colors.border}]",
  color: "text",
  fontSize: "sm",
  _hover: { borderColor: "accent", color: "accent-text" },
});
