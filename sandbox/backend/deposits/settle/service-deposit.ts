// A deposit that the deposit service has taken for a member whom it knows by a signal code.
import { inTransaction } from "../../database/transaction.ts";
import { memberById } from "../../members/member-store.ts";
import { newOrderId } from "../order-id.ts";
import type { OrderRow } from "../order-row.ts";
import { insertOrder } from "../order-store.ts";
import type { ChannelRow } from "../payment-world.ts";
import { goodCode, useCode } from "../signal-code.ts";
import { creditOrder } from "./credit-order.ts";
import type { Deposits } from "../deposits.ts";

/** @returns the credited order; null for a code that is unknown, used or expired */
export function creditBySignal(
  { database, time }: Pick<Deposits, "database" | "time">,
  { code, cents }: { readonly code: string; readonly cents: number },
  channel: Pick<ChannelRow, "id" | "name">,
): OrderRow | null {
  return inTransaction(database, () => {
    const good = goodCode(database, code, time);
    const member = good && memberById(database, good.member);
    if (!member) return null;
    const order: OrderRow = {
      id: newOrderId(database, time),
      site: member.site,
      member: member.id,
      channel: channel.id,
      channelName: channel.name,
      kind: "service",
      wait: "rechargeWait",
      state: "confirming",
      amountCents: cents,
      dueCents: cents,
      feeCents: 0,
      feeBasisPoints: 0,
      bonusCents: 0,
      reward: null,
      receivedCents: cents,
      creditedCents: null,
      createdAt: time,
      expiresAt: time,
      claimedAt: null,
      seenAt: time,
      sureAt: time,
      decideAt: null,
      verdict: null,
      endedAt: null,
      needsName: false,
      target: { payTo: [], qr: null, payUrl: null },
      framed: false,
      coin: null,
      note: "",
      usualSeconds: 0,
    };
    insertOrder(database, order);
    useCode(database, code, order.id);
    return creditOrder(database, order, time);
  });
}
