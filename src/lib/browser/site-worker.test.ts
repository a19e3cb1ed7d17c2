// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import {
  passToNewWorker,
  startWorker,
  storeDocument,
  storedDocuments,
  workerAddress,
} from "./site-worker.ts";

const ORIGIN = window.location.origin;

type Post = (message: unknown) => void;

/** A browser whose registration has this worker waiting. */
function browserWith(waiting: { readonly postMessage: Post } | null) {
  const container = new EventTarget();
  const registration = { active: { postMessage: vi.fn<Post>() }, waiting };
  Object.assign(container, {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: container }));
  vi.stubGlobal("isSecureContext", true);
  return { container, registration };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("makes no address a worker but that of the site", () => {
  expect(workerAddress("/sw.js")).toBe("/sw.js");
  for (const other of ["/sw.js?x", "/core/boot.js", "https://b.example/sw.js", ""])
    expect(() => workerAddress(other)).toThrow(TypeError);
});

it("has the worker store the site's own files that came before it, once each", async () => {
  const { registration } = browserWith(null);
  const loaded = [
    `${ORIGIN}/core/boot.js`,
    `${ORIGIN}/core/boot.js`,
    `${ORIGIN}/assets/mark.svg`,
    `${ORIGIN}/site/api/v1/user`,
    `${ORIGIN}/media/crest.svg`,
    "https://b.example/core/boot.js",
  ];
  vi.stubGlobal("performance", { getEntriesByType: () => loaded.map((name) => ({ name })) });
  await startWorker();
  const urlsToCache = [`${ORIGIN}/core/boot.js`, `${ORIGIN}/assets/mark.svg`];
  expect(registration.active.postMessage).toHaveBeenCalledWith({
    type: "CACHE_URLS",
    payload: { urlsToCache },
  });
});

it("waits until the worker of the new release has taken over", async () => {
  const postMessage = vi.fn<Post>();
  const { container } = browserWith({ postMessage });
  let isPassed = false;
  const passed = passToNewWorker().then(() => (isPassed = true));
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: "TAKE_OVER" }));
  expect(isPassed).toBe(false);
  container.dispatchEvent(new Event("controllerchange"));
  expect(await passed).toBe(true);
});

it("waits two seconds for a worker that does not take over, and not without one", async () => {
  vi.useFakeTimers();
  browserWith(null);
  await passToNewWorker();
  const begun = Date.now();
  browserWith({ postMessage: vi.fn<Post>() });
  const passed = passToNewWorker();
  await vi.runAllTimersAsync();
  await passed;
  expect(Date.now() - begun).toBe(2000);
  vi.useRealTimers();
});

it("stores a document once in each release, and none of another address", async () => {
  browserWith(null);
  const stored = new Map<string, Response>();
  const cache = {
    match: async (path: string) => stored.get(path)?.clone(),
    put: async (path: string, answer: Response) => void stored.set(path, answer),
    keys: async () => [...stored.keys()].map((path) => ({ url: ORIGIN + path })),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  const fetched = vi.fn<(path: string) => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  const open = async (release: string) => {
    const html = `<script type="importmap">{}</script><script type="module" src="/${release}.js"></script>`;
    document.head.innerHTML = html;
    fetched.mockImplementation(async () => new Response(html));
    await storeDocument("/agent");
  };
  for (const release of ["one", "one", "two", "two"]) await open(release);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await storedDocuments()).toEqual(["/agent"]);
  fetched.mockImplementation(async () => Object.assign(new Response(""), { redirected: true }));
  await storeDocument("/sponsor");
  expect(await storedDocuments()).toEqual(["/agent"]);
});

it("knows no stored page where the browser stores none", async () => {
  expect(await storedDocuments()).toEqual([]);
});
