import { type ReactNode, useId } from "react";
import { css, cva, cx } from "#styled/css/index.js";
import { cardStyle } from "./card.tsx";

interface TitledCardProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  /** `toEdges`: of rows that reach the edges of the card, and bring their own space. */
  readonly content?: "inside" | "toEdges";
  readonly children: ReactNode;
}

/** A part of a page: a card with its heading. */
export function TitledCard({ title, note, end, content = "inside", children }: TitledCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame({ content }))}>
      <div className={head({ content })}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {note !== undefined && <p className={aside}>{note}</p>}
        {end !== undefined && <div className={last}>{end}</div>}
      </div>
      {children}
    </section>
  );
}

const frame = cva({
  base: { minWidth: "0" },
  variants: {
    content: {
      inside: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "4",
        padding: { base: "4", desktop: { base: "6", _professional: "4" } },
      },
      toEdges: { paddingTop: { base: "4", desktop: "5" }, paddingBottom: "2" },
    },
  },
});
const head = cva({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
  },
  variants: {
    content: {
      inside: {},
      toEdges: { paddingInline: { base: "4", desktop: "6" }, paddingBottom: "3" },
    },
  },
});
const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});
const aside = css({ color: "text-muted", fontSize: "xs" });
const last = css({ marginLeft: "auto" });
