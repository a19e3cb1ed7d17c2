import { ownValue } from "#contract/own-value.ts";

export type TourMove = "back" | "next" | "skip";

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const MOVES: Readonly<Record<string, TourMove>> = {
  ArrowLeft: "back",
  ArrowRight: "next",
  Escape: "skip",
};

/** What a key asks of the tour; null for the browser's own keys. */
export function tourMove(event: Key): TourMove | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return ownValue(MOVES, event.key) ?? null;
}
