// A draw from the press to the shown result. The server has decided before anything turns; the member can
// skip the turning, and with reduced motion there is none.
import { useCallback, useEffect, useState } from "react";
import type { ActivityClaim } from "#contract/api/activities.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { startClaim } from "../../claims/claim-button.tsx";
import { DRAW, useClaim } from "../../claims/activity-claim.ts";
import { refreshActivities } from "../../claims/refresh-activities.ts";

export type DrawPhase = "idle" | "asking" | "turning" | "shown";

export const TURN_MS = 4200;

export interface DrawState {
  readonly phase: DrawPhase;
  /** Of the draw that turns or is shown. */
  readonly answer: ActivityClaim | null;
  /** Changes with every draw. */
  readonly key: string | null;
  readonly draw: () => void;
  readonly skip: () => void;
}

export function useActivityDraw(activity: string): DrawState {
  const call = useClaim(activity);
  /** Result that was shown; one of before this view is no news. */
  const [seen, setSeen] = useState(call?.key ?? null);
  const [fresh, setFresh] = useState(false);
  const done = call?.state === "done" && call.answer !== null;
  const key = call?.key ?? null;
  const phase = isOpen(call) ? "asking" : !done ? "idle" : phaseOf(key === seen, fresh);
  const show = useCallback(() => {
    setSeen(key);
    setFresh(true);
    refreshActivities();
  }, [key]);
  useEffect(() => {
    if (phase !== "turning") return;
    const timer = setTimeout(show, prefersStill() ? 0 : TURN_MS);
    return () => clearTimeout(timer);
  }, [phase, show]);
  return {
    phase,
    answer: done ? call.answer : null,
    key,
    draw: () => {
      setFresh(false);
      void startClaim(activity, DRAW);
    },
    skip: show,
  };
}

function phaseOf(seen: boolean, fresh: boolean): DrawPhase {
  if (!seen) return "turning";
  return fresh ? "shown" : "idle";
}

function prefersStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
