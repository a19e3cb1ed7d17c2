// Categories in a bar across the top.
import { Outlet } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { AccountArea } from "../account/account-area.tsx";
import { BackControl } from "../page/back-control.tsx";
import { BrandMark } from "../shell/brand-mark.tsx";
import { FloatingBar } from "../page/floating-bar.tsx";
import { FooterSlot } from "../page/footer-slot.tsx";
import { HelpBar } from "../page/help-bar.tsx";
import { TopNav } from "../header/top-nav.tsx";
import { UtilityStrip } from "../header/utility-strip.tsx";
import { MainPart } from "../page/main-part.tsx";
import { BottomBar } from "../mobile/bottom-bar.tsx";
import { SkipLinks } from "../page/skip-links.tsx";
import { useWrap } from "../page/wrap.ts";

export function Layout() {
  return (
    <>
      <SkipLinks />
      <UtilityStrip />
      <header data-ground="header" className={bar}>
        <div className={cx(useWrap(), line)}>
          <BackControl />
          <BrandMark />
          <TopNav />
          <AccountArea className={css({ marginLeft: "auto" })} />
        </div>
      </header>
      <HelpBar untilWide />
      <MainPart>
        <Outlet />
      </MainPart>
      <FooterSlot />
      <FloatingBar />
      <BottomBar />
    </>
  );
}

const bar = css({
  position: { base: "sticky", _low: "relative" },
  top: "0",
  zIndex: "header",
  background: "header",
  boxShadow: "[0 1px 0 {colors.header-edge}]",
  color: "header-text",
});

const line = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "2", desktop: "5", wide: "8" },
  height: { base: "14", desktop: "header" },
});
