import { type ReactNode, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { cardStyle } from "../../ui/card.tsx";

interface PanelProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A card of the member area with its heading. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(cardStyle, frame)}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {note !== undefined && <p className={aside}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

const frame = css({ minWidth: "0", paddingTop: { base: "4", desktop: "5" }, paddingBottom: "2" });

const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "3",
  rowGap: "1",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: "3",
});

const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  lineHeight: "tight",
});

const aside = css({ color: "text-muted", fontSize: "xs" });
