// Phones: a bar with the number of selections and their cost, and the slip in a sheet over the matches.
import { Dialog as Base } from "@base-ui/react/dialog";
import { ChevronUp, ReceiptText } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { latePart } from "#session/parts/late-part.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { scrim } from "#ui/overlays/scrim.ts";
import { srOnly } from "#ui/text/sr-only.ts";
import { useClosesTop } from "#ui/overlays/top-dialog.ts";
import { useOpener } from "#ui/overlays/use-opener.ts";
import { loadSlip, useSlipLoaded } from "./lazy-slip.ts";
import { isCombining, useSelectionCount } from "../markets/slip-selections.ts";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { SlipTabs } from "./slip-tabs.tsx";
import { useOpenBetCount } from "./view/use-open-bet-count.ts";
import {
  openForStake,
  setSheetOpen,
  showSlipTab,
  useSlipCount,
  useSlipView,
} from "./view/view-store.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const SlipTotal = latePart(async () => (await loadSlip()).SlipTotal, { unasked: true });

interface SlipSheetProps {
  readonly bets: ReactNode;
}

export function SlipSheet({ bets }: SlipSheetProps) {
  const { t } = useTranslation("sport");
  const open = useSlipView((state) => state.sheet);
  const { popup, closesTop } = useClosesTop();
  const finalFocus = useOpener(open);
  useFirstPrice();
  return (
    <>
      <SlipBar />
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          if (!next && closesTop(event)) setSheetOpen(false);
        }}
      >
        <Base.Portal>
          <Base.Backdrop className={scrim} />
          <Base.Popup ref={popup} finalFocus={finalFocus} className={sheet}>
            <Base.Title className={srOnly}>{t("rail.slip")}</Base.Title>
            <Base.Close aria-label={t("rail.closeSheet")} className={grip} />
            <div className={content}>
              <SlipTabs bets={bets} />
            </div>
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </>
  );
}

/** The first price asks for its amount at once; further prices, and those of a combination, go into the closed slip. */
function useFirstPrice(): void {
  const count = useSelectionCount();
  const before = useRef(count);
  useEffect(() => {
    if (before.current === 0 && count === 1 && !isCombining()) openForStake();
    before.current = count;
  }, [count]);
}

/**
 * Hidden without selections and open bets. Stays under the open sheet, so that the focus can return to it.
 */
function SlipBar() {
  const { t } = useTranslation("sport");
  const picks = useSlipCount();
  const bets = useOpenBetCount();
  const loaded = useSlipLoaded();
  const opened = useSlipView((state) => state.sheet);
  if (picks === 0 && bets === 0 && !opened) return null;
  const tab = picks > 0 ? "slip" : "bets";
  const open = () => {
    showSlipTab(tab);
    setSheetOpen(true);
  };
  return (
    <PlainButton aria-haspopup="dialog" data-slip-bar="" className={bar} onClick={open}>
      <Icon as={ReceiptText} />
      <span>{t(`rail.tab.${tab}`)}</span>
      <CountBadge>{tab === "slip" ? picks : bets}</CountBadge>
      <Text as="span" flex="1" textAlign="right" weight="semibold">
        <Suspense>{tab === "slip" && loaded && <SlipTotal />}</Suspense>
      </Text>
      <Icon as={ChevronUp} />
    </PlainButton>
  );
}

const bar = css({
  position: "fixed",
  insetInline: "0",
  // Directly above the site's bottom bar and as wide: a bar with space around it would cover prices.
  bottom: { base: "15-safe", _low: "11-safe" },
  zIndex: "sticky",
  display: { base: "flex", desktop: "none" },
  alignItems: "center",
  gap: "2",
  height: { base: "11", _low: "10" },
  paddingInline: "5",
  background: "surface-overlay",
  borderTop: "thin",
  borderColor: "accent-line",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "bold",
});

const sheet = css({
  position: "fixed",
  insetInline: "0",
  bottom: "0",
  zIndex: "dialog",
  display: "flex",
  flexDirection: "column",
  maxWidth: "160",
  maxHeight: "sheet",
  marginInline: "auto",
  borderTopRadius: "xl",
  background: "surface-raised",
  boxShadow: "3-top",
  color: "text",
  outline: "none",
  transition: "translate {durations.slow} {easings.out}",
  "&[data-starting-style], &[data-ending-style]": { translate: "0 100%" },
});

const content = css({
  minHeight: "0",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBottom: "safe-bottom",
});

/** As high as a finger: it begins above the sheet, where a tap closes it too. */
const grip = css({
  display: "block",
  flex: "none",
  width: "full",
  height: "11",
  marginTop: "-5",
  paddingTop: "5",
  cursor: "pointer",
  _before: {
    content: '""',
    display: "block",
    width: "10",
    height: "1",
    marginInline: "auto",
    borderRadius: "pill",
    background: "border-strong",
  },
  _focusVisible: { outlineOffset: "-0-5" },
});
