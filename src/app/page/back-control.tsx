// The way back of an installed site on a phone, which has no bar of the browser.
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { isFirstEntry, isInstalled } from "#lib/browser/installed.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { useRoute } from "./route-handle.ts";

/** The home page is where it leads to at last, and a game has its own. */
const WITHOUT: ReadonlySet<string | undefined> = new Set(["home", "game"]);

export function BackControl() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const route = useRoute();
  if (!isInstalled() || WITHOUT.has(route?.page)) return null;
  const back = () => void (isFirstEntry() ? navigate(PAGES.home) : navigate(-1));
  return (
    <span className={place}>
      <IconButton icon={ArrowLeft} label={t("back")} tone="own" onClick={back} />
    </span>
  );
}

const place = css({
  display: { base: "grid", desktop: "none" },
  flex: "none",
  // The drawing stands at the edge of the page.
  marginLeft: "-2",
});
