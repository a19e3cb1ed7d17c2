// Compares a payment with its order: correct, too little, too much, late, a second one, from another network,
// from another person, or below the minimum.
import { centsOfUnits, coinText } from "../../wallet/coin-money.ts";
import type { OrderRow } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";
import type { Payment } from "../payment-world.ts";
import { takeExtra } from "./extra-order.ts";
import { yuan } from "../../ledger/decimal.ts";
import type { Deposits } from "../deposits.ts";
import { doubtOf, type Review, reviewOf } from "./review.ts";
import { record } from "./taken-events.ts";

export function takePayment(deposits: Deposits, order: OrderRow, payment: Payment): void {
  const { database } = deposits;
  const { coin, state } = order;
  if (coin !== null && (payment.units ?? 0) < coin.dustUnits) {
    record(database, payment, { takenBy: order.id, cents: 0, counted: false });
    const received = coinText(payment.units ?? 0, coin.coin);
    const note = `收到 ${received}，低于最低入账数量，不会入账`;
    updateOrder(database, order, { note });
    return;
  }
  const payable = state === "waiting" || state === "paid" || isShort(order);
  const late = (state === "expired" || state === "cancelled") && order.receivedCents === null;
  const doubt = doubtOf(database, order, payment);
  const held = order.receivedCents !== null && doubt !== null;
  if ((!payable && !late) || held) {
    takeExtra(deposits, order, payment);
    return;
  }
  const before = order.receivedCents ?? 0;
  const paid = withUnits(deposits, order, payment, late);
  record(database, payment, {
    takenBy: order.id,
    cents: paid.receivedCents - before,
    counted: true,
  });
  updateOrder(database, order, {
    ...paid,
    seenAt: order.seenAt ?? payment.at,
    sureAt: Math.max(order.sureAt ?? 0, payment.sureAt),
    ...(doubt ?? verdictOn({ ...order, ...paid }, payment, late)),
  });
}

/** The rest of a short payment may follow. */
function isShort({
  state,
  verdict,
  receivedCents,
  dueCents,
  expiresAt,
  seenAt,
}: OrderRow): boolean {
  if (state !== "review" || verdict !== "credit" || seenAt === null) return false;
  return seenAt < expiresAt && (receivedCents ?? 0) < dueCents;
}

/** The sum of the order's payments; the rate is locked until the order expires. */
function withUnits({ ports }: Deposits, order: OrderRow, payment: Payment, late: boolean) {
  const { coin, dueCents } = order;
  if (coin === null) {
    return { coin, receivedCents: (order.receivedCents ?? 0) + payment.cents };
  }
  const rate = late ? ports.payments.coinRate(coin.coin, payment.at) : coin.rate;
  const receivedUnits = (coin.receivedUnits ?? 0) + (payment.units ?? 0);
  const exact = receivedUnits === coin.units && !late;
  const receivedCents = exact ? dueCents : centsOfUnits(receivedUnits, rate, coin.coin);
  return { coin: { ...coin, rate, receivedUnits, txId: payment.txId }, receivedCents };
}

function verdictOn(
  order: OrderRow & { readonly receivedCents: number },
  payment: Payment,
  late: boolean,
): Review {
  const { coin, dueCents, receivedCents } = order;
  if (late) {
    const ended = order.state === "cancelled" ? "取消" : "过期";
    const rate = coin === null ? "" : `，按到账时汇率 ${coin.rate} 计算`;
    return reviewOf(payment, `订单${ended}后收到付款 ${yuan(receivedCents)}${rate}`);
  }
  const difference = receivedCents - dueCents;
  if (difference === 0) return { state: "confirming", note: "", decideAt: null, verdict: null };
  const told = difference < 0 ? `少付 ${yuan(-difference)}` : `多付 ${yuan(difference)}`;
  return reviewOf(payment, `到账 ${yuan(receivedCents)}，${told}`);
}
