import { useTranslation } from "react-i18next";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { HelpMenuList } from "./help-menu.tsx";
import type { HelpMenuState } from "./use-help-menu.ts";

interface HelpPagesSheetProps {
  readonly menu: HelpMenuState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All pages of the help area, on a phone. */
export function HelpPagesSheet({ menu, open, onClose }: HelpPagesSheetProps) {
  const { t } = useTranslation("help");
  return (
    <Sheet open={open} onClose={onClose} title={t("menu")}>
      <nav aria-label={t("menu")}>
        <HelpMenuList menu={menu} onPick={onClose} />
      </nav>
    </Sheet>
  );
}
