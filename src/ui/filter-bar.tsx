import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";

interface FilterBarProps {
  /** Chips and segments, side by side where there is room. */
  readonly choices: ReactNode;
  /** Fields with a label each. */
  readonly children: ReactNode;
}

/** The filters above a list. */
export function FilterBar({ choices, children }: FilterBarProps) {
  return (
    <div className={frame}>
      <div className={line}>{choices}</div>
      <div className={fields}>{children}</div>
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", minWidth: "0" });
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minWidth: "0",
});
const fields = css({
  display: "grid",
  gridTemplateColumns: {
    // No narrower than a date with its button.
    base: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    desktop: "repeat(3, minmax(0, 14rem))",
  },
  alignItems: "end",
  gap: "3",
  "& > :last-child:not(:nth-child(2))": { gridColumn: { base: "1 / -1", desktop: "auto" } },
});
