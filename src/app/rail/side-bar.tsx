import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Row } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { AccountArea } from "../account/account-area.tsx";
import { BackControl } from "../page/back-control.tsx";
import { BrandMark } from "../shell/brand-mark.tsx";
import { SiteClock } from "../header/utility-strip.tsx";
import { EditionToggle, LocaleToggle } from "../shell/toggle-buttons.tsx";
import { useWrap } from "../page/wrap.ts";
import { NoticeTicker } from "./notice-ticker.tsx";

/** The bar above the page of the side layout: news, time, choices; the mark on phones. */
export function SideBar() {
  const { t } = useTranslation("shell");
  return (
    <section aria-label={t("strip.label")} data-ground="header" className={bar}>
      <Row align="center" gap={{ base: "2", desktop: "4" }} height="full" className={useWrap()}>
        <BackControl />
        <BrandMark className={css({ display: { desktop: "none" } })} />
        {/* The home page may have a ticker of its own. */}
        {brand().layout.home.includes("announcements") ? (
          <Box as="span" flex="1" />
        ) : (
          <NoticeTicker
            className={css({ display: { base: "none", desktop: "flex" }, flex: "1" })}
          />
        )}
        <div className={tools}>
          <SiteClock />
          <EditionToggle className={tool} />
          <LocaleToggle className={tool} />
        </div>
        <AccountArea className={css({ marginLeft: { base: "auto", desktop: "0" } })} />
      </Row>
    </section>
  );
}

const bar = css({
  position: { base: "sticky", _low: "relative" },
  top: "0",
  zIndex: "sticky",
  height: { base: "14", desktop: "header" },
  background: "header",
  borderBottom: "header",
  color: "header-text",
});

const tools = css({
  display: { base: "none", desktop: "flex" },
  alignItems: "center",
  gap: "4",
  // The news runs up to here.
  marginLeft: "5",
  fontSize: "2xs",
  whiteSpace: "nowrap",
});

const tool = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1-5",
  height: "control-sm",
  paddingInline: "2",
  borderRadius: "sm",
  cursor: "pointer",
  _hover: { background: "header-text/8" },
});
