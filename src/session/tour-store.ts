// Where the guided tour stands. Small, since the frame of every page watches it.
import { create } from "zustand";
import type { TourStepId } from "./tour-steps.ts";

interface TourState {
  /** Step that is shown; null while no tour runs. */
  readonly step: TourStepId | null;
  /** Whether a new member is asked if they want it. */
  readonly offered: boolean;
}

export const useTour = create<TourState>(() => ({ step: null, offered: false }));
