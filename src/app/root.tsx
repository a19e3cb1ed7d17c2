import { CSPProvider } from "@base-ui/react/csp-provider";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { ToastHost } from "../ui/toast.tsx";
import { RouteProgress } from "./route-progress.tsx";
import { ServiceHost } from "./service-host.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { usePageTitle } from "./use-page-title.ts";

/** Around every page: title, focus, progress, and what lies over the page. */
export function Root() {
  usePageTitle();
  usePageFocus();
  return (
    // The content security policy allows no style element.
    <CSPProvider disableStyleElements>
      <RouteProgress />
      <Outlet />
      <ServiceHost />
      <ToastHost />
      <ScrollRestoration />
    </CSPProvider>
  );
}
