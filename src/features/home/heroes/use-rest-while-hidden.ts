import { useEffect } from "react";

/** Holds whatever turns by itself while nobody sees the page. */
export function useRestWhileHidden(hold: (held: boolean) => void): void {
  useEffect(() => {
    const follow = () => hold(document.visibilityState === "hidden");
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [hold]);
}
