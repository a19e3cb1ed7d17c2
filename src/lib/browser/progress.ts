// The bar of a route on its way (spec: shell-and-accounts §9): starts at 0.08, grows by 0.02 every
// 800 ms, never fills by itself.
export const PROGRESS = { minimum: 0.08, speed: 200, trickle: 0.02, trickleEvery: 800 } as const;

const HIGHEST = 0.994;

export interface Progress {
  readonly start: () => void;
  readonly done: () => void;
  /** Ends without a word: the bar itself is gone. */
  readonly stop: () => void;
}

/** `show` gets 0…1, and null once the full bar has been seen for `speed`. */
export function createProgress(show: (share: number | null) => void): Progress {
  let share: number | null = null;
  let trickle: ReturnType<typeof setInterval> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;

  function set(next: number | null) {
    share = next;
    show(next);
  }

  return {
    start() {
      if (trickle !== undefined) return;
      clearTimeout(hide);
      set(PROGRESS.minimum);
      trickle = setInterval(() => {
        set(Math.min(HIGHEST, (share ?? 0) + PROGRESS.trickle));
      }, PROGRESS.trickleEvery);
    },
    done() {
      if (trickle === undefined) return;
      clearInterval(trickle);
      trickle = undefined;
      set(1);
      hide = setTimeout(() => set(null), PROGRESS.speed);
    },
    stop() {
      clearInterval(trickle);
      clearTimeout(hide);
      trickle = undefined;
    },
  };
}
