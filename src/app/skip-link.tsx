import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { MAIN_ID } from "./use-page-focus.ts";

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <a href={`#${MAIN_ID}`} className={link}>
      {t("skip")}
    </a>
  );
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
  fontWeight: "semibold",
  translate: "[0 -4rem]",
  _focus: { translate: "[0 0]" },
});
