import { ChevronDown, List } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

// A sheet is a dialog and brings the code of one along: it comes when it is asked for.
const HelpPagesSheet = lateOverlay(
  async () => (await import("./help-pages-sheet.tsx")).HelpPagesSheet,
);

/** The menu on a phone: a button that names the page, and all pages in a sheet. */
export function HelpMenuSheet({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation(["help", "titles"]);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const title = menu.current?.title;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <PlainButton aria-haspopup="dialog" aria-expanded={open} className={button} onClick={show}>
        <Icon as={List} />
        <span className={css({ color: "text-muted" })}>{t("menu")}</span>
        <b className={current}>{title === undefined ? "" : t(`titles:${title}`)}</b>
        <Icon as={ChevronDown} />
      </PlainButton>
      <Suspense>
        {wanted && <HelpPagesSheet menu={menu} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
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
