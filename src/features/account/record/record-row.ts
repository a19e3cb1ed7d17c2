import type * as v from "valibot";
import type { betRecordList } from "#contract/api/records.ts";
import { isOn } from "#brand/brand.ts";
import { runningPart } from "#domain/bets/running-part.ts";

export type RecordRow = v.InferOutput<typeof betRecordList.response>["list"][number];

/** Null for bets of other venues, and on a site without sports, which has no words for a ticket: its title stays. */
export function ownTicket({ ticket }: Pick<RecordRow, "ticket">): RecordRow["ticket"] {
  return isOn("sport") ? ticket : null;
}

/** What runs and what was paid of a bet that was cashed out in part; null for every other. */
export function partlyCashed(row: Pick<RecordRow, "ticket">) {
  const ticket = ownTicket(row);
  const rest = ticket && runningPart(ticket);
  return ticket && rest && { leftCents: rest.riskCents, cashedCents: ticket.cashedCents };
}
