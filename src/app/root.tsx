import { CSPProvider } from "@base-ui/react/csp-provider";
import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router-dom";
import { useAgeDeclined } from "#session/overlays/age-notice.ts";
import { ToastHost } from "#ui/overlays/toast.tsx";
import { afterFirstPaint } from "./start/first-paint.ts";
import { OverlayHost } from "./overlays/overlay-host.tsx";
import { RouteProgress } from "./page/route-progress.tsx";
import { usePageTitle } from "./page/use-page-title.ts";
import { latePart } from "#session/parts/late-part.tsx";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { followBrowser, useOffline } from "#lib/browser/offline.ts";
import { overHeader } from "#ui/layout/over-header.ts";
import { MAIN_ID } from "./page/main-id.ts";
import { noteSpot, returnFocus } from "./page/return-focus.ts";
import { recordVisit } from "#session/site/early-visits.ts";
import { useSession } from "#session/account/session-store.ts";
import { useRoute } from "./page/route-handle.ts";

const AgeLeftPage = latePart(async () => (await import("./page/age-left-page.tsx")).AgeLeftPage);

const VisitNotices = latePart(
  async () => (await import("./overlays/visit-notices.tsx")).VisitNotices,
  {
    texts: ["notices"],
    unasked: true,
    after: afterFirstPaint,
  },
);

/** Around every page: title, focus, progress, and what lies over the page. */
export function Root() {
  usePageTitle();
  usePageFocus();
  useTabVisits();
  const declined = useAgeDeclined();
  return (
    // The content security policy allows no style element.
    <CSPProvider disableStyleElements>
      <RouteProgress />
      <Suspense fallback={<CutOff />}>
        <VisitNotices />
      </Suspense>
      {declined ? (
        <Suspense>
          <AgeLeftPage />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <OverlayHost />
      <ToastHost />
    </CSPProvider>
  );
}

/** Reports a lost connection when the banner itself could not be loaded. */
function CutOff() {
  const { t } = useTranslation("errors");
  const offline = useOffline(({ since }) => since !== null);
  useEffect(followBrowser, []);
  return (
    <output data-early="" className={cx(offline && overHeader, offline && bar)}>
      {offline && t("offline.title")}
    </output>
  );
}

const bar = css({ display: "grid", placeContent: "center" });

/**
 * Moves the focus to the new page, so that keyboard and reader start there, and back to where it was on a page that
 * the player returns to; not on the first load.
 */
function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => noteSpot(key, target);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return type === "POP" ? returnFocus(key) : undefined;
  }, [pathname, key, type]);
}

/** Records every shown page that a menu lists; during render, so that effects can read it. */
function useTabVisits(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  useLayoutEffect(() => {
    if (route === undefined || route.hidden === true) return;
    const user = route.login === true ? (useSession.getState().userId ?? "") : null;
    recordVisit({ path: pathname, title: route.title, time: Date.now(), user });
  }, [pathname, route]);
}
