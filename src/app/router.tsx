// Routes come from the pages the brand entry lists: what is switched off has no route.
import type { ComponentType } from "react";
import {
  matchPath,
  type MiddlewareFunction,
  redirect,
  type RouteObject,
  UNSAFE_createRouter,
  UNSAFE_hydrationRouteProperties,
  UNSAFE_mapRouteProperties,
} from "react-router-dom";
import * as PAGES from "#contract/pages.ts";
import { brandEntry, type Entry } from "#brand/brand.ts";
import { loadOrReload } from "#session/parts/chunk-reload.ts";
import { ErrorPage } from "./page/error-page.tsx";
import { MainPart } from "./page/main-part.tsx";
import { OverlayHost } from "./overlays/overlay-host.tsx";
import { Root } from "./root.tsx";
import { withLateStyles } from "#lib/browser/late-styles.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { RouteHandle } from "./page/route-handle.ts";
import { pageGuard, type ShownPage } from "./guards/page-guard.ts";
import { localeHistory } from "./visit/locale-history.ts";
import { listenBeforeRouter, setRouter, shownPath } from "./visit/visit.ts";
import { FooterContext } from "./page/footer-slot.tsx";
import type { RouteSpec } from "#contract/routes.ts";

const HOME = PAGES.home;

interface Slots {
  readonly Layout: ComponentType;
  readonly Footer: ComponentType;
}

export function createRouter(slots: Slots) {
  listenBeforeRouter();
  // As `createBrowserRouter` does, which takes no history.
  const router = UNSAFE_createRouter({
    routes: [routeTree(brandEntry(), slots)],
    history: localeHistory(),
    mapRouteProperties: UNSAFE_mapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    future: { v8_middleware: true },
  }).initialize();
  setRouter(router);
  return router;
}

/** Separate from the browser's router so that tests can mount it in memory. */
export function routeTree(entry: Entry, { Layout, Footer }: Slots): RouteObject {
  const framed = entry.pages.filter(({ route }) => route.layout !== "plain");
  const plain = entry.pages.filter(({ route }) => route.layout === "plain");
  return {
    element: (
      <FooterContext value={<Footer />}>
        <Root />
      </FooterContext>
    ),
    errorElement: (
      <>
        <MainPart>
          <ErrorPage />
        </MainPart>
        <OverlayHost />
      </>
    ),
    children: [
      { path: "/", loader: ({ request }) => redirect(HOME + new URL(request.url).search) },
      {
        element: <Layout />,
        children: [{ errorElement: <ErrorPage />, children: framed.map(pageRoute) }],
      },
      ...plain.map(pageRoute),
    ],
  };
}

function pageRoute({ route, load, texts }: Entry["pages"][number]): RouteObject {
  return {
    path: route.path,
    handle: { route } satisfies RouteHandle,
    middleware: [canonicalPath(route, shownPath), pageGuard(route, shownPath)],
    // Middleware runs with loaders only, and guards run at every navigation.
    loader: () => null,
    shouldRevalidate: () => true,
    lazy: async () => {
      const [{ Page, prepare }] = await Promise.all([
        loadOrReload(route.name === "home" ? load : () => withLateStyles(load)),
        loadOrReload(() => loadNamespace(texts)),
      ]);
      await prepare?.(route.path);
      return { Component: Page };
    },
  };
}

/** Whether the home page is shown at `pathname`. */
export function isHome(pathname: string): boolean {
  return pathname === "/" || pathname === HOME;
}

/** Starts the chunks of the page at `pathname` while the shell is still on its way. */
export function warmPage(pathname: string): void {
  const entry = brandEntry();
  const wanted = isHome(pathname) ? HOME : pathname;
  const page = entry.pages.find(({ route }) => matchPath(route.path, wanted) !== null);
  const loads = [page?.load, page?.route.name === "home" ? entry.hero : undefined];
  // Failures are handled where the chunk is awaited.
  for (const load of loads) load?.().catch(() => {});
}

/** Addresses match in any case: `/app/help/KH/` becomes `/app/help/kh`; a path with parameters stays as it was asked for. */
function canonicalPath(route: RouteSpec, shown: ShownPage): MiddlewareFunction {
  return ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    if (/[:*]/.test(route.path) || pathname === route.path) return next();
    // A request has no fragment; the one of the address bar is this page's where it is the first.
    const hash = shown() === null ? window.location.hash : "";
    throw redirect(route.path + search + hash);
  };
}
