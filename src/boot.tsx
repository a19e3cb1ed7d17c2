// The one export the brand entry calls: sets the brand, fetches everything the first screen needs
// side by side, renders when it is there.
import { type ComponentType, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import type { BrandEntry } from "#contract/brand-entry.ts";
import { showBootFailure } from "./app/start/boot-failure.ts";
import { lateEffects, loadEffects } from "./app/start/late-effects.ts";
import { doEarlyPress } from "./app/start/early-press.ts";
import { loadOrReload, reloadsInto } from "#session/parts/chunk-reload.ts";
import { wantedAddress } from "./app/visit/visit.ts";
import { afterFirstPaint, announceFirstPaint } from "./app/start/first-paint.ts";
import { lateFooter } from "./app/page/late-footer.tsx";
import { listenEarly } from "./app/start/listen-early.ts";
import { createRouter, isHome, warmPage } from "./app/router.tsx";
import { brand, setBrand } from "#brand/brand.ts";
import { pathInBar } from "#brand/local-path.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { cryptoProblem } from "#lib/wire/crypto-support.ts";
import { i18n } from "#lib/text/i18n.ts";
import { expectLateStyles, startLateStyles } from "#lib/browser/late-styles.ts";
import { configureHttp } from "#lib/wire/http-options.ts";
import { configurePictures } from "#lib/browser/media.ts";
import { loadAtLast } from "#lib/browser/offline.ts";
import { startEdition } from "#session/preferences/edition.ts";
import { startLocale } from "#session/preferences/locale.ts";
import { keepReferral } from "#session/site/referral.ts";
import { useSession } from "#session/account/session-store.ts";
import { useSite } from "#session/site/site-state.ts";
import { visitorId } from "#session/account/visitor-id.ts";

/** Sent with every call. */
const VERSION = "1";

export function boot(entry: BrandEntry<ComponentType>): void {
  setBrand(entry);
  reloadsInto(wantedAddress);
  start(entry, window.location.href).catch(showBootFailure);
}

/** Whether the browser needs one of the parts that src/lib/browser/older-browsers.ts adds. */
const lacksParts = () =>
  !("any" in AbortSignal && "groupBy" in Map && "withResolvers" in Promise && "parse" in URL);

async function start(entry: BrandEntry<ComponentType>, href: string): Promise<void> {
  if (lacksParts()) {
    const { addMissingParts } = await loadOrReload(() => import("#lib/browser/older-browsers.ts"));
    addMissingParts();
  }
  startEdition();
  keepReferral(window.location.search);
  const { api, hosts, siteId } = brand();
  configurePictures(hosts.images);
  configureHttp({
    ...api,
    siteId,
    version: VERSION,
    publicKey: api.publicKey,
    locale: () => useAppearance.getState().locale,
    visitorId,
    token: () => useSession.getState().token,
    clientIp: () => useSite.getState().clientIp,
    effects: lateEffects,
  });
  warmPage(pathInBar());
  // A document has all styles, and its footer stays through the first commit.
  const isDocument = document.querySelector("[data-shell] footer") !== null;
  expectLateStyles(isDocument ? null : entry.styles);
  // Any other page than home is drawn with them.
  if (!isHome(pathInBar())) startLateStyles();
  const [{ Layout }, { Footer }, { outliveTranslation }] = await Promise.all([
    loadOrReload(entry.layout),
    isDocument ? loadOrReload(entry.footer) : { Footer: lateFooter(entry.footer) },
    loadOrReload(() => import("#lib/browser/foreign-nodes.ts")),
    loadOrReload(startLocale),
  ]);
  // Before React's first text is in the page: a translator may take it at once.
  outliveTranslation(document.body);
  const missing = cryptoProblem(api.encryption);
  if (missing !== null) {
    showBootFailure(missing, i18n.t("errors:crypto"));
    return;
  }
  listenEarly();
  const router = createRouter({ Layout, Footer });
  await settled(router);
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no #root.");
  // As a transition the render comes in slices: the markup of the html stays in use until the commit.
  startTransition(() => {
    createRoot(root).render(
      <>
        <RouterProvider router={router} />
        <FirstPaint />
      </>,
    );
  });
  await afterFirstPaint();
  doEarlyPress();
  startLateStyles();
  void loadEffects();
  // The page is shown: a failed download must not replace it by an error.
  const { followSession } = await late(() => import("./app/follow-session.ts"));
  followSession(href);
  const { startLate } = await late(() => import("#session/visit/late-start.ts"));
  await startLate(href);
}

function late<T>(load: () => Promise<T>): Promise<T> {
  return loadAtLast(() => loadOrReload(load));
}

function FirstPaint() {
  useEffect(announceFirstPaint, []);
  return null;
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
