// Phones: a bar with what is picked and what it costs, and the slip in a sheet over the matches.
import { Dialog as Base } from "@base-ui/react/dialog";
import { ChevronUp, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { scrim } from "../../../ui/scrim.ts";
import { srOnly } from "../../../ui/sr-only.ts";
import { useClosesTop } from "../../../ui/top-dialog.ts";
import { useOpener } from "../../../ui/use-opener.ts";
import { usePickCount, useSlipCode } from "../slip/slip-door.ts";
import { countBadge } from "./slip-style.ts";
import { SlipTabs } from "./slip-tabs.tsx";
import { useOpenBetCount } from "./use-open-bet-count.ts";
import { setSheetOpen, showTab, useSlipView } from "./view-store.ts";

export function SlipSheet() {
  const { t } = useTranslation("sport");
  const open = useSlipView((state) => state.sheet);
  const { popup, closesTop } = useClosesTop();
  const finalFocus = useOpener(open);
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
            <SlipTabs />
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </>
  );
}

/** Nothing picked and no bet running: nothing to open. Under the open sheet it stays, for the focus to go back to. */
function SlipBar() {
  const { t } = useTranslation("sport");
  const picks = usePickCount();
  const bets = useOpenBetCount();
  const code = useSlipCode();
  const opened = useSlipView((state) => state.sheet);
  if (picks === 0 && bets === 0 && !opened) return null;
  const tab = picks > 0 ? "slip" : "bets";
  const open = () => {
    showTab(tab);
    setSheetOpen(true);
  };
  return (
    <button type="button" aria-haspopup="dialog" className={bar} onClick={open}>
      <Icon as={ReceiptText} />
      <span>{t(`rail.tab.${tab}`)}</span>
      <span className={countBadge({ on: true })}>{tab === "slip" ? picks : bets}</span>
      <span className={total}>{tab === "slip" && code !== null && <code.SlipTotal />}</span>
      <Icon as={ChevronUp} />
    </button>
  );
}

const bar = css({
  position: "fixed",
  insetInline: "3",
  // Over the site's own bar and the round button that rises from it.
  bottom: "[calc(5.375rem + env(safe-area-inset-bottom))]",
  zIndex: "sticky",
  display: { base: "flex", desktop: "none" },
  alignItems: "center",
  gap: "2",
  height: "[3rem]",
  paddingInline: "4",
  border: "none",
  borderRadius: "pill",
  background: "surface-overlay",
  boxShadow: "[{shadows.3}, inset 0 0 0 1px {colors.accent-line}]",
  color: "text-strong",
  cursor: "pointer",
  fontSize: "sm",
  fontWeight: "bold",
});

const total = css({ flex: "1", textAlign: "right", fontWeight: "semibold" });

const sheet = css({
  position: "fixed",
  insetInline: "0",
  bottom: "0",
  zIndex: "dialog",
  maxWidth: "[40rem]",
  maxHeight: "[calc(100dvh - 3rem)]",
  marginInline: "auto",
  borderTopRadius: "xl",
  background: "surface-raised",
  boxShadow: "[{shadows.3}, inset 0 1px 0 {colors.hairline}]",
  color: "text",
  outline: "none",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBottom: "[env(safe-area-inset-bottom)]",
  transition: "[translate {durations.slow} {easings.out}]",
  "&[data-starting-style], &[data-ending-style]": { translate: "[0 100%]" },
});

const grip = css({
  display: "block",
  width: "full",
  height: "[1.5rem]",
  border: "none",
  background: "transparent",
  cursor: "pointer",
  _before: {
    content: '""',
    display: "block",
    width: "[2.5rem]",
    height: "[0.25rem]",
    marginInline: "auto",
    borderRadius: "pill",
    background: "border-strong",
  },
  _focusVisible: { outlineOffset: "[-3px]" },
});
