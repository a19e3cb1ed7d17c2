import { ArrowUp, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { ChatButton } from "#domain/chat/chat-button.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { useRoute } from "./route-handle.ts";
import { scrollToTop, useScrolled } from "./use-scrolled.ts";

/** Beside the page on wide screens; phones have the bottom bar. */
export function FloatingBar() {
  const { t } = useTranslation("shell");
  const scrolled = useScrolled();
  // A game needs its corners.
  if (useRoute()?.page === "game") return null;
  return (
    <aside aria-label={t("float")} className={bar}>
      <IconButton
        tone="raised"
        icon={Headset}
        label={t("service.name")}
        className={button}
        onClick={askCustomerService}
      />
      <ChatButton tone="raised" className={button} />
      {scrolled && (
        <IconButton
          tone="raised"
          icon={ArrowUp}
          label={t("top")}
          className={button}
          onClick={scrollToTop}
        />
      )}
    </aside>
  );
}

const bar = css({
  position: "fixed",
  // Clear of the content column, whose margin is no wider than a small button on common laptops.
  right: "1",
  "@media (min-width: 100rem)": { right: "6" },
  bottom: "8",
  zIndex: "sticky",
  display: { base: "none", desktop: "grid" },
  gap: "2",
});

const button = css({
  fontSize: "lg",
  "@media (max-width: 99.99rem)": {
    width: "control-sm",
    height: "control-sm",
    fontSize: "md",
  },
});
