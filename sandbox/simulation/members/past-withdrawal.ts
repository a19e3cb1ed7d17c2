import type { MemberRow } from "../../backend/accounts/member-store.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { post, walletOf, withdrawingOf } from "../../backend/wallet/ledger.ts";
import { arrive, giveBack } from "../../backend/withdrawals/settle-withdrawals.ts";
import {
  insertWithdrawal,
  nextWithdrawalId,
  type WithdrawalRow,
} from "../../backend/withdrawals/withdrawal-store.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";

export type PastEnd = "arrived" | "refused" | "cancelled";

/** A withdrawal to the first bank card that arrives within minutes. */
export function pastWithdrawal(
  { database, seed }: World,
  { id: member, site }: MemberRow,
  { at, cents, end }: { readonly at: number; readonly cents: number; readonly end: PastEnd },
): void {
  const id = nextWithdrawalId(database, at);
  const over = at + between(4, 14, seed, member, at) * MINUTE;
  const row: WithdrawalRow = {
    ...BLANK,
    id,
    site,
    member,
    payee: `p-${member}-1`,
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
  if (end === "arrived") arrive(database, row, over);
  else {
    const note = end === "refused" ? "收款银行维护，请稍后重新提交" : "";
    giveBack(database, row, { state: end, note, at: over });
  }
}

const BLANK = {
  kind: "bank",
  account: "中国工商银行 **** 6150",
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
