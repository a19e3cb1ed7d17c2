// How a review of a payment ends when nobody decides it.
import type { DatabaseSync } from "node:sqlite";
import { memberById } from "../../members/member-store.ts";
import { REVIEW_MS } from "../order-limits.ts";
import type { OrderRow } from "../order-row.ts";
import type { Payment } from "../payment-world.ts";

export type Review = Pick<OrderRow, "state" | "decideAt" | "verdict" | "note">;

/** Ends with what arrived being credited. */
export function reviewOf({ at, sureAt }: Payment, note: string): Review {
  const decideAt = Math.max(sureAt, at + REVIEW_MS);
  return { state: "review", decideAt, verdict: "credit", note };
}

/** @returns null for a payment that the operator may take */
export function doubtOf(
  database: DatabaseSync,
  { coin, needsName, member }: OrderRow,
  payment: Payment,
): Review | null {
  const { network, payer } = payment;
  if (coin !== null && network !== coin.network) {
    const note = `付款来自 ${network ?? "其他"} 网络，订单网络为 ${coin.network}，需人工处理`;
    return { state: "review", decideAt: null, verdict: null, note };
  }
  if (!needsName || payer === null || memberById(database, member)?.realName === payer) return null;
  return { ...reviewOf(payment, "付款人与注册姓名不一致"), verdict: "refuse" };
}
