import { type RefObject, useEffect, useRef } from "react";

/**
 * Of a tab panel: who presses what the press takes away goes on at the tab, not at the top of the page.
 * @returns the panel's
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = panel.current;
    if (root === null) return undefined;
    let last: EventTarget | null = null;
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || document.activeElement !== document.body) return;
      // What was disabled for a while, as a button that waits for its answer, takes it back.
      const tab = root.getAttribute("aria-labelledby") ?? "";
      (last.isConnected ? last : document.getElementById(tab))?.focus();
    });
    const heard = ({ target, type }: Event) => {
      last = type === "focusin" && root.contains(target as Node) ? target : null;
    };
    // A press elsewhere may take the focus from the panel and give it to nobody.
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
