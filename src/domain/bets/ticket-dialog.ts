import type { Ticket } from "#contract/api/ticket.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";

export function showTicket(ticket: Ticket): void {
  useOverlays.setState({ ticket });
}

export function closeTicket(): void {
  useOverlays.setState({ ticket: null });
}
