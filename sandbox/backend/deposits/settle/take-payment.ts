// What a payment means for its order: right, short, more than asked for, late, second, of another network, of
// another person, or too small.
import { memberById } from "../../accounts/member-store.ts";
import { centsOf } from "../coin-money.ts";
import { REVIEW_MS } from "../order-limits.ts";
import type { OrderRow } from "../order-row.ts";
import { updateOrder } from "../order-store.ts";
import type { PaymentEvent } from "../payment-world.ts";
import { takeExtra } from "./extra-order.ts";
import { coinText, yuan } from "./note-text.ts";
import type { Deposits } from "./settle-deposits.ts";
import { record } from "./take-event.ts";

export type Payment = Extract<PaymentEvent, { type: "payment" }>;

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
  if (!payable && !late) {
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
    ...verdictOn(deposits, { ...order, ...paid }, payment, late),
  });
}

/** The rest of a short payment may follow. */
function isShort({
  state,
  verdict,
  receivedCents,
  dueCents,
  expiresAt,
  decideAt,
}: OrderRow): boolean {
  if (state !== "review" || verdict !== "credit" || decideAt === null) return false;
  return (receivedCents ?? 0) < dueCents && decideAt - REVIEW_MS < expiresAt;
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
  const receivedCents = exact ? dueCents : centsOf(receivedUnits, coin.coin, rate);
  return { coin: { ...coin, rate, receivedUnits, txId: payment.txId }, receivedCents };
}

type Verdict = Pick<OrderRow, "state" | "note"> & Partial<Pick<OrderRow, "decideAt" | "verdict">>;

function verdictOn(
  { database }: Deposits,
  order: OrderRow & { readonly receivedCents: number },
  payment: Payment,
  late: boolean,
): Verdict {
  const { coin, dueCents, receivedCents } = order;
  const decideAt = Math.max(payment.sureAt, payment.at + REVIEW_MS);
  const review = { state: "review", decideAt, verdict: "credit" } as const;
  if (coin !== null && payment.network !== coin.network) {
    const note = `付款来自 ${payment.network ?? "其他"} 网络，订单网络为 ${coin.network}，需人工处理`;
    return { state: "review", decideAt: null, verdict: null, note };
  }
  const payer = payment.payer;
  if (order.needsName && payer !== null && memberById(database, order.member)?.realName !== payer) {
    return { ...review, verdict: "refuse", note: "付款人与注册姓名不一致" };
  }
  if (late) {
    const ended = order.endedAt !== null && order.state === "cancelled" ? "取消" : "过期";
    const rate = coin === null ? "" : `，按到账时汇率 ${coin.rate} 计算`;
    return { ...review, note: `订单${ended}后收到付款 ${yuan(receivedCents)}${rate}` };
  }
  const difference = receivedCents - dueCents;
  if (difference === 0) return { state: "confirming", note: "", decideAt: null, verdict: null };
  const told = difference < 0 ? `少付 ${yuan(-difference)}` : `多付 ${yuan(difference)}`;
  return { ...review, note: `到账 ${yuan(receivedCents)}，${told}` };
}
