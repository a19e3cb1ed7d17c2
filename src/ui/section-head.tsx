import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";

interface SectionHeadProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** Filters and links at the end of the line. */
  readonly children?: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string;
  readonly className?: string;
}

export function SectionHead({ title, note, children, id, className }: SectionHeadProps) {
  return (
    <div data-section-head="" className={cx(line, className)}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {note !== undefined && <p className={aside}>{note}</p>}
      {children !== undefined && <div className={end}>{children}</div>}
    </div>
  );
}

const line = css({
  display: "flex",
  flexWrap: { base: "wrap", desktop: "nowrap" },
  alignItems: "center",
  columnGap: { base: "3", desktop: "4" },
  rowGap: "2",
  marginBottom: { base: "3-5", desktop: "5" },
  minHeight: "control",
});

const heading = css({
  color: "text-strong",
  textStyle: "display",
  fontSize: { base: "xl", desktop: "2xl" },
  whiteSpace: "nowrap",
});

const aside = css({
  display: { base: "none", desktop: "block" },
  color: "text-muted",
  fontSize: "sm",
  truncate: true,
  minWidth: "0",
});

const end = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  marginLeft: "auto",
  minWidth: "0",
  maxWidth: "full",
});
