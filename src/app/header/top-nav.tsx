import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { NavItem } from "../nav/nav-item.tsx";
import { PanelSlot } from "../nav/panel-slot.tsx";
import { useNav } from "../nav/use-nav.ts";
import { usePanels } from "../nav/use-panels.ts";
import { useWrap } from "../page/wrap.ts";

/** Categories in the manifest's order, each with its panel across the page. */
export function TopNav() {
  const { t } = useTranslation("shell");
  const id = useId();
  const nav = useNav();
  const panels = usePanels("row");
  const wrap = useWrap();
  const main = nav.entries.filter((entry) => entry.key !== "customer");
  return (
    <nav aria-label={t("nav.label")} data-tour="nav" className={frame} {...panels.list}>
      <Row as="ul" height="full" gap="1">
        {main.map((entry) => (
          <li key={entry.key} className={css({ display: "flex" })} {...panels.item(entry)}>
            <NavItem entry={entry} panels={panels} panelId={id} className={link}>
              {t(`nav.${entry.key}`)}
            </NavItem>
            {panels.open === entry.key && entry.panel !== null && (
              <section
                id={id}
                aria-label={t(`nav.${entry.key}`)}
                data-nav-panel=""
                data-ground="page"
                className={panel}
              >
                <div className={cx(wrap, css({ paddingBlock: "5" }))}>
                  <PanelSlot
                    entry={entry}
                    venue={entry.panel}
                    nav={nav}
                    look="wide"
                    onNavigate={panels.close}
                  />
                </div>
              </section>
            )}
          </li>
        ))}
      </Row>
    </nav>
  );
}

const frame = css({ display: { base: "none", desktop: "block" }, height: "full", minWidth: "0" });
const link = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  paddingInline: { base: "2", wide: "3" },
  color: "header-text",
  cursor: "pointer",
  fontSize: { base: "md", _professional: "sm" },
  fontWeight: "medium",
  whiteSpace: "nowrap",
  _focusVisible: { outlineOffset: "-0-5" },
  _after: {
    content: '""',
    position: "absolute",
    insetInline: { base: "2", wide: "3" },
    bottom: "0",
    height: "bar",
    borderTopRadius: "3px",
    background: "header-accent",
    transform: "scaleX(0)",
    transition: "transform {durations.base} {easings.out}",
  },
  _hover: { _after: { transform: "none" } },
  "&[aria-expanded=true], &[aria-current]": { _after: { transform: "none" } },
  "&[aria-current]": { fontWeight: "bold" },
});

const panel = css({
  position: "absolute",
  insetInline: "0",
  top: "full",
  maxHeight: "[calc(100dvh - 8rem)]",
  overflowY: "auto",
  background: "surface-overlay",
  borderTop: "thin",
  boxShadow: "3",
  color: "text",
  animation: "fade {durations.base} {easings.out}",
});
