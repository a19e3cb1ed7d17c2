import { type ReactNode, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "../money/money.tsx";

interface NumberedSectionProps {
  readonly number: number;
  readonly title: string;
  /** At the end of the heading's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function NumberedSection({ number, title, end, children }: NumberedSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <div className={line}>
        <span aria-hidden="true" className={cx(figures, circle)}>
          {number}
        </span>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {end}
      </div>
      {children}
    </section>
  );
}

const section = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" });
const line = css({ display: "flex", alignItems: "center", gap: "2-5" });
const circle = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "6",
  height: "6",
  borderRadius: "pill",
  background: "text-strong",
  color: "text-inverse",
  fontSize: "xs",
  fontWeight: "bold",
});
const heading = css({ flex: "1", color: "text-strong", fontSize: "md", fontWeight: "bold" });
