// The total of a money form and its button. On a phone it is a bar at the bottom that covers the end of the page.
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";
import { figures } from "./money.tsx";

interface TotalBarProps {
  readonly name: string;
  /** The sum; read out when it changes. */
  readonly children: ReactNode;
  readonly button: ReactNode;
}

export function TotalBar({ name, children, button }: TotalBarProps) {
  return (
    <div className={bar}>
      <p className={total}>
        <span className={label}>{name}</span>
        <span aria-live="polite" className={cx(figures, sum)}>
          {children}
        </span>
      </p>
      {button}
    </div>
  );
}

// It stands on the site's bottom bar, with room at its end for that bar and its raised round button.
const bar = css({
  position: { base: { base: "fixed", _low: "static" }, desktop: "static" },
  insetInline: { base: "0", desktop: "auto" },
  bottom: { base: "0", desktop: "auto" },
  zIndex: { base: "sticky", desktop: "auto" },
  display: "flex",
  flexDirection: { base: "row", desktop: "column" },
  alignItems: { base: "center", desktop: "stretch" },
  justifyContent: "space-between",
  gap: { base: "3", desktop: "5" },
  paddingTop: { base: "2", desktop: "0" },
  paddingBottom: { base: { base: "22-safe", _low: "2" }, desktop: "0" },
  paddingInline: { base: "4", desktop: "0" },
  borderTopRadius: { base: "lg", desktop: "0" },
  background: { base: "surface-overlay", desktop: "transparent" },
  boxShadow: { base: "3-edge", desktop: "none" },
  "& > :is(button, a)": {
    minHeight: { base: "11", desktop: "0" },
    flex: { base: "none", desktop: "auto" },
    paddingInline: { base: "5", desktop: "8" },
  },
});
const total = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  flexWrap: { desktop: "wrap" },
  alignItems: { desktop: "baseline" },
  justifyContent: "space-between",
  minWidth: "0",
  paddingTop: { desktop: "3-5" },
  borderTop: { desktop: "[1px dashed {colors.border-strong}]" },
});
const label = css({ color: "text-muted", fontSize: { base: "xs", desktop: "sm" } });
const sum = css({
  color: "text-strong",
  fontSize: { base: "lg", desktop: "2xl" },
  fontWeight: "bold",
  lineHeight: "tight",
});
