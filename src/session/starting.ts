// The overlay while a game starts, by event (spec: betting-and-money §4 "Game launch").
import { create } from "zustand";
import { listen, type Starting } from "./events.ts";

export const useStarting = create<{ readonly starting: Starting | null }>(() => ({
  starting: null,
}));

/** @returns how to stop following */
export function followStartingEvents(): () => void {
  const stops = [
    listen("show_starting", (starting) => useStarting.setState({ starting })),
    listen("dismiss_starting", () => useStarting.setState({ starting: null })),
  ];
  return () => stops.forEach((stop) => stop());
}
