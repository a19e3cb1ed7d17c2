import { ChevronDown, List } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { HelpMenuList } from "./help-menu.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

/** The menu on a phone: a button that names the page, and all pages in a sheet. */
export function HelpMenuSheet({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation(["help", "titles"]);
  const [open, setOpen] = useState(false);
  const title = menu.current?.title;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={button}
        onClick={() => setOpen(true)}
      >
        <Icon as={List} />
        <span className={css({ color: "text-muted" })}>{t("menu")}</span>
        <b className={current}>{title === undefined ? "" : t(`titles:${title}`)}</b>
        <Icon as={ChevronDown} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t("menu")}>
        <nav aria-label={t("menu")}>
          <HelpMenuList menu={menu} onPick={() => setOpen(false)} />
        </nav>
      </Sheet>
    </>
  );
}

const button = css({
  display: { base: "flex", desktop: "none" },
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "[2.75rem]",
  paddingInline: "4",
  border: "none",
  borderRadius: "md",
  background: "surface",
  boxShadow: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]",
  color: "text",
  cursor: "pointer",
  fontSize: "sm",
  _print: { display: "none" },
});

const current = css({
  flex: "1",
  minWidth: "0",
  color: "text-strong",
  fontWeight: "semibold",
  overflow: "hidden",
  textAlign: "left",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
