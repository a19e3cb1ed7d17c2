import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { MAIN_ID } from "./main-id.ts";
import { noteSpot, returnFocus } from "./return-focus.ts";

/**
 * Moves the focus to the new page, so that keyboard and reader start there, and back to where it was on a page that
 * the player returns to; not on the first load.
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => noteSpot(key, target);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return type === "POP" ? returnFocus(key) : undefined;
  }, [pathname, key, type]);
}
