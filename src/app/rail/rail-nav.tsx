import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Heading, Stack } from "#styled/jsx/index.js";
import { formatCount } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { NAV_ICONS } from "../nav/nav-icons.ts";
import { NavItem } from "../nav/nav-item.tsx";
import { PanelSlot } from "../nav/panel-slot.tsx";
import { useNav } from "../nav/use-nav.ts";
import { usePanels } from "../nav/use-panels.ts";

/** Categories from top to bottom with what they hold now; panels fly out beside the rail. */
export function RailNav() {
  const { t } = useTranslation("shell");
  const id = useId();
  const nav = useNav();
  const panels = usePanels("column");
  const main = nav.entries.filter((entry) => entry.key !== "customer");
  return (
    <nav aria-label={t("nav.label")} data-tour="nav" {...panels.list}>
      <Stack as="ul" gap="0-5">
        {main.map((entry) => (
          <li key={entry.key} {...panels.item(entry)}>
            <NavItem entry={entry} panels={panels} panelId={id} className={link}>
              <Icon as={NAV_ICONS[entry.key]} />
              <span data-rail-text>{t(`nav.${entry.key}`)}</span>
              {entry.category?.count != null && (
                <em data-rail-text className={cx(figures, count)}>
                  {formatCount(entry.category.count)}
                </em>
              )}
            </NavItem>
            {panels.open === entry.key && entry.panel !== null && (
              <section
                id={id}
                aria-label={t(`nav.${entry.key}`)}
                data-nav-panel=""
                data-ground="page"
                className={panel}
              >
                <Heading paddingBlock="2" paddingInline="3" size="lg">
                  {t(`nav.${entry.key}`)}
                </Heading>
                <PanelSlot
                  entry={entry}
                  venue={entry.panel}
                  nav={nav}
                  look="narrow"
                  onNavigate={panels.close}
                />
              </section>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const link = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "full",
  height: "9-5",
  paddingInline: "3",
  borderRadius: "sm",
  color: "header-text",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "left",
  whiteSpace: "nowrap",
  "& svg": { color: "header-text/70" },
  _hover: { background: "header-text/8" },
  "&[aria-expanded=true]": { background: "header-text/8" },
  "&[aria-current]": {
    background: "header-accent/20",
    fontWeight: "bold",
    "& svg": { color: "header-accent" },
    _before: {
      content: '""',
      position: "absolute",
      left: "-3",
      insetBlock: "1-5",
      width: "bar",
      background: "header-accent",
    },
  },
});

const count = css({
  marginLeft: "auto",
  color: "header-text/70",
  fontSize: "2xs",
  fontStyle: "normal",
});

const panel = css({
  position: "absolute",
  left: "full",
  top: "0",
  bottom: "0",
  width: "88",
  overflowY: "auto",
  padding: "4",
  background: "surface-overlay",
  borderInline: "thin",
  boxShadow: "3",
  color: "text",
  animation: "fade {durations.base} {easings.out}",
});
