// Tabs for the slip and the member's bets. Both load when there is something to show.
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { QuickBetSwitch } from "./view/quick-bet-switch.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { loadSlip, useSlipLoaded } from "./lazy-slip.ts";
import { useSelectionCount } from "../markets/slip-selections.ts";
import { SlipEmpty } from "./view/slip-empty.tsx";
import { useOpenBetCount } from "./view/use-open-bet-count.ts";
import { showSlipTab, type SlipTab, useSlipCount, useSlipView } from "./view/view-store.ts";

const SlipPanel = latePart(async () => (await loadSlip()).SlipPanel);

interface SlipTabsProps {
  /** The list of bets, which belongs to a later room. */
  readonly bets: ReactNode;
  /** Room in the row of tabs for a button of the frame. */
  readonly inset?: boolean;
}

const TABS = ["slip", "bets"] as const satisfies readonly SlipTab[];

export function SlipTabs({ bets, inset = false }: SlipTabsProps) {
  const { t } = useTranslation("sport");
  const tab = useSlipView((state) => state.tab);
  const loaded = useSlipLoaded();
  const confirming = useSlipView((state) => state.confirming);
  const count = useSelectionCount();
  const counts = { slip: useSlipCount(), bets: useOpenBetCount() };
  return (
    <>
      <p aria-live="polite" className={srOnly}>
        {confirming ? t("view.confirming") : t("rail.announce", { count: counts.slip })}
      </p>
      <Tabs
        look="folder"
        inset={inset}
        label={t("rail.tabs")}
        tabs={TABS.map((value) => ({
          value,
          label: t(`rail.tab.${value}`),
          count: counts[value] > 0 ? counts[value] : undefined,
        }))}
        value={tab}
        onChange={showSlipTab}
        panelRef={useKeptFocus()}
      >
        {tab === "bets" && <Suspense fallback={<Waiting />}>{bets}</Suspense>}
        {tab === "slip" && (
          <>
            {brand().quickBet !== false && <QuickBetSwitch />}
            <Suspense fallback={<Waiting />}>
              {loaded ? <SlipPanel /> : <Before count={count} />}
            </Suspense>
          </>
        )}
      </Tabs>
    </>
  );
}

/** Selections wait for the code of the slip. */
function Before({ count }: { readonly count: number }) {
  return count > 0 ? <Waiting /> : <SlipEmpty />;
}

function Waiting() {
  return (
    <div aria-busy="true" className={css({ padding: "3" })}>
      <Skeleton className={css({ height: "48", borderRadius: "md" })} />
    </div>
  );
}

/**
 * Keeps the focus in a tab panel: when a press removes the focused element, the tab receives the focus
 * instead of the page.
 * @returns the ref of the panel
 */
function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = panel.current;
    if (root === null) return undefined;
    let last: EventTarget | null = null;
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || document.activeElement !== document.body) return;
      // A button that was disabled for a while, as during a request, gets the focus back.
      const tab = root.getAttribute("aria-labelledby") ?? "";
      (last.isConnected ? last : document.getElementById(tab))?.focus();
    });
    const heard = ({ target, type }: Event) => {
      last = type === "focusin" && root.contains(target as Node) ? target : null;
    };
    // A press elsewhere may drop the focus of the panel.
    const events = ["focusin", "pointerdown"] as const;
    for (const event of events) document.addEventListener(event, heard);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      for (const event of events) document.removeEventListener(event, heard);
      observer.disconnect();
    };
  }, []);
  return panel;
}
