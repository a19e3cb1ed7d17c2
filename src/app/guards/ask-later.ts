// Retries the user info after a temporary failure: with growing delays, and at once when the connection is back
// or the tab becomes visible. The failure is reported once.
import { withoutEnd } from "#lib/text/sentence-end.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { i18n } from "#lib/text/i18n.ts";
import { isOffline, onReconnect } from "#lib/browser/offline.ts";
import { showToast } from "#ui/overlays/toast.tsx";

const WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;

interface Asking {
  tries: number;
  busy: boolean;
  readonly again: () => void;
  timer?: ReturnType<typeof setTimeout>;
  readonly stop: () => void;
}

let asking: Asking | null = null;

/** @param ask calls `askLater` again where it fails, `stopAsking` where it does not */
export function askLater(error: unknown, ask: () => Promise<void>): void {
  // The page is being left.
  if (error instanceof CallError && error.kind === "aborted") return;
  if (asking === null) tell(error);
  asking ??= start(ask);
  clearTimeout(asking.timer);
  asking.timer = setTimeout(asking.again, WAITS[Math.min(asking.tries, WAITS.length - 1)]);
  asking.tries += 1;
}

export function stopAsking(): void {
  asking?.stop();
  asking = null;
}

function start(ask: () => Promise<void>): Asking {
  const again = () => void run(made, ask);
  const look = () => document.visibilityState === "visible" && again();
  const stopWaiting = onReconnect(again);
  document.addEventListener("visibilitychange", look);
  const made: Asking = {
    tries: 0,
    busy: false,
    again,
    stop() {
      clearTimeout(made.timer);
      stopWaiting();
      document.removeEventListener("visibilitychange", look);
    },
  };
  return made;
}

/** The tab is hidden or offline; the retry follows when that ends. */
async function run(made: Asking, ask: () => Promise<void>): Promise<void> {
  if (made !== asking || made.busy || isOffline() || document.hidden) return;
  made.busy = true;
  try {
    await ask();
  } catch (error) {
    // Whoever stopped the asking knows how it ended.
    if (made !== asking) throw error;
    askLater(error, ask);
  } finally {
    made.busy = false;
  }
}

function tell(error: unknown): void {
  // The banner over the page says it.
  if (isOffline()) return;
  const reason = withoutEnd(errorText(error));
  showToast(i18n.t("ui:memberLate", { reason }));
}
