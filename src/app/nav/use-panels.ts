// Which category panel is open. A mouse opens by resting on a category, a finger by a tap, a
// keyboard by Enter or the arrow that points at the panel; Escape and leaving close it.
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { warmPanel } from "./load-panel.ts";
import type { NavEntry } from "./use-nav.ts";

const OPEN_AFTER = 80;
const CLOSE_AFTER = 160;

/** Keys along the list and towards the panel, by the direction of the list. */
const KEYS = {
  row: { back: "ArrowLeft", next: "ArrowRight", into: "ArrowDown" },
  column: { back: "ArrowUp", next: "ArrowDown", into: "ArrowRight" },
} as const;

/** Attribute of the links and buttons of the list that the arrow keys move between. */
export const TRIGGER = "data-nav-trigger";
const PANEL = "[data-nav-panel]";

type Show = (key: string | null) => void;

export function usePanels(direction: keyof typeof KEYS) {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was pressed last: not every browser says it of a click.
  const pressed = useRef("");

  function later(next: string | null, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  }

  function now(next: string | null) {
    clearTimeout(timer.current);
    setOpen(next);
  }

  return {
    open,
    close: () => now(null),
    list: {
      onPointerDown(event: PointerEvent) {
        pressed.current = event.pointerType;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        pressed.current = "";
        onKey(event, KEYS[direction], open, now);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
          now(null);
      },
    },
    item: ({ key, panel }: NavEntry) => ({
      onFocus: () => warmPanel(panel),
      onPointerEnter(event: PointerEvent) {
        warmPanel(panel);
        if (event.pointerType === "mouse")
          later(panel === null ? null : key, open === null ? OPEN_AFTER : 0);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === "mouse") later(null, CLOSE_AFTER);
      },
    }),
    /** The button of a category without a page. A mouse that rests has opened the panel already. */
    onPress: (key: string) => now(open === key && pressed.current !== "mouse" ? null : key),
    /** The link of a category with a page: a finger sees the panel first, which links to the page. */
    onFollow({ key, panel }: NavEntry, event: MouseEvent) {
      const finger = pressed.current === "touch" || pressed.current === "pen";
      const first = finger && panel !== null && open !== key;
      if (first) event.preventDefault();
      now(first ? key : null);
    },
  };
}

export type Panels = ReturnType<typeof usePanels>;

function onKey(
  event: KeyboardEvent<HTMLElement>,
  keys: (typeof KEYS)[keyof typeof KEYS],
  open: string | null,
  show: Show,
) {
  const list = event.currentTarget;
  const triggers = [...list.querySelectorAll<HTMLElement>(`[${TRIGGER}]`)];
  const at = triggers.findIndex((trigger) => trigger === document.activeElement);
  const active = triggers[at];
  if (event.key === "Escape" && open !== null) {
    triggers.find((trigger) => trigger.getAttribute(TRIGGER) === open)?.focus();
    show(null);
  } else if (active !== undefined && event.key === keys.into && active.ariaExpanded !== null) {
    event.preventDefault();
    show(active.getAttribute(TRIGGER));
    // The panel is in the page after React has rendered it.
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`${PANEL} :is(a, button)`)?.focus(),
    );
  } else if (active !== undefined) {
    const next = target(event.key, keys, at, triggers.length);
    if (next === null) return;
    event.preventDefault();
    triggers[next]?.focus();
    if (open !== null) show(null);
  }
}

/** Place in the list that a key leads to, round its ends; null for any other key. */
function target(
  key: string,
  { back, next }: { readonly back: string; readonly next: string },
  at: number,
  count: number,
): number | null {
  switch (key) {
    case next:
      return (at + 1) % count;
    case back:
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
