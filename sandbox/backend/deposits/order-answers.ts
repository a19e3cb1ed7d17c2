// Calls about one order of the member.
import type * as v from "valibot";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type * as calls from "#contract/api/deposit.ts";
import { INVALID_PARAMETER, NOT_FOUND } from "#contract/codes.ts";
import { inTransaction } from "../database/transaction.ts";
import { findUpload, UPLOADS } from "../uploads/upload-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { MAX_RECEIPTS } from "./order-limits.ts";
import type { OrderRow } from "./order-row.ts";
import { findOrder, receiptsOf, updateOrder } from "./order-store.ts";
import { orderView } from "./order-view.ts";
import { settleDeposits } from "./settle/settle-deposits.ts";

export function depositOrderStatus(
  context: CallContext,
  { orderId }: v.InferOutput<typeof calls.depositOrderStatus.request>,
): v.InferOutput<typeof calls.depositOrderStatus.response> {
  const { database, time } = context;
  return { order: orderView(database, ownOrder(context, orderId), time), time };
}

export function closeOrder(
  context: CallContext,
  { orderId }: v.InferOutput<typeof calls.closeOrder.request>,
): DepositOrder {
  const { database, time } = context;
  const order = ownOrder(context, orderId);
  // The first answer was lost and the call is repeated.
  if (order.state === "cancelled") return orderView(database, order, time);
  if (order.state !== "waiting" && order.state !== "paid") refuse("订单已不能取消");
  return orderView(
    database,
    updateOrder(database, order, { state: "cancelled", endedAt: time }),
    time,
  );
}

export function confirmPaid(
  context: CallContext,
  { orderId, receipt }: v.InferOutput<typeof calls.confirmPaid.request>,
): DepositOrder {
  const { database, time } = context;
  const order = ownOrder(context, orderId);
  if (order.state === "cancelled" || order.state === "refused") refuse("订单已结束，请联系客服");
  return inTransaction(database, () => {
    if (receipt !== undefined) addReceipt(context, order, receipt);
    return orderView(database, claimed(context, order), time);
  });
}

function claimed({ database, time }: CallContext, order: OrderRow): OrderRow {
  if (order.claimedAt !== null || order.seenAt !== null) return order;
  // An expired order stays expired: a late payment is reviewed when it arrives.
  const state = order.state === "waiting" ? "paid" : order.state;
  return updateOrder(database, order, { state, claimedAt: time });
}

function addReceipt({ database, time, view }: CallContext, order: OrderRow, receipt: string): void {
  const id = receipt.startsWith(UPLOADS) ? receipt.slice(UPLOADS.length) : "";
  const upload = findUpload(database, id);
  if (upload?.member !== order.member || upload.site !== view.site.id) {
    throw new Refusal(INVALID_PARAMETER, "receipt");
  }
  if (receiptsOf(database, order.id) >= MAX_RECEIPTS) refuse(`最多上传 ${MAX_RECEIPTS} 张凭证`);
  database
    .prepare("INSERT OR IGNORE INTO deposit_receipt (orderId, upload, time) VALUES (?, ?, ?)")
    .run(order.id, id, time);
}

/** The current order. @throws Refusal for an order of another member */
function ownOrder(context: CallContext, id: string): OrderRow {
  const member = memberOf(context).id;
  settleDeposits(context, member);
  const order = findOrder(context.database, id);
  if (order?.member !== member) throw new Refusal(NOT_FOUND);
  return order;
}

function refuse(message: string): never {
  throw new Refusal(INVALID_PARAMETER, "", { message });
}
