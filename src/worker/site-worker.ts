/// <reference lib="webworker" />
// The service worker of a site: files named by their content and opened pages from its caches, everything else from
// the network. Calls, sockets, pictures of the server and games are no business of it: no route here matches them.
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { setCacheNameDetails } from "workbox-core/setCacheNameDetails.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { createHandlerBoundToURL } from "workbox-precaching/createHandlerBoundToURL.js";
import { precacheAndRoute } from "workbox-precaching/precacheAndRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { NetworkOnly } from "workbox-strategies/NetworkOnly.js";
import { FRAME_FILE } from "#contract/documents.ts";
import { SERVER_PREFIXES } from "#contract/server-paths.ts";
import { DOCUMENT_CACHE, TAKE_OVER, type WorkerSite } from "#contract/worker.ts";
import { bypassWorker } from "./bypass-worker.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written before this code by the build. */
declare const WORKER_SITE: WorkerSite;

const DAY = 24 * 60 * 60;
/** A page that hangs for so long is shown as it was, where it is stored. */
const PATIENCE_SECONDS = 8;

setCacheNameDetails({ prefix: "site", precache: "frame", suffix: "" });
clientsClaim();
bypassWorker(self, SERVER_PREFIXES);
precacheAndRoute([...WORKER_SITE.files]);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:core|assets)\//.test(url.pathname),
  new CacheFirst({
    cacheName: "files",
    // The content never changes, whatever a host's `Vary` says.
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({
        maxEntries: 1000,
        maxAgeSeconds: 30 * DAY,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

const pages = new RegExp(WORKER_SITE.pages, "i");
const withDocument = new RegExp(WORKER_SITE.documents, "i");
const frame = createHandlerBoundToURL(`/${FRAME_FILE}`);
const online = new NetworkOnly();
const documents = new NetworkFirst({
  cacheName: DOCUMENT_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) =>
        new URL(new URL(request.url).pathname, request.url).href,
      // A redirected answer is refused by the browser as that of another address.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected ? response : null,
    },
    new ExpirationPlugin({ maxEntries: 100, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === "navigate" &&
    request.destination === "document" &&
    pages.test(url.pathname),
  async (options) => {
    const { pathname } = options.url;
    const strategy = pathname === "/" || withDocument.test(pathname) ? documents : online;
    try {
      return await strategy.handle(options);
    } catch {
      return frame(options);
    }
  },
);

self.addEventListener("message", (event) => {
  const message = event.data as { readonly type?: unknown } | null;
  if (message?.type === TAKE_OVER.type) event.waitUntil(takeOver());
});

/** Other tabs keep the worker of their release, with the files that it has stored for them. */
async function takeOver(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length <= 1) await self.skipWaiting();
}
