import type { DatabaseSync } from "node:sqlite";
import type { PayeeKind } from "#contract/payments.ts";
import { findPayee } from "./payee-store.ts";
import { openNumber } from "./sealed-number.ts";

/** The number of a member's own account; null when there is no such account. */
export function numberInClear(
  database: DatabaseSync,
  member: number,
  asked: { readonly kind: PayeeKind; readonly id: string },
): string | null {
  const payee = findPayee(database, member, asked);
  return payee && openNumber(payee.id, payee.sealed).number;
}
