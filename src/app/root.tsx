import { CSPProvider } from "@base-ui/react/csp-provider";
import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useSiteNotice } from "../session/site-notice.ts";
import { ToastHost } from "../ui/toast.tsx";
import { OverlayHost } from "./overlay-host.tsx";
import { RouteProgress } from "./route-progress.tsx";
import { ServiceHost } from "./service-host.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { usePageTitle } from "./use-page-title.ts";

const SiteNoticePage = lazy(async () => ({
  default: (await import("./site-notice-page.tsx")).SiteNoticePage,
}));

/** Around every page: title, focus, progress, and what lies over the page. */
export function Root() {
  usePageTitle();
  usePageFocus();
  const notice = useSiteNotice((state) => state.notice);
  return (
    // The content security policy allows no style element.
    <CSPProvider disableStyleElements>
      <RouteProgress />
      {notice === null ? (
        <Outlet />
      ) : (
        <Suspense>
          <SiteNoticePage notice={notice} />
        </Suspense>
      )}
      <ServiceHost />
      <OverlayHost />
      <ToastHost />
      <ScrollRestoration />
    </CSPProvider>
  );
}
