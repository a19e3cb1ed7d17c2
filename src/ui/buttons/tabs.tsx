// Tabs over the one panel they show. The arrows go round them, and a tab opens as it is reached.
import { type KeyboardEvent, type ReactNode, type Ref, useId } from "react";
import { css, cva, cx } from "#styled/css/index.js";
import { CountBadge } from "../text/count-badge.tsx";
import { figures } from "../money/money.tsx";
import { PlainButton } from "./plain-button.tsx";

interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly count?: number | undefined;
  /** After the label, such as a number of unread messages. */
  readonly mark?: ReactNode;
}

interface TabsProps<T extends string> {
  /** Spoken name of the row. */
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `folder`: equal halves that stay in view over what they show. */
  readonly look?: "line" | "folder";
  /** Room in the row for a button of the frame. */
  readonly inset?: boolean;
  readonly panelRef?: Ref<HTMLDivElement>;
  /** Content of the shown tab. */
  readonly children: ReactNode;
}

export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, tabs, value, onChange, look = "line", inset = false, panelRef, children } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const place = nextPlace(event.key, here, tabs.length);
    const next = place === null ? undefined : tabs[place];
    if (next === undefined || place === null) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };
  return (
    <div className={frame}>
      <div role="tablist" aria-label={label} className={cx(row({ look }), inset && room)}>
        {tabs.map((tab) => (
          <PlainButton
            key={tab.value}
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={tabStyle({ look })}
            onClick={() => onChange(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.mark}
            <TabCount look={look} shown={tab.value === value} count={tab.count} />
          </PlainButton>
        ))}
      </div>
      <div
        ref={panelRef}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={panel}
      >
        {children}
      </div>
    </div>
  );
}

interface TabCountProps {
  readonly look: "line" | "folder";
  readonly shown: boolean;
  readonly count: number | undefined;
}

function TabCount({ look, shown, count }: TabCountProps) {
  if (count === undefined) return null;
  if (look === "folder") return <CountBadge on={shown}>{count}</CountBadge>;
  return <span className={cx(figures, lineCount)}>{count}</span>;
}

function nextPlace(key: string, here: number, count: number): number | null {
  if (key === "ArrowRight") return (here + 1) % count;
  if (key === "ArrowLeft") return (here - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const row = cva({
  base: { display: "flex", layerStyle: "scrollRow" },
  variants: {
    look: {
      line: { gap: "6", borderBottom: "thin" },
      folder: {
        position: { base: "sticky", _low: "static" },
        top: "0",
        zIndex: "1",
        background: "surface-sunken",
        borderTopRadius: "lg",
        "& > *": { flex: "1" },
      },
    },
  },
});
const room = css({ paddingRight: "8" });

const tabStyle = cva({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minWidth: "target",
    height: "row",
    // Room for a finger.
    minHeight: { base: "11", desktop: "0" },
    color: "text-muted",
    fontSize: "md",
    whiteSpace: "nowrap",
    _hover: { color: "text-strong" },
    _focusVisible: { outlineOffset: "-0-5" },
    "&[aria-selected=true]": { color: "text-strong", fontWeight: "bold" },
  },
  variants: {
    look: {
      line: {
        flex: "none",
        gap: "1-5",
        fontWeight: "medium",
        "&[aria-selected=true]::after": {
          content: '""',
          position: "absolute",
          insetInline: "0",
          bottom: "0",
          height: "bar",
          borderTopRadius: "xs",
          background: "accent-mark",
        },
      },
      folder: {
        gap: "2",
        borderBottom: "thin",
        fontWeight: "semibold",
        "&[aria-selected=true]": {
          background: "surface-raised",
          borderBottomColor: "transparent",
          boxShadow: "edge-top",
        },
      },
    },
  },
});

const frame = css({ minWidth: "0" });
const panel = css({ outline: "none", minWidth: "0" });
const lineCount = css({ color: "text-muted", fontSize: "2xs", fontWeight: "semibold" });
