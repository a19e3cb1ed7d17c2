// Who may deposit and play at all: from where, and with which documents. Withdrawing, and the member's own controls, stay
// open to everybody.
import type { CallName } from "#contract/api/calls.ts";
import { DOCUMENTS_WANTED, REGION_LIMITED } from "#contract/codes.ts";
import { LICENSED_REGION } from "#contract/protection/regions.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { isVerified } from "./documents.ts";
import { siteDuties } from "./site-duties.ts";

/** Checked before they are answered. A launch is checked by itself: looking at the odds is no play. */
export const GATED: ReadonlySet<CallName> = new Set<CallName>([
  "register",
  "pay",
  "placeBet",
  "editBet",
  "venueTransfer",
]);

/** @throws Refusal from outside the licensed region, from an unknown place, and before documents are accepted */
export function checkAccess(context: CallContext): void {
  const { regionGate, ageBeforePlay, profile } = siteDuties(context);
  const { ports, view, caller, member, database } = context;
  const region = LICENSED_REGION[profile];
  // Fails closed: a place that is not known is not the licensed one.
  if (regionGate && (region === null || ports.regionOf(view, caller.ip) !== region))
    throw new Refusal(REGION_LIMITED);
  if (ageBeforePlay && member !== null && !isVerified(database, member.id))
    throw new Refusal(DOCUMENTS_WANTED);
}
