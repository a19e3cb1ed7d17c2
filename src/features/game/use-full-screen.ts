import { type RefObject, useEffect, useState } from "react";

interface FullScreen {
  /** Some phones have none. */
  readonly isOffered: boolean;
  readonly isFull: boolean;
  readonly toggle: () => Promise<void>;
  /** Dialogs open outside of what fills the screen. */
  readonly leave: () => Promise<void>;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  const leave = async () => {
    if (isFull) await document.exitFullscreen();
  };
  return {
    isOffered: document.fullscreenEnabled === true,
    isFull,
    leave,
    async toggle() {
      if (isFull) return leave();
      // Refused without a press at hand; then the page stays as it is.
      await element.current?.requestFullscreen().catch(() => {});
    },
  };
}
