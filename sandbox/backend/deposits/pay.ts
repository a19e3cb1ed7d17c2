// pay and payStatus: an order is made once per idempotency key.
import * as v from "valibot";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import type * as calls from "#contract/api/deposit.ts";
import type { Outcome } from "#contract/api/money.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { makeOrder } from "./make-order.ts";
import { findOrder } from "./order-store.ts";
import { orderView } from "./order-view.ts";
import { settleDeposits } from "./settle/settle-deposits.ts";

// The stored outcome is the order's id alone: accounts and addresses stay in the order.
const MadeSchema = v.string();

export function pay(
  context: CallContext,
  body: v.InferOutput<typeof calls.pay.request>,
): DepositOrder {
  const { database, time, caller } = context;
  const member = memberOf(context).id;
  settleDeposits(context, member);
  const asked = { member, time, key: caller.idempotencyKey, call: "pay", body };
  const id = runOnce(database, asked, { schema: MadeSchema, act: () => makeOrder(context, body) });
  return shown(context, id);
}

export function payStatus(
  context: CallContext,
  { key }: v.InferOutput<typeof calls.payStatus.request>,
): Outcome<DepositOrder> {
  const member = memberOf(context).id;
  settleDeposits(context, member);
  const outcome = outcomeOf(context.database, { member, key, call: "pay" }, MadeSchema);
  return outcome.state === "done"
    ? { state: "done", answer: shown(context, outcome.answer) }
    : outcome;
}

function shown({ database, time }: CallContext, id: string): DepositOrder {
  const order = findOrder(database, id);
  if (!order) throw new Error(`the order ${id} is missing`);
  return orderView(database, order, time);
}
