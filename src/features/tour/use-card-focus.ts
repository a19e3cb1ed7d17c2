// The focus stays in the card of the tour, whatever page comes below it; a dialog that has to be answered
// first may lie over the card and take it.
import { type RefObject, useEffect, useEffectEvent } from "react";
import { tourMove, type TourMove } from "./tour-keys.ts";

const CONTROLS = "button:not(:disabled)";
const MAIN_CONTROL = "[data-tour-main]";
const OTHER_DIALOGS = '[role="dialog"], [role="alertdialog"]';

export function useCardFocus(
  card: RefObject<HTMLElement | null>,
  onMove: (move: TourMove) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (card.current === null || isCovered()) return;
    if (event.key === "Tab") return goRound(card.current, event);
    const move = tourMove(event);
    if (move === null) return;
    event.preventDefault();
    onMove(move);
  });
  useEffect(() => {
    const frame = card.current;
    const takeBack = () => {
      if (frame !== null && !isCovered()) keepFocus(frame);
    };
    takeBack();
    document.addEventListener("focusin", takeBack);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("focusin", takeBack);
      document.removeEventListener("keydown", onKey);
      document.querySelector("main")?.focus({ preventScroll: true });
    };
  }, [card]);
}

function keepFocus(card: HTMLElement): void {
  if (card.contains(document.activeElement)) return;
  card.querySelector<HTMLElement>(MAIN_CONTROL)?.focus({ preventScroll: true });
}

function isCovered(): boolean {
  return document.querySelector(OTHER_DIALOGS) !== null;
}

function goRound(card: HTMLElement, event: KeyboardEvent): void {
  const controls = [...card.querySelectorAll<HTMLElement>(CONTROLS)];
  const at = controls.findIndex((control) => control === document.activeElement);
  const next = controls.at((at + (event.shiftKey ? -1 : 1)) % controls.length);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
