// When live data runs: while the page is seen, and a while longer. The one runner for every stream of a site.
import { useAppearance } from "../browser/appearance.ts";
import { onReconnect } from "../browser/offline.ts";

/** `first` once, `shown` whenever the page is looked at again, `reconnect` when the connection is back. */
export type WakeReason = "first" | "shown" | "reconnect" | "language";

interface LiveWork {
  /** Connects, or does nothing where it is connected and nothing has changed. */
  readonly wake: (reason: WakeReason) => void;
  readonly rest: () => void;
  /** Milliseconds hidden, after which the work rests until the page is shown. */
  readonly restAfter: number;
}

/** Starts the work. A page that rests is woken by nothing but being looked at. @returns how to stop it */
export function runLive({ wake, rest, restAfter }: LiveWork): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  /** What happened during the rest; data in another language is new in any case. */
  let missed: WakeReason = "shown";
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(() => {
        resting = true;
        rest();
      }, restAfter);
      return;
    }
    const reason = missed;
    resting = false;
    missed = "shown";
    wake(reason);
  };
  const wakeFor = (reason: WakeReason) => {
    if (!resting) wake(reason);
    else if (missed !== "language") missed = reason;
  };
  const stops = [
    onReconnect(() => wakeFor("reconnect")),
    useAppearance.subscribe(({ locale }, before) => {
      if (locale !== before.locale) wakeFor("language");
    }),
  ];
  document.addEventListener("visibilitychange", follow);
  wake("first");
  if (document.hidden) follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
    for (const stop of stops) stop();
    rest();
  };
}
