import { useState } from "react";
import { refreshActivities } from "../claims/refresh-activities.ts";

/** An act of the member: one at a time; a refusal has been reported by the call itself. */
export function useAct(act: () => Promise<unknown>, done: () => void) {
  const [pending, setPending] = useState(false);
  const run = async () => {
    if (pending) return;
    setPending(true);
    try {
      await act();
      done();
    } catch {
      // Shown as a toast by the call.
    } finally {
      // Also where the answer was lost: the state says what has happened.
      refreshActivities();
      setPending(false);
    }
  };
  return { pending, run: () => void run() };
}
