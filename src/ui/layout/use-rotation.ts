// Which slide is shown and whether it turns by itself: time only runs while nobody looks closer.
import { useEffect, useState } from "react";

export interface Rotation {
  readonly index: number;
  readonly paused: boolean;
  readonly show: (index: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly toggle: () => void;
  /** Set while the pointer or the focus is inside. */
  readonly hold: (held: boolean) => void;
}

export function useRotation(count: number, interval: number): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(prefersStill);
  const [held, hold] = useState(false);
  const shown = count === 0 ? 0 : index % count;

  useEffect(() => {
    if (paused || held || count < 2) return;
    const timer = setTimeout(() => setIndex((shown + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [shown, paused, held, count, interval]);

  return {
    index: shown,
    paused,
    show: setIndex,
    step: (by) => setIndex((shown + by + count) % count),
    toggle: () => setPaused(!paused),
    hold,
  };
}

function prefersStill(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
