import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a tab panel: when a press removes the focused element, the tab receives the focus
 * instead of the page.
 * @returns the ref of the panel
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = panel.current;
    if (root === null) return undefined;
    let last: EventTarget | null = null;
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || document.activeElement !== document.body) return;
      // A button that was disabled for a while, as during a request, gets the focus back.
      const tab = root.getAttribute("aria-labelledby") ?? "";
      (last.isConnected ? last : document.getElementById(tab))?.focus();
    });
    const heard = ({ target, type }: Event) => {
      last = type === "focusin" && root.contains(target as Node) ? target : null;
    };
    // A press elsewhere may drop the focus of the panel.
    const events = ["focusin", "pointerdown"] as const;
    for (const event of events) document.addEventListener(event, heard);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      for (const event of events) document.removeEventListener(event, heard);
      observer.disconnect();
    };
  }, []);
  return panel;
}
