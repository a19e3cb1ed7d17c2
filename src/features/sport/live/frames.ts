// Work that is done at most once a frame; in a tab out of sight, which has no frames, by the clock.
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
