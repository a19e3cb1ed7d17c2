// Routes come from the pages the brand entry lists: what is switched off has no route.
import type { ComponentType } from "react";
import { createBrowserRouter, matchPath, redirect, type RouteObject } from "react-router-dom";
import { brandEntry, type Entry } from "../brand/brand.ts";
import { loadOrReload, resetReload } from "./chunk-reload.ts";
import { ErrorPage } from "./error-page.tsx";
import { MainPart } from "./main-part.tsx";
import { Root } from "./root.tsx";
import { ServiceHost } from "./service-host.tsx";
import type { RouteHandle } from "./route-handle.ts";
import { FooterContext } from "./footer-slot.tsx";

const HOME = "/home";

interface Slots {
  readonly Layout: ComponentType;
  readonly Footer: ComponentType;
}

export function createRouter(slots: Slots) {
  return createBrowserRouter([routeTree(brandEntry(), slots)]);
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
        <ServiceHost />
      </>
    ),
    children: [
      { path: "/", loader: () => redirect(HOME) },
      {
        element: <Layout />,
        children: [{ errorElement: <ErrorPage />, children: framed.map(pageRoute) }],
      },
      ...plain.map(pageRoute),
    ],
  };
}

function pageRoute({ route, load }: Entry["pages"][number]): RouteObject {
  return {
    path: route.path,
    handle: { route } satisfies RouteHandle,
    lazy: async () => {
      const { Page } = await loadOrReload(load);
      resetReload();
      return { Component: Page };
    },
  };
}

/** Starts the chunks of the page at `pathname` while the shell is still on its way. */
export function warmPage(pathname: string): void {
  const entry = brandEntry();
  const wanted = pathname === "/" ? HOME : pathname;
  const page = entry.pages.find(({ route }) => matchPath(route.path, wanted) !== null);
  const loads = [page?.load, page?.route.name === "home" ? entry.hero : undefined];
  // Failures show where the part is awaited.
  for (const load of loads) load?.().catch(() => {});
}
