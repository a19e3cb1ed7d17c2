// Categories in a rail beside the page.
import { useState } from "react";
import { Outlet } from "react-router-dom";
import * as v from "valibot";
import { css } from "#styled/css/index.js";
import { storage } from "../../lib/storage.ts";
import { FloatingBar } from "../floating-bar.tsx";
import { FooterSlot } from "../footer-slot.tsx";
import { MainPart } from "../main-part.tsx";
import { BottomBar } from "../mobile/bottom-bar.tsx";
import { SideBar } from "../rail/side-bar.tsx";
import { SideRail } from "../rail/side-rail.tsx";
import { SkipLink } from "../skip-link.tsx";

const KEY = "rail";

export function Layout() {
  const [folded, setFolded] = useState(
    () => storage.read(KEY, v.picklist(["open", "folded"])) === "folded",
  );

  function fold() {
    storage.write(KEY, folded ? "open" : "folded");
    setFolded(!folded);
  }

  return (
    <>
      <SkipLink />
      <div className={shell} data-folded={folded || undefined}>
        <SideRail folded={folded} onFold={fold} />
        <div className={css({ minWidth: "0" })}>
          <SideBar />
          <MainPart>
            <Outlet />
          </MainPart>
          <FooterSlot />
        </div>
      </div>
      <FloatingBar />
      <BottomBar />
    </>
  );
}

const shell = css({
  display: "grid",
  gridTemplateColumns: { base: "[minmax(0, 1fr)]", desktop: "[4rem minmax(0, 1fr)]" },
  alignItems: "start",
  "@media (min-width: 90rem)": {
    gridTemplateColumns: "[13.5rem minmax(0, 1fr)]",
    "&[data-folded]": { gridTemplateColumns: "[4rem minmax(0, 1fr)]" },
  },
});
