import { ChevronDown, List } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { errorText } from "#lib/calls/error-text.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import type { HelpPagesSheet } from "./help-pages-sheet.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

// A sheet is a dialog and brings the code of one along: it comes when it is asked for.
const loadSheet = () => import("./help-pages-sheet.tsx");

/** The menu on a phone: a button that names the page, and all pages in a sheet. */
export function HelpMenuSheet({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation(["help", "titles"]);
  const [Sheet, setSheet] = useState<typeof HelpPagesSheet | null>(null);
  const [open, setOpen] = useState(false);
  const title = menu.current?.title;
  const show = async () => {
    try {
      const { HelpPagesSheet: loaded } = await loadSheet();
      setSheet(() => loaded);
      setOpen(true);
    } catch (error) {
      showToast(errorText(error));
    }
  };
  return (
    <>
      <PlainButton
        aria-haspopup="dialog"
        aria-expanded={open}
        className={button}
        onClick={() => void show()}
      >
        <Icon as={List} />
        <span className={css({ color: "text-muted" })}>{t("menu")}</span>
        <b className={current}>{title === undefined ? "" : t(`titles:${title}`)}</b>
        <Icon as={ChevronDown} />
      </PlainButton>
      {Sheet !== null && <Sheet menu={menu} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const button = css({
  display: { base: "flex", desktop: "none" },
  alignItems: "center",
  gap: "2",
  width: "full",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "md",
  background: "surface",
  boxShadow: "1-edge",
  color: "text",
  fontSize: "sm",
  _print: { display: "none" },
});

const current = css({
  flex: "1",
  minWidth: "0",
  color: "text-strong",
  fontWeight: "semibold",
  truncate: true,
  textAlign: "left",
});
