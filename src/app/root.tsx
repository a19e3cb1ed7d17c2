import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ComponentType, lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { withLateStyles } from "#lib/late-styles.ts";
import { loadAtLast } from "#lib/offline.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { useAgeDeclined } from "#session/overlays/age-notice.ts";
import { ToastHost } from "#ui/toast.tsx";
import { CutOff } from "./cut-off.tsx";
import { afterFirstPaint } from "./first-paint.ts";
import { OverlayHost } from "./overlay-host.tsx";
import { RouteProgress } from "./route-progress.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { usePageTitle } from "./use-page-title.ts";
import { useTabVisits } from "./use-tab-visits.ts";

const AgeLeftPage = lazy(async () => ({
  default: (await import("./age-left-page.tsx")).AgeLeftPage,
}));

// A failure here must not show an error page.
const VisitNotices = lazy(async () => {
  await afterFirstPaint();
  return loadAtLast(visitNotices);
});

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

interface Part {
  readonly default: ComponentType;
}

async function visitNotices(): Promise<Part> {
  const [{ VisitNotices: notices }] = await Promise.all([
    withLateStyles(() => import("./visit-notices.tsx")),
    loadNamespace("visit"),
  ]);
  return { default: notices };
}
