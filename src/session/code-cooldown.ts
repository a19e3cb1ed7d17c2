// The minute between two codes (spec: shell-and-accounts §4). Kept here and not in a form, so that it outlives
// the dialog; counted by the monotonic clock, so that no change of the device's time shortens it.
import { useEffect, useState } from "react";
import { create } from "zustand";
import { CODE_COOLDOWN_MS } from "#contract/account-rules.ts";

/** `performance.now()` at which the next code may be asked for, by key. */
type Ends = Readonly<Record<string, number>>;

const useEnds = create<Ends>(() => ({}));

/** @param key what codes are counted by; the receiver where `sendCode` is called without another */
export function startCodeCooldown(key: string): void {
  useEnds.setState({ [key]: performance.now() + CODE_COOLDOWN_MS });
}

export interface CodeCooldown {
  /** Whole seconds to wait; 0 when a code may be asked for. */
  readonly seconds: number;
  /** True when a code was sent before: the button then says 重新获取. */
  readonly sent: boolean;
}

export function useCodeCooldown(key: string): CodeCooldown {
  const end = useEnds((ends) => ends[key]);
  const seconds = useSecondsTo(end ?? 0);
  return { seconds, sent: end !== undefined };
}

function useSecondsTo(end: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (end <= performance.now()) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= end) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  // A cooldown that has just begun is newer than the last tick.
  const latest = Math.max(now, end - CODE_COOLDOWN_MS);
  return Math.max(0, Math.ceil((end - latest) / 1000));
}
