import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to the address's section once the text has loaded: the browser looked for it too early. */
export function useSectionOfAddress(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === "") return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}
