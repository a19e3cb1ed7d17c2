import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/** Takes the focus from the row that opened a match, and returns it when the list is back. */
export function useOpenedFocus(gameId: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const pushed = useNavigationType() === "PUSH";
  const opened = useRef(pushed);
  useEffect(() => {
    // Not after a page load: nobody has pressed anything yet.
    if (opened.current && isFocusLost()) section.current?.focus({ preventScroll: true });
    return () => backToRow(gameId);
  }, [gameId]);
  return section;
}

/** Frames to wait for the list and its rows to come back. */
const FRAMES = 10;

function backToRow(gameId: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    if (frames === 0 || !isFocusLost()) return;
    const row = document.querySelector(`[data-key="${CSS.escape(gameId)}"]`);
    const name = row?.querySelector<HTMLElement>("button[data-spot]");
    if (name) name.focus({ preventScroll: true });
    else backToRow(gameId, frames - 1);
  });
}

/** The focused element is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}
