import { type ReactNode, useId } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "../../ui/money.tsx";

interface FormSectionProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A numbered step of the form. */
export function FormSection({ number, title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} className={heading}>
        <span aria-hidden="true" className={cx(figures, sign)}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

const section = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  minWidth: "0",
});
const heading = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  color: "text-strong",
  fontSize: "md",
  fontWeight: "bold",
});
const sign = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "6",
  height: "6",
  borderRadius: "pill",
  background: "text-strong",
  color: "text-inverse",
  fontSize: "xs",
});
