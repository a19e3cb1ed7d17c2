import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { css, cx } from "#styled/css/index.js";

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly count?: number;
}

interface TabsProps<T extends string> {
  /** Spoken name of the row. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Content of the shown tab. */
  readonly children: ReactNode;
  readonly className?: string;
}

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, value, onChange, children, className } = props;
  return (
    <Base.Root value={value} className={cx(className)} onValueChange={(next: T) => onChange(next)}>
      <Base.List aria-label={label} className={row}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
            {tab.count !== undefined && <span className={count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={css({ outline: "none" })}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}

const row = css({
  display: "flex",
  gap: "6",
  borderBottom: "[1px solid {colors.border}]",
  overflowX: "auto",
  scrollbarWidth: "[none]",
});

const tabStyle = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "[0.4rem]",
  height: "row",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "md",
  fontWeight: "medium",
  whiteSpace: "nowrap",
  _hover: { color: "text-strong" },
  _focusVisible: { outlineOffset: "[-2px]" },
  "&[data-active]": {
    color: "text-strong",
    fontWeight: "bold",
    _after: {
      content: '""',
      position: "absolute",
      insetInline: "0",
      bottom: "0",
      height: "[3px]",
      borderRadius: "[3px 3px 0 0]",
      background: "accent",
    },
  },
});

const count = css({
  color: "text-muted",
  fontFamily: "figures",
  fontSize: "2xs",
  fontVariantNumeric: "tabular-nums",
  fontWeight: "semibold",
});
