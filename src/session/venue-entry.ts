// The dialog on the way into a venue that refuses to start without money moved in, by event
// (spec: betting-and-money §4 "Venue activity error flow").
import { create } from "zustand";
import { listen, type VenueEntry } from "./events.ts";

export const useVenueEntry = create<{ readonly entry: VenueEntry | null }>(() => ({ entry: null }));

/** @returns how to stop following */
export function followVenueEvents(): () => void {
  return listen("show_venue_dialog", (entry) => useVenueEntry.setState({ entry }));
}

export function closeVenueEntry(): void {
  useVenueEntry.setState({ entry: null });
}
