// Asks now and then for the site's page, and compares the scripts that it names with those of this tab. Others are
// those of another release: a newer one, or an older one after a rollback.
import { releaseParts } from "#lib/browser/release-parts.ts";
import { runLive } from "#lib/calls/run-live.ts";
import { isOffline } from "#lib/browser/offline.ts";

const EVERY_MS = 15 * 60_000;
const RESTS_AFTER_MS = 60_000;

/** A page that names no scripts is not the site's: a portal of the network, or an error of the host. */
export function isOtherRelease(html: string, own: readonly string[]): boolean {
  return MAP.test(html) && own.some((part) => !html.includes(part));
}

const MAP = /<script type="importmap">[^<]*/;
const ENTRY = /<script type="module"[^>]* src="[^"]*/;

/** What tells the release of a page from every other. */
function releaseOf(html: string): string {
  return [MAP, ENTRY].map((part) => part.exec(html)?.[0] ?? "").join(" ");
}

/**
 * Asks when a quarter of an hour has passed while the page is seen, or once it is seen again.
 * @param found gets the release of every answer of the site; null for this tab's own
 * @returns how to stop
 */
export function followReleases(found: (release: string | null) => void): () => void {
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
    if (html !== null && MAP.test(html))
      found(isOtherRelease(html, own ?? []) ? releaseOf(html) : null);
    wake();
  }
  return runLive({ wake, rest, restAfter: RESTS_AFTER_MS });
}

/** How long a release is not offered again to a player who put it off. */
const PUT_OFF_MS = 4 * 60 * 60_000;

export interface PutOff {
  readonly release: string;
  readonly at: number;
}

export function isOffered(release: string, putOff: PutOff | null, now: number): boolean {
  return putOff?.release !== release || now - putOff.at >= PUT_OFF_MS;
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
