import type { ReactNode } from "react";
import { Row } from "#styled/jsx/index.js";
import { css, cva, cx } from "#styled/css/index.js";

interface SectionHeadProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** What follows brings its own space. */
  readonly flush?: boolean;
  /** Filters and links at the end of the line. */
  readonly children?: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string;
  readonly className?: string;
}

export function SectionHead({ title, note, flush, children, id, className }: SectionHeadProps) {
  return (
    <div data-section-head="" className={cx(line({ flush }), className)}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {note !== undefined && <p className={aside}>{note}</p>}
      {children !== undefined && (
        <Row align="center" gap="3" marginLeft="auto" minWidth="0" maxWidth="full">
          {children}
        </Row>
      )}
    </div>
  );
}

const line = cva({
  base: {
    display: "flex",
    flexWrap: { base: "wrap", desktop: "nowrap" },
    alignItems: "center",
    columnGap: { base: "3", desktop: "4" },
    rowGap: "2",
    minHeight: "control",
  },
  variants: {
    flush: { true: {}, false: { marginBottom: { base: "3-5", desktop: "5" } } },
  },
  defaultVariants: { flush: false },
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
