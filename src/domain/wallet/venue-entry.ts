// The dialog before a venue that requires a transfer, opened by an event (spec: betting-and-money §4 "Venue
// activity error flow").
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { listen } from "#session/site/events.ts";

export function followVenueEvents(): () => void {
  return listen("show_venue_dialog", (venue) => useOverlays.setState({ venue }));
}

/** The transfer succeeded. @param launches whether this page starts the venue: only one tab does */
export async function transferArrived(launches: boolean): Promise<void> {
  const { venue } = useOverlays.getState();
  if (launches) await venue?.onTransferred?.();
  // The launch may have opened the dialog again.
  if (useOverlays.getState().venue === venue) closeVenueEntry();
}

export function closeVenueEntry(): void {
  useOverlays.setState({ venue: null });
}
