import { Tabs as Base } from "@base-ui/react/tabs";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { MyBets } from "../my-bets/my-bets.tsx";
import { SlipAnnouncer } from "./slip-announcer.tsx";
import { SlipPanel } from "./slip-panel.tsx";
import { countBadge } from "./slip-style.ts";
import { useOpenBetCount, usePickCount } from "./use-counts.ts";
import { showTab, type SlipTab, useSlipView } from "./view-store.ts";

interface SlipTabsProps {
  /** Room in the row of tabs for a button of the frame. */
  readonly inset?: "none" | "end";
}

export function SlipTabs({ inset = "none" }: SlipTabsProps) {
  const { t } = useTranslation("sport");
  const tab = useSlipView((state) => state.tab);
  const counts = { slip: usePickCount(), bets: useOpenBetCount() };
  return (
    <Base.Root value={tab} onValueChange={(next: SlipTab) => showTab(next)}>
      <SlipAnnouncer />
      <Base.List aria-label={t("view.tabs")} className={row({ inset })}>
        {TABS.map((value) => (
          <Base.Tab key={value} value={value} className={tabStyle}>
            {t(`view.tab.${value}`)}
            {counts[value] > 0 && (
              <span className={countBadge({ on: value === tab })}>{counts[value]}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value="slip" className={panel}>
        <SlipPanel />
      </Base.Panel>
      <Base.Panel value="bets" className={panel}>
        <MyBets />
      </Base.Panel>
    </Base.Root>
  );
}

const TABS = ["slip", "bets"] as const satisfies readonly SlipTab[];

const row = cva({
  base: {
    // In view over a long slip.
    position: "sticky",
    top: "0",
    zIndex: "1",
    display: "grid",
    gridTemplateColumns: "[1fr 1fr]",
    background: "surface-sunken",
    borderTopRadius: "lg",
  },
  variants: { inset: { none: {}, end: { paddingRight: "[2rem]" } } },
});

const tabStyle = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  height: "row",
  minHeight: "[2.5rem]",
  minWidth: "0",
  border: "none",
  borderBottom: "[1px solid {colors.border}]",
  background: "transparent",
  color: "text-muted",
  cursor: "pointer",
  fontSize: "md",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { color: "text-strong" },
  _focusVisible: { outlineOffset: "[-3px]" },
  "&[data-active]": {
    background: "surface-raised",
    color: "text-strong",
    fontWeight: "bold",
    borderBottomColor: "transparent",
    boxShadow: "[inset 0 3px 0 {colors.accent}]",
  },
});

const panel = css({ outline: "none", minWidth: "0" });
