import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { hasDocument } from "#contract/documents.ts";
import { brand } from "#brand/brand.ts";
import { localPath } from "#brand/local-path.ts";
import { idle } from "#lib/browser/idle.ts";
import { startWorker, storeDocument } from "#lib/browser/site-worker.ts";
import { loadOfflineParts } from "./offline-parts.ts";
import { useRoute } from "./route-handle.ts";

/** Installs the service worker, and has every opened page open without a network. */
export function useSiteWorker(): void {
  const { pathname } = useLocation();
  const route = useRoute();
  const isOn = brand().serviceWorker === true;
  const isStored = isOn && route !== undefined && hasDocument(route);
  useEffect(() => {
    if (!isOn) return;
    void (async () => {
      await idle();
      // What is shown without a network has to be loaded with one.
      await Promise.allSettled([loadOfflineParts()]);
      await startWorker();
    })();
  }, [isOn]);
  useEffect(() => {
    if (isStored) void idle().then(() => storeDocument(localPath(pathname)));
  }, [isStored, pathname]);
}
