import { Fragment, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { css } from "#styled/css/index.js";
import type { HelpMenuState } from "./use-help-menu.ts";

/** Beside the text on wide screens; phones open it in a sheet. */
export function HelpMenu({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation("help");
  const frameRef = useRef<HTMLElement>(null);
  const slug = menu.current?.slug;
  useEffect(() => {
    if (slug !== undefined) showCurrent(frameRef.current);
  }, [slug]);
  return (
    <nav ref={frameRef} aria-label={t("menu")} className={menuStyle}>
      <HelpMenuList menu={menu} />
    </nav>
  );
}

/** The menu may be longer than the window; the window itself stays where it is. */
function showCurrent(frame: HTMLElement | null): void {
  const current = frame?.querySelector("[aria-current]");
  if (!frame || !current) return;
  const [outer, inner] = [frame.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.bottom > outer.bottom || inner.top < outer.top) {
    frame.scrollTop += inner.top - outer.top - outer.height / 2;
  }
}

interface HelpMenuListProps {
  readonly menu: HelpMenuState;
  readonly onPick?: () => void;
}

export function HelpMenuList({ menu, onPick }: HelpMenuListProps) {
  const { t } = useTranslation(["help", "titles"]);
  return menu.groups.map(({ key, entries }) => (
    <Fragment key={key}>
      <h2 className={heading}>{t(`group.${key}`)}</h2>
      <ul className={list}>
        {entries.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path} className={link} onClick={onPick}>
              {t(`titles:${title}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}

const menuStyle = css({
  position: "sticky",
  top: "below-header",
  display: { base: "none", desktop: "block" },
  maxHeight: "below-header",
  paddingTop: "1",
  paddingBottom: "4",
  paddingInline: "3",
  borderRadius: "lg",
  background: "surface",
  boxShadow: "1-edge",
  overflowY: "auto",
  scrollbarWidth: "thin",
  _print: { display: "none" },
});

const heading = css({
  paddingTop: "4",
  paddingBottom: "1",
  paddingInline: "3",
  color: "text-muted",
  fontSize: "xs",
  fontWeight: "medium",
});

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", desktop: "minmax(0, 1fr)" },
  gap: "0-5",
});

const link = css({
  display: "flex",
  alignItems: "center",
  minHeight: { base: "11", desktop: "9" },
  paddingInline: "3",
  borderRadius: "md",
  fontSize: "sm",
  lineHeight: "tight",
  transitionProperty: "background, color",
  transitionDuration: "fast",
  _hover: { background: "surface-hover" },
  "&[aria-current]": { background: "accent-subtle", color: "accent-text", fontWeight: "bold" },
});
