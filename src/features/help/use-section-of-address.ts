import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The browser looked for the section of the address before the text was there. */
export function useSectionOfAddress(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === "") return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}
