import { useTranslation } from "react-i18next";
import type { HelpSection } from "#contract/help.ts";
import { css } from "#styled/css/index.js";
import { CopyLink } from "./copy-link.tsx";
import { HelpBlocks } from "./help-blocks.tsx";

export function HelpSectionView({ section }: { readonly section: HelpSection }) {
  const { t } = useTranslation("help");
  return (
    <section aria-labelledby={section.id}>
      <div className={line}>
        <h2 id={section.id} className={heading}>
          {section.title}
        </h2>
        <CopyLink id={section.id} label={t("copySection", { title: section.title })} />
      </div>
      <HelpBlocks blocks={section.blocks} />
    </section>
  );
}

const line = css({
  display: "flex",
  alignItems: "center",
  gap: "1",
  marginTop: "8",
  marginBottom: "2",
  color: "text-muted",
  // Touch has no hover: there the button is always seen.
  "@media (hover: hover)": { "& button": { opacity: "[0]" } },
  "& button:focus-visible": { opacity: "[1]!" },
  _hover: { "& button": { opacity: "[1]!" } },
});

const heading = css({
  scrollMarginTop: "[calc({sizes.header} + {spacing.4})]",
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "tight",
  breakAfter: "avoid",
});
