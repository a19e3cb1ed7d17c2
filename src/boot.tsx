// The one export the brand entry calls: sets the brand, fetches everything the first screen needs
// side by side, renders when it is there.
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import type { BrandEntry } from "#contract/brand-entry.ts";
import { loadOrReload } from "./app/chunk-reload.ts";
import { createRouter, warmPage } from "./app/router.tsx";
import { showBootFailure } from "./app/boot-failure.ts";
import { brand, setBrand } from "./brand/brand.ts";
import { useAppearance } from "./lib/appearance.ts";
import { configureHttp } from "./lib/http-options.ts";
import { deviceId } from "./session/device-id.ts";
import { startEdition } from "./session/edition.ts";
import { startLocale } from "./session/locale.ts";

export function boot(entry: BrandEntry<ComponentType>): void {
  setBrand(entry);
  startEdition();
  configureHttp({
    base: brand().api.base,
    siteId: brand().siteId,
    deviceId: deviceId(),
    version: "1",
    locale: () => useAppearance.getState().locale,
  });
  start(entry).catch(showBootFailure);
}

async function start(entry: BrandEntry<ComponentType>): Promise<void> {
  warmPage(window.location.pathname);
  const [{ Layout }, { Footer }] = await Promise.all([
    loadOrReload(entry.layout),
    loadOrReload(entry.footer),
    loadOrReload(startLocale),
  ]);
  const router = createRouter({ Layout, Footer });
  await settled(router);
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root.");
  createRoot(root).render(<RouterProvider router={router} />);
  await loadSiteInfo();
}

/** After the first paint, which needs no server; a site without the answer stays as the build left it. */
async function loadSiteInfo(): Promise<void> {
  const siteInfo = await import("./session/site-info.ts").catch(() => null);
  await siteInfo?.loadSiteInfo();
}

/** The first page and its redirects are loaded, so that the first paint is the page. */
function settled(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
