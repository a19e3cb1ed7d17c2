// The slip beside the matches; folds to a tab at the edge.
import { PanelRightClose, PanelRightOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Icon } from "#ui/pictures/icon.tsx";
import { CountBadge } from "#ui/text/count-badge.tsx";
import { SlipTabs } from "./slip-tabs.tsx";
import { setRailOpen, useSlipCount, useSlipView } from "./view/view-store.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface SlipRailProps {
  readonly bets: ReactNode;
}

export function SlipRail({ bets }: SlipRailProps) {
  const { t } = useTranslation("sport");
  const open = useSlipView((state) => state.open);
  const count = useSlipCount();
  return (
    <aside
      aria-label={t("rail.slip")}
      data-slip-rail={open ? "open" : "folded"}
      className={rail({ open })}
    >
      {/* One button for both states keeps the focus. */}
      <div className={open ? corner : undefined}>
        <PlainButton
          aria-expanded={open}
          aria-label={t(open ? "rail.fold" : "rail.unfold", { count })}
          title={t(open ? "rail.fold" : "rail.unfold", { count })}
          className={fold({ open })}
          onClick={() => setRailOpen(!open)}
        >
          <Icon as={open ? PanelRightClose : PanelRightOpen} />
          {!open && (
            <>
              <span className={upright}>{t("rail.slip")}</span>
              {count > 0 && <CountBadge>{count}</CountBadge>}
            </>
          )}
        </PlainButton>
      </div>
      {open && <SlipTabs bets={bets} inset />}
    </aside>
  );
}

const rail = cva({
  base: {
    position: "relative",
    display: { base: "none", desktop: "block" },
    minWidth: "0",
    borderRadius: "lg",
    background: "surface-raised",
    boxShadow: "1-edge",
    // Not hidden: the foot of the slip sticks to the surrounding column.
    overflow: "clip",
  },
  variants: {
    open: {
      true: {},
      false: {
        width: "11",
        marginLeft: "auto",
        // Elements below in the column need its width.
        "&[data-slip-rail] ~ *": { display: "none" },
      },
    },
  },
});

/** Above the tabs, and sticky with them over a long slip. */
const corner = css({ position: "sticky", top: "0", zIndex: "2", height: "0" });

const fold = cva({
  base: {
    display: "grid",
    placeItems: "center",
    color: "text-muted",
    _hover: { color: "text-strong", background: "surface-hover" },
    _focusVisible: { outlineOffset: "-0-5" },
  },
  variants: {
    open: {
      true: {
        position: "absolute",
        top: "0",
        right: "0",
        width: "8",
        height: "row",
        background: "surface-sunken",
      },
      false: { gap: "3", width: "full", paddingBlock: "4" },
    },
  },
});

const upright = css({
  writingMode: "vertical-rl",
  fontSize: "sm",
  fontWeight: "bold",
  letterSpacing: "wider",
});
