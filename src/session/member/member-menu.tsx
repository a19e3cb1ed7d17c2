import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { css, cva } from "#styled/css/index.js";
import { useOpenPages } from "../site/use-has-page.ts";
import { MemberLink } from "./member-link.tsx";
import { MemberLine } from "./member-line.tsx";
import { isAt, memberPages } from "./member-pages.ts";

interface MemberMenuProps {
  /** `phone`: the brand has another menu in wide windows. */
  readonly on: "phone" | "everywhere";
}

export function MemberMenu({ on }: MemberMenuProps) {
  const { t } = useTranslation("account");
  const { pathname } = useLocation();
  const groups = memberPages(useOpenPages());
  return (
    <nav aria-label={t("menu.label")} className={menu({ on })}>
      <div className={me}>
        <MemberLine />
      </div>
      {groups.map(({ group, pages }) => (
        <Fragment key={group}>
          <h2 className={heading}>{t(`menu.${group}`)}</h2>
          <ul className={list}>
            {pages.map((page) => {
              const here = isAt(page, pathname);
              return (
                <li key={page.path}>
                  <MemberLink
                    page={page}
                    isHere={here}
                    {...(here && { ref: centreInRow })}
                    className={link}
                  />
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Scrolls the row on a phone, so that the open page is visible in it. */
function centreInRow(chip: HTMLAnchorElement | null): void {
  const row = chip?.closest("nav");
  if (chip != null && row != null)
    row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}

// On a phone the menu is a row of chips that scrolls; nothing else of the card is left.
const menu = cva({
  base: {
    position: { desktop: "sticky" },
    top: { desktop: "below-header" },
    gap: "2",
    minWidth: "0",
    paddingBlock: { base: "0-5", desktop: "4" },
    paddingInline: { base: "0-5", desktop: "3" },
    borderRadius: "lg",
    background: { desktop: "surface" },
    boxShadow: { desktop: "1-edge" },
    layerStyle: "scrollRow",
    overflowX: { desktop: "visible" },
  },
  variants: {
    on: {
      phone: { display: { base: "flex", desktop: "none" } },
      everywhere: { display: { base: "flex", desktop: "block" } },
    },
  },
});

const me = css({
  display: { base: "none", desktop: "block" },
  paddingBottom: "3",
  color: "text-strong",
});
const heading = css({
  display: { base: "none", desktop: "block" },
  paddingTop: "3",
  paddingBottom: "1",
  paddingInline: "3",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
});

const list = css({ display: { base: "contents", desktop: "grid" }, gap: "0-5" });

const link = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "2", desktop: "3" },
  flex: "none",
  height: "10",
  paddingInline: "3",
  borderRadius: { base: "chip", desktop: "md" },
  boxShadow: { base: "edge-strong", desktop: "none" },
  fontSize: "sm",
  whiteSpace: "nowrap",
  transitionProperty: "background, color",
  transitionDuration: "fast",
  "& svg": { color: "text-muted" },
  _hover: { background: "surface-hover" },
  "&[aria-current]": {
    background: "accent-subtle",
    boxShadow: { base: "edge-mark", desktop: "none" },
    color: "accent-text",
    fontWeight: "bold",
    "& svg": { color: "inherit" },
  },
});
