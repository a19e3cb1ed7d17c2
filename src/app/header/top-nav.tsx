import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { CategoryPanel } from "../nav/category-panel.tsx";
import { NavItem } from "../nav/nav-item.tsx";
import { type NavEntry, useNav } from "../nav/use-nav.ts";
import { usePanels } from "../nav/use-panels.ts";
import { wrap } from "../wrap.ts";

/** Categories in the manifest's order, each with its panel across the page. */
export function TopNav() {
  const { t } = useTranslation("shell");
  const id = useId();
  const nav = useNav();
  const panels = usePanels("row");
  const main = nav.entries.filter((entry) => entry.key !== "customer");
  return (
    <nav aria-label={t("nav.label")} className={frame} {...panels.list}>
      <ul className={list}>
        {main.map((entry) => (
          <li
            key={entry.key}
            className={css({ display: "flex" })}
            {...panels.item(entry.key, entry.panel)}
          >
            <NavItem
              entry={entry}
              open={panels.open === entry.key}
              panelId={id}
              className={link}
              onClick={panels.trigger(entry.key).onClick}
              onNavigate={panels.close}
            >
              {t(`nav.${entry.key}`)}
            </NavItem>
            {panels.open === entry.key && entry.panel && (
              <TopPanel id={id} entry={entry} nav={nav} label={t(`nav.${entry.key}`)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TopPanelProps {
  readonly id: string;
  readonly entry: NavEntry;
  readonly nav: ReturnType<typeof useNav>;
  readonly label: string;
}

function TopPanel({ id, entry, nav, label }: TopPanelProps) {
  return (
    <section id={id} aria-label={label} data-nav-panel="" data-ground="page" className={panel}>
      <div className={cx(wrap, css({ paddingBlock: "5" }))}>
        <CategoryPanel entry={entry} nav={nav} look="wide" />
      </div>
    </section>
  );
}

const frame = css({ display: { base: "none", desktop: "block" }, height: "full", minWidth: "0" });
const list = css({ display: "flex", height: "full", gap: "1" });

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
  _focusVisible: { outlineOffset: "[-3px]" },
  _after: {
    content: '""',
    position: "absolute",
    insetInline: { base: "2", wide: "3" },
    bottom: "0",
    height: "[3px]",
    borderRadius: "[3px 3px 0 0]",
    background: "header-accent",
    transform: "[scaleX(0)]",
    transition: "[transform {durations.base} {easings.out}]",
  },
  _hover: { _after: { transform: "none" } },
  "&[aria-expanded=true], &[aria-current]": { _after: { transform: "none" } },
  "&[aria-current]": { fontWeight: "bold" },
});

const panel = css({
  position: "absolute",
  insetInline: "0",
  top: "[100%]",
  maxHeight: "[calc(100dvh - 8rem)]",
  overflowY: "auto",
  background: "surface-overlay",
  borderTop: "[1px solid {colors.border}]",
  boxShadow: "3",
  color: "text",
  animation: "[fade {durations.base} {easings.out}]",
});
