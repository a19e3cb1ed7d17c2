/** A timer that runs while it is wanted. */
export interface Interval {
  /** Stops the timer; the next `run` uses the new interval. */
  setInterval(milliseconds: number): void;
  run(wanted: boolean): void;
}

export function createInterval(act: () => void, usual: number): Interval {
  let running: NodeJS.Timeout | null = null;
  let interval = usual;
  return {
    setInterval(next) {
      interval = next;
      this.run(false);
    },
    run(wanted) {
      if (wanted) running ??= setInterval(act, interval).unref();
      else if (running) {
        clearInterval(running);
        running = null;
      }
    },
  };
}
