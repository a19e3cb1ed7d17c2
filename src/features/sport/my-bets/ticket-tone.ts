import type { Ticket } from "#contract/api/ticket.ts";

const TONES = {
  pending: "warn",
  open: "ok",
  settled: "neutral",
  refused: "win",
  cashedOut: "accent",
  void: "neutral",
} as const;

export const ticketTone = ({ state }: Ticket): (typeof TONES)[Ticket["state"]] => TONES[state];
