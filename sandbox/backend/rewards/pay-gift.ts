// Pays a reward into the bonus part of the wallet, with the turnover that it requires.
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../database/transaction.ts";
import { bonusOf, HOUSE, post } from "../ledger/ledger.ts";
import { addTurnover, settleTurnover } from "../wallet/turnover.ts";

/** The reason in the ledger. */
export const GIFT_REASON = "gift";

export interface Gift {
  readonly member: number;
  /** Unique among all members. */
  readonly id: string;
  readonly title: string;
  readonly amountCents: number;
  readonly turnoverCents: number;
  readonly time: number;
  /** When it lapses if its turnover is not reached; null: never. */
  readonly endsAt: number | null;
}

export function payGift(database: DatabaseSync, gift: Gift): void {
  const { member, id, title, amountCents, turnoverCents, time, endsAt } = gift;
  if (amountCents <= 0) return;
  inTransaction(database, () => {
    post(database, { reason: GIFT_REASON, reference: id, time }, [
      [HOUSE, -amountCents],
      [bonusOf(member), amountCents],
    ]);
    const terms = { requiredCents: turnoverCents, lockedCents: amountCents, time, endsAt };
    addTurnover(database, { member, id, kind: "gift", title, ...terms });
    // One without turnover goes on to the wallet at once.
    settleTurnover(database, member, time);
  });
}
