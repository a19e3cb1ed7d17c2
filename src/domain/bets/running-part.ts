// What still runs of a ticket whose other part was cashed out.
import type { Ticket } from "#contract/api/ticket.ts";

interface RunningPart {
  readonly riskCents: number;
  readonly winCents: number;
}

/** Null for a ticket that runs as it was placed, and for one that is over. */
export function runningPart({
  state,
  cashedCents,
  leftCents,
  leftWinCents,
}: Pick<Ticket, "state" | "cashedCents" | "leftCents" | "leftWinCents">): RunningPart | null {
  if (state !== "open" || cashedCents === 0 || leftCents === null || leftWinCents === null) {
    return null;
  }
  return { riskCents: leftCents, winCents: leftWinCents };
}
