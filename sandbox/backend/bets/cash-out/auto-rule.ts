// What becomes of the automatic cash-out of a ticket when the ticket changes.
import type { AUTO_ENDS } from "#contract/api/ticket.ts";
import type { TicketRow } from "../bet-rows.ts";

export type RuleEnd = (typeof AUTO_ENDS)[number] | "done";
type Change = Partial<Pick<TicketRow, "autoState" | "autoReason" | "autoAt">>;

/** Nothing for a ticket without a waiting rule: an end is final. */
export function endOfRule({ autoState }: TicketRow, time: number, end: RuleEnd): Change {
  if (autoState !== "waiting") return {};
  if (end === "done") return { autoState: "done", autoReason: null, autoAt: time };
  return { autoState: "ended", autoReason: end, autoAt: time };
}
