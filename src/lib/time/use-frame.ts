// A page of another origin in a frame: its load state, its messages and its permissions.
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const LOADS_WITHIN_MS = 15_000;

interface Frame {
  readonly state: "loading" | "ready" | "late";
  readonly onLoad: () => void;
}

/** @param onMessage `type` of a message, for instance `balance` (docs/decisions/045-launch-values.md) */
export function useFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (type: unknown) => void,
): Frame {
  const [state, setState] = useState<Frame["state"]>("loading");
  const ready = () => setState("ready");
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    // Ignore messages of other windows and other origins.
    if (event.source !== ref.current?.contentWindow || event.source === null) return;
    if (event.origin !== new URL(url).origin) return;
    const type = typeOf(event.data);
    if (type === "ready") ready();
    else onMessage(type);
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

/** For the `sandbox` attribute. A page of this site that kept its origin could undo the sandbox. */
export function frameSandbox(url: string, abilities: string): string {
  const own = new URL(url).origin === window.location.origin;
  return own ? abilities : `${abilities} allow-same-origin`;
}

function typeOf(data: unknown): unknown {
  return typeof data === "object" && data !== null && "type" in data ? data.type : null;
}
