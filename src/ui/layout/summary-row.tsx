import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { wrappingFigures } from "../money/money.tsx";

interface SummaryRowProps {
  readonly name: string;
  readonly tone?: "good" | "bonus" | undefined;
  readonly children: ReactNode;
}

export function SummaryRow({ name, tone, children }: SummaryRowProps) {
  return (
    <div className={row}>
      <dt className={label}>{name}</dt>
      <dd data-tone={tone} className={cx(wrappingFigures, value)}>
        {children}
      </dd>
    </div>
  );
}

const row = css({ display: "flex", justifyContent: "space-between", gap: "3" });
const label = css({ color: "text-muted" });
const value = css({
  color: "text-strong",
  fontWeight: "semibold",
  textAlign: "right",
  "&[data-tone=good]": { color: "success" },
  "&[data-tone=bonus]": { color: "danger" },
});
