// The sandbox's clock: real time plus an offset, or frozen.

export interface SandboxClock {
  /** Epoch milliseconds. */
  now(): number;
  /** @param offset milliseconds from real time */
  shift(offset: number): void;
  /** Runs on from this time. */
  set(moment: number): void;
  freeze(moment?: number): void;
  thaw(): void;
  reset(): void;
  state(): { readonly now: number; readonly offset: number; readonly frozen: boolean };
}

export function createClock(real: () => number): SandboxClock {
  let offset = 0;
  let held: number | null = null;
  const now = () => held ?? real() + offset;
  return {
    now,
    shift(next) {
      if (held !== null) held += next - offset;
      offset = next;
    },
    set(moment) {
      offset = moment - real();
      if (held !== null) held = moment;
    },
    freeze(moment = now()) {
      held = moment;
      offset = moment - real();
    },
    thaw() {
      if (held !== null) offset = held - real();
      held = null;
    },
    reset() {
      offset = 0;
      held = null;
    },
    state: () => ({ now: now(), offset, frozen: held !== null }),
  };
}
