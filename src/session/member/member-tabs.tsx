// The member's menu in one line above the page: the groups, then the pages of the open one. Phones have chips.
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { css, cva, cx } from "#styled/css/index.js";
import { useOpenPages } from "../site/use-has-page.ts";
import { MemberLink } from "./member-link.tsx";
import { isAt, memberPages } from "./member-pages.ts";

interface MemberTabsProps {
  /** On the page, or on the band's dark ground. */
  readonly look: "page" | "band";
}

export function MemberTabs({ look }: MemberTabsProps) {
  const { t } = useTranslation("account");
  const { pathname } = useLocation();
  const groups = memberPages(useOpenPages());
  const open = groups.find(({ pages }) => pages.some((page) => isAt(page, pathname)));
  return (
    <nav aria-label={t("menu.label")} className={line({ look })}>
      <ul className={list}>
        {groups.map(({ group, pages: [page] }) => (
          <li key={group}>
            {page !== undefined && (
              <Link
                to={page.path}
                aria-current={group === open?.group ? "true" : undefined}
                className={cx(tab({ look }), groupTab)}
              >
                {t(`menu.${group}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ul className={list}>
        {(open ?? groups[0])?.pages.map((page) => (
          <li key={page.path}>
            <MemberLink page={page} isHere={isAt(page, pathname)} className={tab({ look })} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const line = cva({
  base: {
    display: { base: "none", desktop: "flex" },
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "6",
    minWidth: "0",
  },
  variants: {
    look: {
      page: {
        padding: "1-5",
        borderRadius: "lg",
        background: "surface",
        boxShadow: "1-edge",
        _highContrast: { border: "contrast" },
      },
      band: {},
    },
  },
});
const list = css({ display: "flex", flexWrap: "wrap", gap: "1" });
const tab = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    height: { base: "10", _professional: "control" },
    paddingInline: "3",
    borderRadius: "md",
    fontSize: "sm",
    whiteSpace: "nowrap",
    transitionProperty: "background, color",
    transitionDuration: "fast",
    "&[aria-current]": { fontWeight: "bold" },
  },
  variants: {
    look: {
      page: {
        "& svg": { color: "text-muted" },
        _hover: { background: "surface-hover" },
        "&[aria-current]": {
          background: "accent-subtle",
          color: "accent-text",
          "& svg": { color: "inherit" },
        },
      },
      band: {
        _hover: { background: "on-art/10" },
        "&[aria-current]": { background: "on-art/20" },
      },
    },
  },
});
/** The open group is marked by its weight alone; its open page has the ground. */
const groupTab = css({ "&[aria-current]": { background: "transparent" } });
