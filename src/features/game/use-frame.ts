// Follows the frame of a game: whether it has loaded, and what it tells the page.
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const LOADS_WITHIN_MS = 15_000;

interface Frame {
  readonly state: "loading" | "ready" | "late";
  readonly onLoad: () => void;
}

/** @param onBalance money in the venue has moved (docs/decisions/045-launch-values.md) */
export function useFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  url: string,
  onBalance: () => void,
): Frame {
  const [state, setState] = useState<Frame["state"]>("loading");
  const ready = () => setState("ready");
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    // Ignore messages of other windows and other origins.
    if (event.source !== ref.current?.contentWindow || event.source === null) return;
    if (event.origin !== new URL(url).origin) return;
    const type = typeOf(event.data);
    if (type === "ready") ready();
    if (type === "balance") onBalance();
  });
  useEffect(() => {
    const late = () => setState((now) => (now === "loading" ? "late" : now));
    const timer = setTimeout(late, LOADS_WITHIN_MS);
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener("message", listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", listener);
    };
  }, []);
  return { state, onLoad: ready };
}

function typeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "type" in data ? data.type : null;
}
