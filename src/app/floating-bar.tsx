import { ArrowUp, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { askCustomerService } from "../session/overlays/customer-service.ts";
import { ChatButton } from "../session/chat/chat-button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useRoute } from "./route-handle.ts";
import { useScrolled } from "./use-scrolled.ts";

interface FloatingBarProps {
  /** Not beside a rail: it holds the service itself, and the page leaves no margin there. */
  readonly withService?: boolean;
}

/** Beside the page on wide screens; phones have the bottom bar. */
export function FloatingBar({ withService = true }: FloatingBarProps) {
  const { t } = useTranslation("shell");
  const scrolled = useScrolled();
  // A game needs its corners.
  if (useRoute()?.page === "game") return null;
  return (
    <aside aria-label={t("float")} className={bar({ beside: withService })}>
      {withService && (
        <IconButton
          tone="raised"
          icon={Headset}
          label={t("service.name")}
          className={button}
          onClick={askCustomerService}
        />
      )}
      <ChatButton tone="raised" className={button} />
      {scrolled && (
        <IconButton
          tone="raised"
          icon={ArrowUp}
          label={t("top")}
          className={button}
          onClick={() => window.scrollTo({ top: 0, behavior: "smooth" })}
        />
      )}
    </aside>
  );
}

const bar = cva({
  base: {
    position: "fixed",
    right: "1",
    bottom: "8",
    zIndex: "sticky",
    display: { base: "none", desktop: "grid" },
    gap: "2",
  },
  variants: {
    beside: {
      // Clear of the content column, whose margin is no wider than a small button on common laptops.
      true: { "@media (min-width: 100rem)": { right: "6" } },
      false: {},
    },
  },
});

const button = css({
  fontSize: "lg",
  "@media (max-width: 99.99rem)": {
    width: "control-sm",
    height: "control-sm",
    fontSize: "md",
  },
});
