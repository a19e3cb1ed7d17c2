// The wall as one tab stop (ARIA grid pattern): arrows, page keys and ends move the focus from cell to cell.
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { nextCell } from "./next-cell.ts";

interface WallFocus {
  /** Cell that has the focus, or had it. */
  readonly active: number;
  readonly focused: boolean;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Wall {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly total: number;
  readonly columns: number;
  readonly rowHeight: number;
  /** Scrolls a row into view and renders it. */
  readonly show: (row: number) => void;
}

export function useWallFocus({ box, total, columns, rowHeight, show }: Wall): WallFocus {
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  const pending = useRef<number | null>(null);
  // The cell that a key leads to may be rendered later than the key is handled.
  useEffect(() => {
    if (pending.current === null) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${pending.current}"]`);
    if (!cell) return;
    pending.current = null;
    (cell.querySelector("button") ?? cell).focus({ preventScroll: true });
  });
  return {
    active: Math.min(active, Math.max(0, total - 1)),
    focused,
    onFocus({ target }) {
      const cell = cellOf(target);
      if (cell === null) return;
      setActive(cell);
      setFocused(true);
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
    onKeyDown(event) {
      const from = cellOf(event.target);
      if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 1);
      const to = nextCell(event.key, from, { total, columns, page });
      if (to === null) return;
      event.preventDefault();
      pending.current = to;
      setActive(to);
      show(Math.floor(to / columns));
    },
  };
}

function cellOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return cell === null ? null : Number(cell.dataset["cell"]);
}
