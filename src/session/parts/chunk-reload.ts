// After a release an open tab may ask for a chunk that is gone. One reload fetches the new release. The guard holds the
// release that was left by a reload: where the reload brought the same one back, a chunk is really missing, and another
// reload would be followed by another.
import type { Load } from "#contract/brand-entry.ts";
import { localPath } from "#brand/local-path.ts";
import { noteLost } from "#lib/browser/offline.ts";
import { releaseParts } from "#lib/browser/release-parts.ts";

const GUARD = "chunk-reload";

interface Page {
  readonly guard: Pick<Storage, "getItem" | "setItem">;
  /** Its release, in any form. */
  readonly release: string;
  readonly reload: () => void;
  /** Whether the server answers. */
  readonly reachable: () => Promise<boolean>;
}

let missed = false;

/** Whether something failed to load because the connection was lost; a reload loads it. */
export function missesChunk(): boolean {
  return missed;
}

/** Loads, or reloads the page once in each release; the next failure rejects. */
export async function loadOrReload<T>(load: Load<T>, page: Page = browserPage()): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Without a connection a reload would lose the page that is there.
    if (!(await page.reachable())) {
      missed = true;
      throw error;
    }
    if (!takeGuard(page)) throw error;
    page.reload();
    // The page is about to go: nothing may render in between.
    return new Promise<T>(() => {});
  }
}

/** False when the reload was used up, or when nothing can remember that it was. */
function takeGuard({ guard, release }: Page): boolean {
  return (
    attempt(() => {
      if (guard.getItem(GUARD) === release) return false;
      guard.setItem(GUARD, release);
      return guard.getItem(GUARD) === release;
    }) ?? false
  );
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function browserPage(): Page {
  return {
    // Read late: the property itself throws where storage is disabled.
    guard: {
      getItem: (key) => window.sessionStorage.getItem(key),
      setItem: (key, value) => window.sessionStorage.setItem(key, value),
    },
    // Read after a failure only: every chunk loads through here.
    get release() {
      return releaseParts(document)?.join(" ") ?? "";
    },
    reload: openAnew,
    reachable,
  };
}

let wantedAddress: () => string | null = () => null;

/** @param wanted address that was pressed and is not shown yet; null when there is none */
export function reloadsInto(wanted: () => string | null): void {
  wantedAddress = wanted;
}

/** Opens the page that was pressed, and not the one that is still shown. */
function openAnew(): void {
  const wanted = wantedAddress();
  if (wanted === null) window.location.reload();
  else window.location.assign(localPath(wanted));
}

/** Whether the server answers now. */
export async function reachable(): Promise<boolean> {
  try {
    const { checkConnection } = await import("#lib/calls/connection.ts");
    return await checkConnection();
  } catch {
    noteLost();
    return false;
  }
}
