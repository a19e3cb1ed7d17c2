import { useEffect, useState } from "react";
import { serverNow } from "#lib/clock.ts";

/** Re-renders every second; the server's time in milliseconds. */
export function useTick(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
