// The slip beside the matches; it folds to a tab at the edge.
import { PanelRightClose, PanelRightOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { usePickCount } from "../slip/slip-door.ts";
import { countBadge } from "./slip-style.ts";
import { SlipTabs } from "./slip-tabs.tsx";
import { setRailOpen, useSlipView } from "./view-store.ts";

export function SlipRail() {
  const { t } = useTranslation("sport");
  const open = useSlipView((state) => state.open);
  const count = usePickCount();
  return (
    <aside
      aria-label={t("rail.slip")}
      data-slip-rail={open ? "open" : "folded"}
      className={rail({ open })}
    >
      {/* The same button in both states: it keeps the focus. */}
      <div className={open ? corner : undefined}>
        <button
          type="button"
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
              {count > 0 && <span className={countBadge({ on: true })}>{count}</span>}
            </>
          )}
        </button>
      </div>
      {open && <SlipTabs inset="end" />}
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
    boxShadow: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]",
    // Not hidden: the foot of the slip sticks to the column around.
    overflow: "clip",
  },
  variants: {
    open: {
      true: {},
      false: {
        width: "[2.75rem]",
        marginLeft: "auto",
        // What stands below in the column needs its width.
        "& ~ *": { display: "none!" },
      },
    },
  },
});

/** Over the tabs, and with them in view over a long slip. */
const corner = css({ position: "sticky", top: "0", zIndex: "2", height: "0" });

const fold = cva({
  base: {
    display: "grid",
    placeItems: "center",
    border: "none",
    background: "transparent",
    color: "text-muted",
    cursor: "pointer",
    _hover: { color: "text-strong", background: "surface-hover" },
    _focusVisible: { outlineOffset: "[-2px]" },
  },
  variants: {
    open: {
      true: {
        position: "absolute",
        top: "0",
        right: "0",
        width: "[2rem]",
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
  letterSpacing: "[0.2em]",
});
