import { ArrowUp, ChevronsLeft, ChevronsRight, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { isOn } from "#brand/brand.ts";
import { CHAT_ICON } from "#domain/chat/chat-button.tsx";
import { openChat } from "#domain/chat/chat-panel.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { BrandMark } from "../shell/brand-mark.tsx";
import { RailNav } from "./rail-nav.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { scrollToTop, useScrolled } from "../page/use-scrolled.ts";

interface SideRailProps {
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** Stays beside the page; folds to icons by choice, and by itself where the window is narrow. */
export function SideRail({ folded, onFold }: SideRailProps) {
  const { t } = useTranslation(["shell", "ui"]);
  return (
    <header className={rail} data-ground="header" data-folded={folded || undefined}>
      <BrandMark className={css({ paddingInline: "2", paddingBottom: "5", paddingTop: "1" })} />
      <Box flex="1" minHeight="0">
        <RailNav />
      </Box>
      <div className={foot}>
        <TopButton />
        {isOn("chat") && (
          <PlainButton aria-haspopup="dialog" className={action} onClick={() => openChat()}>
            <Icon as={CHAT_ICON} />
            <span data-rail-text>{t("ui:chat.lobby")}</span>
          </PlainButton>
        )}
        <PlainButton data-tour="service" className={action} onClick={askCustomerService}>
          <Icon as={Headset} />
          <span data-rail-text>{t("service.name")}</span>
        </PlainButton>
        <PlainButton aria-expanded={!folded} className={fold} onClick={onFold}>
          <Icon as={folded ? ChevronsRight : ChevronsLeft} />
          <span data-rail-text>{t("rail.fold")}</span>
        </PlainButton>
      </div>
    </header>
  );
}

function TopButton() {
  const { t } = useTranslation("shell");
  if (!useScrolled()) return null;
  return (
    <PlainButton className={cx(action, whereHigh)} onClick={scrollToTop}>
      <Icon as={ArrowUp} />
      <span data-rail-text>{t("top")}</span>
    </PlainButton>
  );
}

/** Text goes out of sight but stays the name of its control. */
const HIDDEN_TEXT = {
  "& [data-rail-text], & [data-mark-text]": {
    position: "absolute",
    width: "hairline",
    height: "hairline",
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
} as const;

const rail = css({
  position: "sticky",
  top: "0",
  zIndex: "header",
  display: { base: "none", desktop: "flex" },
  flexDirection: "column",
  height: "dvh",
  paddingBlock: "4",
  paddingInline: "3",
  background: "header",
  borderRight: "header",
  color: "header-text",
  "&[data-folded]": HIDDEN_TEXT,
  "@media (min-width: 56rem) and (max-width: 89.99rem)": HIDDEN_TEXT,
});

const foot = css({
  display: "grid",
  gap: "1",
  paddingTop: "3",
  borderTop: "[1px solid color-mix(in oklch, {colors.header-text} 16%, transparent)]",
});

const action = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  height: "9-5",
  paddingInline: "3",
  borderRadius: "sm",
  color: "header-text/75",
  cursor: "pointer",
  fontSize: "sm",
  whiteSpace: "nowrap",
  _hover: { background: "header-text/8", color: "header-text" },
});

// In a low window the rail has room for what has no other place.
const whereHigh = css({ "@media (max-height: 44.99rem)": { display: "none" } });

const fold = css({
  display: "none",
  alignItems: "center",
  gap: "3",
  height: "9-5",
  paddingInline: "3",
  borderRadius: "sm",
  color: "header-text/75",
  fontSize: "sm",
  whiteSpace: "nowrap",
  _hover: { background: "header-text/8", color: "header-text" },
  "@media (min-width: 90rem)": { display: "flex" },
});
