// The slip and the member's bets, one at a time. What they show comes when there is something to show.
import { type KeyboardEvent, Suspense, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { srOnly } from "../../../ui/sr-only.ts";
import { lateView } from "../late-view.ts";
import { usePickCount, useSlipCode } from "../slip/slip-door.ts";
import { SlipEmpty } from "./slip-empty.tsx";
import { countBadge } from "./slip-style.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useOpenBetCount } from "./use-open-bet-count.ts";
import { showTab, type SlipTab, useSlipView } from "./view-store.ts";

const MyBets = lateView(async () => (await import("../my-bets/my-bets.tsx")).MyBets);

interface SlipTabsProps {
  /** Room in the row of tabs for a button of the frame. */
  readonly inset?: "none" | "end";
}

export function SlipTabs({ inset = "none" }: SlipTabsProps) {
  const { t } = useTranslation("sport");
  const id = useId();
  const tab = useSlipView((state) => state.tab);
  const code = useSlipCode();
  const count = usePickCount();
  const { list, onKeyDown } = useArrows(tab);
  const kept = useKeptFocus();
  return (
    <>
      <p aria-live="polite" className={srOnly}>
        {code === null ? t("rail.announce", { count }) : <code.SlipNews />}
      </p>
      <div ref={list} role="tablist" aria-label={t("rail.tabs")} className={row({ inset })}>
        {TABS.map((value) => (
          <Tab key={value} id={id} value={value} active={value === tab} onKeyDown={onKeyDown} />
        ))}
      </div>
      <div
        ref={kept}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={panel}
      >
        {tab === "bets" && (
          <Suspense fallback={<Waiting />}>
            <MyBets />
          </Suspense>
        )}
        {tab === "slip" && (code === null ? <Before count={count} /> : <code.SlipPanel />)}
      </div>
    </>
  );
}

/** What has been pressed waits for the slip. */
function Before({ count }: { readonly count: number }) {
  return count > 0 ? <Waiting /> : <SlipEmpty />;
}

function Waiting() {
  return (
    <div aria-busy="true" className={waiting}>
      <Skeleton className={room} />
    </div>
  );
}

interface TabProps {
  /** Of the tabs, for the panel. */
  readonly id: string;
  readonly value: SlipTab;
  readonly active: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Tab({ id, value, active, onKeyDown }: TabProps) {
  const { t } = useTranslation("sport");
  const counts = { slip: usePickCount(), bets: useOpenBetCount() };
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}`}
      aria-selected={active}
      aria-controls={active ? `${id}-panel` : undefined}
      tabIndex={active ? 0 : -1}
      className={tabStyle}
      onClick={() => showTab(value)}
      onKeyDown={onKeyDown}
    >
      {t(`rail.tab.${value}`)}
      {counts[value] > 0 && <span className={countBadge({ on: active })}>{counts[value]}</span>}
    </button>
  );
}

/** The arrows go round the tabs, which open as they are reached. */
function useArrows(tab: SlipTab) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = nextPlace(event.key, TABS.indexOf(tab));
    const next = place === null ? undefined : TABS.at(place % TABS.length);
    if (next === undefined || place === null) return;
    event.preventDefault();
    showTab(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]").item(TABS.indexOf(next)).focus();
  };
  return { list, onKeyDown };
}

function nextPlace(key: string, place: number): number | null {
  if (key === "ArrowRight") return place + 1;
  if (key === "ArrowLeft") return place - 1;
  if (key === "Home") return 0;
  return key === "End" ? -1 : null;
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
  "&[aria-selected=true]": {
    background: "surface-raised",
    color: "text-strong",
    fontWeight: "bold",
    borderBottomColor: "transparent",
    boxShadow: "[inset 0 3px 0 {colors.accent}]",
  },
});

const panel = css({ outline: "none", minWidth: "0" });
const waiting = css({ padding: "3" });
const room = css({ height: "[12rem]", borderRadius: "md" });
