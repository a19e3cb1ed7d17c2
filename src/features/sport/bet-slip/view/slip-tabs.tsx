// Tabs for the slip and the member's bets. Both load when there is something to show.
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { QuickBetSwitch } from "./quick-bet-switch.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useSlipParts } from "../lazy-slip.ts";
import { useSelectionCount } from "../../markets/slip-selections.ts";
import { SlipEmpty } from "./slip-empty.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useOpenBetCount } from "./use-open-bet-count.ts";
import { showTab, type SlipTab, useSlipCount, useSlipView } from "./view-store.ts";

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
  const parts = useSlipParts();
  const count = useSelectionCount();
  const counts = { slip: useSlipCount(), bets: useOpenBetCount() };
  return (
    <>
      <p aria-live="polite" className={srOnly}>
        {parts === null ? t("rail.announce", { count }) : <parts.SlipNews />}
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
        onChange={showTab}
        panelRef={useKeptFocus()}
      >
        {tab === "bets" && <Suspense fallback={<Waiting />}>{bets}</Suspense>}
        {tab === "slip" && (
          <>
            {brand().quickBet !== false && <QuickBetSwitch />}
            {parts === null ? <Before count={count} /> : <parts.SlipPanel />}
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
