// The ticket that is shown in a dialog of its own, from whatever page it was picked.
import { create } from "zustand";
import type { Ticket } from "#contract/api/ticket.ts";

export const useTicketDialog = create<{ readonly ticket: Ticket | null }>(() => ({ ticket: null }));

export function showTicket(ticket: Ticket): void {
  useTicketDialog.setState({ ticket });
}

export function closeTicket(): void {
  useTicketDialog.setState({ ticket: null });
}
