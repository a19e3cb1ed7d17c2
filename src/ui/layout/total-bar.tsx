// The total of a money form and its button. On a phone it is the bar at the bottom.
import type { ReactNode } from "react";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { figures } from "../money/money.tsx";

interface TotalBarProps {
  readonly name: string;
  /** The sum; read out when it changes. */
  readonly children: ReactNode;
  readonly button: ReactNode;
}

export function TotalBar({ name, children, button }: TotalBarProps) {
  return (
    <div data-total-bar="" className={bar}>
      <p className={total}>
        <Text as="span" color="text-muted" size={{ base: "xs", desktop: "sm" }}>
          {name}
        </Text>
        <Text
          as="span"
          aria-live="polite"
          color="text-strong"
          size={{ base: "lg", desktop: "2xl" }}
          weight="bold"
          lineHeight="tight"
          className={figures}
        >
          {children}
        </Text>
      </p>
      {button}
    </div>
  );
}

// It stands in the place of the site's bottom bar: one bar at a time.
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
  paddingBottom: { base: { base: "2-safe", _low: "2" }, desktop: "0" },
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
  borderTop: { desktop: "dashed" },
});
