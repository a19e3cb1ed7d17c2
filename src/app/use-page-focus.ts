import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

export const MAIN_ID = "main";

/** Moves the focus to the new page, so that keyboard and reader start there; not on the first load. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
