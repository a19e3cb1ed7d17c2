// Runs work at most once per frame; by a timer in a hidden tab, which has no frames.
const UNSEEN_MS = 250;

export interface Frames {
  ask(): void;
}

export function createFrames(act: () => void): Frames {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const run = () => {
    if (timer !== null) clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = null;
    act();
  };
  return {
    ask() {
      if (timer !== null) return;
      frame = requestAnimationFrame(run);
      timer = setTimeout(run, UNSEEN_MS);
    },
  };
}
