import type { DatabaseSync } from "node:sqlite";
import { BANKS } from "#contract/banks.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { bankName } from "../../backend/payees/bank-cards.ts";
import {
  insertPayee,
  payeesOf,
  removePayee,
  updatePayee,
} from "../../backend/payees/payee-store.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { post, walletOf, withdrawingOf } from "../../backend/ledger/ledger.ts";
import { arrive, giveBack } from "../../backend/withdrawals/settle-withdrawals.ts";
import {
  insertWithdrawal,
  nextWithdrawalId,
  type WithdrawalRow,
} from "../../backend/withdrawals/withdrawal-store.ts";
import { between, pick } from "../random.ts";
import type { World } from "../world.ts";

export type PastEnd = "arrived" | "refused" | "cancelled";

/** To the member's first bank card, over within minutes. */
export function pastWithdrawal(
  { database, seed }: World,
  owner: MemberRow,
  { at, cents, end }: { readonly at: number; readonly cents: number; readonly end: PastEnd },
): void {
  const { id: member, site } = owner;
  const id = nextWithdrawalId(database, at);
  const over = at + between(4, 14, seed, member, at) * MINUTE;
  const row: WithdrawalRow = {
    ...BLANK,
    id,
    site,
    member,
    ...cardOf(database, seed, owner, at),
    amountCents: cents,
    paidCents: cents,
    createdAt: at,
    stateAt: at,
    reviewedAt: end === "arrived" ? at + 2 * MINUTE : null,
    paidAt: end === "arrived" ? at + 3 * MINUTE : null,
  };
  post(database, { reason: "withdraw", reference: id, time: at }, [
    [walletOf(member), -cents],
    [withdrawingOf(member), cents],
  ]);
  insertWithdrawal(database, row);
  const used = payeesOf(database, member, "bank").find((card) => card.id === row.payee);
  if (used) updatePayee(database, used.id, { usedAt: Math.max(at, used.usedAt ?? 0) });
  if (end === "arrived") arrive(database, row, over);
  else {
    const note = end === "refused" ? "收款银行维护，请稍后重新提交" : "";
    giveBack(database, row, { state: end, note, at: over });
  }
}

/** A member without cards has removed the one that it went to. */
function cardOf(
  database: DatabaseSync,
  seed: number,
  { id: member, site, realName }: MemberRow,
  at: number,
) {
  const [card] = payeesOf(database, member, "bank");
  if (card) return { payee: card.id, account: `${bankName(card.bank)} ${card.masked}` };
  const { code, name } = pick(BANKS, seed, member, "removed bank");
  const digits = String(between(1000, 9999, seed, member, "removed card"));
  const masked = `**** ${digits}`;
  const removed = { id: `p-${member}-0`, site, member, kind: "bank", bank: code, masked } as const;
  if (database.prepare("SELECT 1 FROM payee WHERE id = ?").get(removed.id) === undefined) {
    insertPayee(database, { ...removed, number: digits, holder: realName ?? "", addedAt: at });
    for (const added of payeesOf(database, member, "bank")) removePayee(database, added, at);
  }
  return { payee: removed.id, account: `${name} ${masked}` };
}

const BLANK = {
  kind: "bank",
  feeCents: 0,
  coin: null,
  network: null,
  units: null,
  rate: null,
  confirmations: null,
  blockMs: null,
  txId: null,
  state: "paying",
  needsReview: 0,
  ahead: 3,
  queueMs: 0,
  reviewMs: 0,
  payMs: 0,
  nextAt: null,
  arrivedAt: null,
  endedAt: null,
  note: "",
} as const satisfies Partial<WithdrawalRow>;
