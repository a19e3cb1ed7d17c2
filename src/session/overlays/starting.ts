// The overlay while a game starts, opened by events (spec: betting-and-money §4 "Game launch").
import { listen } from "../site/events.ts";
import { useOverlays } from "./overlay-store.ts";

export function followStartingEvents(): () => void {
  const stops = [
    listen("show_starting", (starting) => useOverlays.setState({ starting })),
    listen("dismiss_starting", () => useOverlays.setState({ starting: null })),
  ];
  return () => stops.forEach((stop) => stop());
}
