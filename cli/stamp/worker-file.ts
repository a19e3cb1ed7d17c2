// `sw.js` of a bundle: the service worker, or one that removes it from browsers that have it.
import { FRAME_FILE, hasDocument } from "#contract/documents.ts";
import { documentPattern, pagePattern } from "#contract/route-pattern.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { type StoredFile, WORKER_FILE, type WorkerSite } from "#contract/worker.ts";
import { addFile, type BundleFiles, integrityOf } from "./bundle-files.ts";
import { sha256 } from "../files/digest.ts";
import type { StampInput } from "./stamp-input.ts";

/** Each brand has an origin of its own, on which nothing else stores; the database is Workbox's. */
export const REMOVING_WORKER = `// This site has no service worker: removes an earlier one, and what it stored.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("workbox-expiration");
  await self.registration.unregister();
}
`;

/** Of its file, unpacked. */
export const REMOVING_WORKER_SHA256 = sha256(REMOVING_WORKER);

/**
 * Call it after the html is added.
 * @param frame files that the frame of any page needs, beside its html
 */
export function addWorker(
  files: BundleFiles,
  { brand, core }: StampInput,
  routes: readonly RouteSpec[],
  frame: readonly string[],
): void {
  const code = `const WORKER_SITE=${JSON.stringify(siteFacts(files, frame, routes))};\n${core.worker}\n`;
  addFile(files, WORKER_FILE, brand.manifest.serviceWorker ? code : REMOVING_WORKER);
}

function siteFacts(
  files: BundleFiles,
  frame: readonly string[],
  routes: readonly RouteSpec[],
): WorkerSite {
  const stored = (name: string, revision: string | null): StoredFile => ({
    url: `/${name}`,
    revision,
    integrity: integrityOf(files, name),
  });
  return {
    files: [
      stored(FRAME_FILE, integrityOf(files, FRAME_FILE)),
      ...[...new Set(frame)].map((name) => stored(name, null)),
    ],
    pages: pagePattern(routes.map(({ path }) => path)),
    documents: documentPattern(routes.filter(hasDocument).map(({ path }) => path)),
  };
}
