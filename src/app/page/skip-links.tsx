import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { useRoute } from "./route-handle.ts";
import { MAIN_ID } from "./main-id.ts";

/** First tab stops: they skip the navigation and what precedes the main content. */
export function SkipLinks() {
  const { t } = useTranslation("shell");
  const skip = useRoute()?.skip;
  return (
    <nav aria-label={t("skips")}>
      <a href={`#${MAIN_ID}`} className={link} onClick={goTo}>
        {t("skip")}
      </a>
      {skip && (
        <a href={`#${skip}`} className={link} onClick={goTo}>
          {t(`skipTo.${skip}`)}
        </a>
      )}
    </nav>
  );
}

/** Without a step of the history, which would scroll the page. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

const link = css({
  position: "fixed",
  top: "2",
  left: "2",
  zIndex: "toast",
  paddingBlock: "2",
  paddingInline: "4",
  borderRadius: "md",
  background: "accent",
  color: "text-on-accent",
  boxShadow: "edge-mark",
  fontWeight: "semibold",
  translate: "0 -4rem",
  _focus: { translate: "0 0" },
});
