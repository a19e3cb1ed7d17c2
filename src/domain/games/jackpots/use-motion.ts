// Whether the page may animate: with reduced motion off until the player starts it.
import { useState } from "react";

export interface Motion {
  readonly running: boolean;
  readonly toggle: () => void;
}

export function useMotion(): Motion {
  const [running, setRunning] = useState(
    () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  return { running, toggle: () => setRunning(!running) };
}
