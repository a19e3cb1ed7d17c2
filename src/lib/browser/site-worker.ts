// The site's service worker, from the page's side. Without one the site works as well, except without a network: a
// browser that refuses it, or has no room for it, is not reported.
import { releaseParts } from "./release-parts.ts";
import { DOCUMENT_CACHE, TAKE_OVER, WORKER_FILE, WORKER_POLICY } from "#contract/worker.ts";

/** The browser's types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { readonly createScriptURL: (address: string) => unknown };
}

const ADDRESS = `/${WORKER_FILE}`;

/** How long a reload waits for the worker of the new release. */
const TAKE_OVER_MS = 2000;

const workers = (): ServiceWorkerContainer | null =>
  "serviceWorker" in navigator && window.isSecureContext ? navigator.serviceWorker : null;

/** Installs it, and has it store what this page has loaded before. */
export async function startWorker(): Promise<void> {
  const container = workers();
  // A framed page is a preview of the studio.
  if (container === null || window.top !== window) return;
  try {
    await container.register(workerAddress(ADDRESS), { updateViaCache: "none" });
    const { active } = await container.ready;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedFiles() } });
  } catch {
    // The site works without it.
  }
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** @throws TypeError for any other address than that of the worker */
export function workerAddress(address: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return only(address);
  policy ??= trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: only });
  return policy.createScriptURL(address) as string;
}

function only(address: string): string {
  if (address !== ADDRESS) throw new TypeError(`No worker of this site: ${address}`);
  return address;
}

/** Files that were loaded before the worker was installed. They are in the browser's cache, so none is downloaded again. */
function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const folders = ["core", "assets"].map((name) => `${window.location.origin}/${name}/`);
  return [...new Set(loaded)].filter((address) =>
    folders.some((folder) => address.startsWith(folder)),
  );
}

/**
 * Stores the document of a page that was opened from within the site, once in each release: that of another names
 * files which may be gone. @param path with the prefix of its locale
 */
export async function storeDocument(path: string): Promise<void> {
  const container = workers();
  if (container === null) return;
  await container.ready;
  try {
    const cache = await caches.open(DOCUMENT_CACHE);
    const stored = await (await cache.match(path))?.text();
    if (releaseParts(document)?.every((part) => stored?.includes(part)) === true) return;
    const answer = await fetch(path);
    // The browser shows no document of another address.
    if (answer.ok && !answer.redirected) await cache.put(path, answer);
  } catch {
    // Without a network or room it is not stored.
  }
}

/** Paths of the documents that open without a network. */
export async function storedDocuments(): Promise<readonly string[]> {
  try {
    const requests = await (await caches.open(DOCUMENT_CACHE)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  } catch {
    return [];
  }
}

/** Fetches the worker of a release that has come out. */
export async function updateWorker(): Promise<void> {
  try {
    await (await workers()?.getRegistration())?.update();
  } catch {
    // The browser asks again at the next visit.
  }
}

/** Before a reload in a new release: has its worker take over where no other tab is open. */
export async function passToNewWorker(): Promise<void> {
  const container = workers();
  const waiting = (await container?.getRegistration())?.waiting;
  if (!container || !waiting) return;
  const taken = new Promise((resolve) => {
    container.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
  });
  waiting.postMessage(TAKE_OVER);
  await taken;
}
