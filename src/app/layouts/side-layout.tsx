// Categories in a rail beside the page.
import { useState } from "react";
import { Outlet } from "react-router-dom";
import { railFoldsAt } from "#contract/layout.ts";
import * as PAGES from "#contract/pages.ts";
import { RAIL_KEY } from "#contract/storage-keys.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { FooterSlot } from "../page/footer-slot.tsx";
import { HelpBar } from "../page/help-bar.tsx";
import { MainPart } from "../page/main-part.tsx";
import { BottomBar } from "../mobile/bottom-bar.tsx";
import { NoticeTicker } from "../rail/notice-ticker.tsx";
import { SideBar } from "../rail/side-bar.tsx";
import { SideRail } from "../rail/side-rail.tsx";
import { useRoute } from "../page/route-handle.ts";
import { SkipLinks } from "../page/skip-links.tsx";

export function Layout() {
  const [chosen, setChosen] = useState(() => storage.read(RAIL_KEY, oneOf(["open", "folded"])));
  const path = useRoute()?.path;
  // Two open menus beside each other are one too many.
  const folded =
    chosen === null
      ? railFoldsAt(brand().layout.member).some((start) => path?.startsWith(start))
      : chosen === "folded";

  function fold() {
    const next = folded ? "open" : "folded";
    storage.write(RAIL_KEY, next);
    setChosen(next);
  }

  return (
    <>
      <SkipLinks />
      <div className={shell} data-folded={folded || undefined}>
        <SideRail folded={folded} onFold={fold} />
        <div className={css({ minWidth: "0" })}>
          <SideBar />
          <PhoneNews />
          <HelpBar />
          <MainPart>
            <Outlet />
          </MainPart>
          <FooterSlot />
        </div>
      </div>
      <BottomBar />
    </>
  );
}

/** The bar above the page has no room for news on phones. A third bar is for the home alone. */
function PhoneNews() {
  const route = useRoute();
  if (route?.path !== PAGES.home || brand().layout.home.includes("announcements")) return null;
  return <NoticeTicker className={ticker} />;
}

const ticker = css({
  display: { base: "flex", desktop: "none" },
  height: "10",
  paddingInline: "4",
  background: "header",
  borderBottom: "header",
  color: "header-text",
});

const shell = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "4rem minmax(0, 1fr)" },
  alignItems: "start",
  "@media (min-width: 90rem)": {
    gridTemplateColumns: "13.5rem minmax(0, 1fr)",
    "&[data-folded]": { gridTemplateColumns: "4rem minmax(0, 1fr)" },
  },
});
