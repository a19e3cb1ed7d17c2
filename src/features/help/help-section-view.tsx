import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { CopyLink } from "./copy-link.tsx";

interface HelpSectionViewProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function HelpSectionView({ id, title, children }: HelpSectionViewProps) {
  const { t } = useTranslation("help");
  return (
    <section aria-labelledby={id}>
      <div className={line}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <CopyLink id={id} label={t("copySection", { title })} />
      </div>
      {children}
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
  "@media (hover: hover)": { "&:not(:hover) button:not(:focus-visible)": { opacity: "0" } },
});

const heading = css({
  scrollMarginTop: "header-4",
  color: "text-strong",
  fontSize: "xl",
  fontWeight: "bold",
  lineHeight: "tight",
  breakAfter: "avoid",
});
