// Links or buttons as a toolbar (ARIA pattern): one tab stop, arrow and end keys between them. The tab stop is set
// in the DOM, so that moving the focus renders nothing.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

interface OneStop {
  readonly role: "toolbar";
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Stops {
  readonly of?: "a" | "button";
  /** How many stand in a row: arrow up and down move by so many. */
  readonly perRow?: number;
}

/** Spread it on the element around the links. */
export function useOneStop({ of = "a", perRow = 1 }: Stops = {}): OneStop {
  const ref = useRef<HTMLDivElement>(null);
  const links = () => [...(ref.current?.querySelectorAll(of) ?? [])];
  /** The focused link, else the chosen one. */
  const settle = () => {
    const all = links();
    const stop =
      all.find((link) => link.matches(":focus")) ??
      all.find((link) => link.ariaCurrent !== null) ??
      all[0];
    for (const link of all) link.tabIndex = link === stop ? 0 : -1;
  };
  // The links change with the filter.
  useEffect(settle);
  return {
    role: "toolbar",
    ref,
    onFocus: settle,
    onKeyDown(event) {
      const all = links();
      const at = all.findIndex((link) => link === event.target);
      const to = all[nextOf(event.key, at, { count: all.length, perRow })];
      if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      to.focus();
    },
  };
}

/** -1 for other keys. */
function nextOf(
  key: string,
  at: number,
  { count, perRow }: { readonly count: number; readonly perRow: number },
): number {
  if (key === "ArrowRight") return at + 1;
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowDown") return at + perRow;
  if (key === "ArrowUp") return at - perRow;
  if (key === "End") return count - 1;
  return key === "Home" ? 0 : -1;
}
