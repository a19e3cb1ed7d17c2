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
import type { NavKey } from "#contract/navigation.ts";

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

export function usePanels(direction: keyof typeof KEYS) {
  const [open, setOpen] = useState<NavKey | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function later(next: NavKey | null, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  }

  function now(next: NavKey | null) {
    clearTimeout(timer.current);
    setOpen(next);
  }

  return {
    open,
    close: () => now(null),
    list: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKey(event, KEYS[direction], open, now),
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
          now(null);
      },
    },
    item: (key: NavKey, hasPanel: boolean) => ({
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === "mouse")
          later(hasPanel ? key : null, open === null ? OPEN_AFTER : 0);
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === "mouse") later(null, CLOSE_AFTER);
      },
    }),
    trigger: (key: NavKey) => ({
      onClick(event: MouseEvent) {
        now(open === key && !byMouse(event) ? null : key);
      },
    }),
  };
}

/** The mouse has opened the panel by resting; its press must not close it again. */
function byMouse(event: MouseEvent): boolean {
  const { nativeEvent } = event;
  return "pointerType" in nativeEvent && nativeEvent.pointerType === "mouse";
}

function onKey(
  event: KeyboardEvent<HTMLElement>,
  keys: (typeof KEYS)[keyof typeof KEYS],
  open: NavKey | null,
  show: (key: NavKey | null) => void,
) {
  const list = event.currentTarget;
  const triggers = [...list.querySelectorAll<HTMLElement>(`[${TRIGGER}]`)];
  const active = document.activeElement;
  const at = triggers.findIndex((trigger) => trigger === active);
  if (event.key === "Escape" && open !== null) {
    triggers.find((trigger) => trigger.getAttribute(TRIGGER) === open)?.focus();
    show(null);
  } else if (at >= 0 && (event.key === keys.next || event.key === keys.back)) {
    event.preventDefault();
    const step = event.key === keys.next ? 1 : -1;
    triggers[(at + step + triggers.length) % triggers.length]?.focus();
    if (open !== null) show(null);
  } else if (at >= 0 && event.key === keys.into && triggers[at]?.ariaExpanded !== null) {
    event.preventDefault();
    if (open === null) triggers[at]?.click();
    // The panel is in the page after React has rendered it.
    requestAnimationFrame(() =>
      list.querySelector<HTMLElement>(`${PANEL} :is(a, button)`)?.focus(),
    );
  }
}
