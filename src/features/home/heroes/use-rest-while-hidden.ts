import { useEffect } from "react";

/** Pauses automatic rotation while the page is hidden. */
export function useRestWhileHidden(hold: (held: boolean) => void): void {
  useEffect(() => {
    const follow = () => hold(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [hold]);
}
