// The one export the brand entry calls: sets the brand, fetches everything the first screen needs
// side by side, renders when it is there.
import { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { BrandEntry } from "#contract/brand-entry.ts";
import { App } from "./app/app.tsx";
import { loadOrReload } from "./app/chunk-reload.ts";
import { createRouter, warmPage } from "./app/router.tsx";
import { showBootFailure } from "./app/boot-failure.ts";
import { brand, setBrand } from "./brand/brand.ts";
import { useAppearance } from "./lib/appearance.ts";
import { configureHttp } from "./lib/http.ts";
import { deviceId } from "./session/device-id.ts";
import { startEdition } from "./session/edition.ts";
import { startLocale } from "./session/locale.ts";
import { loadSiteInfo } from "./session/site-info.ts";

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
  const client = new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
  });
  void loadSiteInfo(client);
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
  createRoot(root).render(<App client={client} router={router} />);
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
