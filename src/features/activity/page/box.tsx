// A part of an activity's page: a card with its heading.
import { type ReactNode, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../../ui/card.tsx";

interface BoxProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Box({ title, note, end, children }: BoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame)}>
      <div className={head}>
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

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  minWidth: "0",
  padding: { base: "4", desktop: { base: "6", _professional: "4" } },
});
const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
});
const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});
const aside = css({ color: "text-muted", fontSize: "xs" });
const last = css({ marginLeft: "auto" });
