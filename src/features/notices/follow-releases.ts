// Asks now and then for the site's page, and compares the scripts that it names with those of this tab. Others are
// those of another release: a newer one, or an older one after a rollback.
import { releaseParts } from "#lib/browser/release-parts.ts";
import { runLive } from "#lib/calls/run-live.ts";
import { isOffline } from "#lib/browser/offline.ts";

const EVERY_MS = 15 * 60_000;
const RESTS_AFTER_MS = 60_000;

/** A page that names no scripts is not the site's: a portal of the network, or an error of the host. */
export function isOtherRelease(html: string, own: readonly string[]): boolean {
  return html.includes('<script type="importmap">') && own.some((part) => !html.includes(part));
}

/**
 * Asks when a quarter of an hour has passed while the page is seen, or once it is seen again.
 * @param found called once
 * @returns how to stop
 */
export function followReleases(found: () => void): () => void {
  const own = releaseParts(document);
  if (own === null) return () => {};
  let asked = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rests = true;
  const rest = () => {
    rests = true;
    clearTimeout(timer);
  };
  const wake = () => {
    rests = false;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.max(0, asked + EVERY_MS - Date.now()));
  };
  async function ask(): Promise<void> {
    asked = Date.now();
    const html = isOffline() ? null : await pageNow();
    // The page was hidden or left meanwhile; when it is seen again, the next question follows.
    if (rests) return;
    if (html !== null && isOtherRelease(html, own ?? [])) {
      stop();
      found();
    } else wake();
  }
  const stop = runLive({ wake, rest, restAfter: RESTS_AFTER_MS });
  return stop;
}

/** Null where the site cannot be reached. */
async function pageNow(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-cache", priority: "low" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
