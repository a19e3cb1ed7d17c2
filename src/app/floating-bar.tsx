import { ArrowUp, Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "../session/customer-service.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** Beside the page on wide screens; phones have the bottom bar. */
export function FloatingBar() {
  const { t } = useTranslation("shell");
  const scrolled = useScrolled();
  return (
    <aside aria-label={t("float")} className={bar}>
      <IconButton
        tone="raised"
        icon={Headset}
        label={t("service.name")}
        className={button}
        onClick={askCustomerService}
      />
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

const bar = css({
  position: "fixed",
  right: { base: "4", wide: "6" },
  bottom: "8",
  zIndex: "sticky",
  display: { base: "none", desktop: "grid" },
  gap: "2",
});

const button = css({ fontSize: "lg" });
