import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { serverNow } from "#lib/time/clock.ts";

const MINUTE = 60_000;

/** A bank transfer of ¥3,000.36 that is not paid yet, for tests. */
export function sampleOrder(fields: Partial<DepositOrder> = {}): DepositOrder {
  const now = Math.round(serverNow());
  return {
    orderId: "D1",
    kind: "bank",
    wait: "transferWait",
    channel: "极速通道 A",
    state: "waiting",
    amountCents: 300_000,
    dueCents: 300_036,
    feeCents: 0,
    bonusCents: 0,
    receivedCents: null,
    creditedCents: null,
    createdAt: now - MINUTE,
    expiresAt: now + 14 * MINUTE,
    payTo: [
      { label: "收款户名", value: "海岬数字科技", copy: true, exact: true },
      { label: "收款账号", value: "6210880144720936158", copy: true, exact: false },
    ],
    qr: null,
    payUrl: null,
    framed: false,
    coin: null,
    steps: [
      { key: "created", at: now - MINUTE },
      { key: "assigned", at: now - MINUTE },
      { key: "paid", at: null },
      { key: "credited", at: null },
    ],
    note: "",
    canCancel: true,
    receipts: 0,
    usualSeconds: 38,
    ...fields,
  };
}

/** USDT on TRC20, at a fixed rate. */
export function sampleCoinOrder(fields: Partial<DepositOrder> = {}): DepositOrder {
  return sampleOrder({
    kind: "coin",
    wait: "virtualCoinWait",
    dueCents: 300_000,
    payTo: [{ label: "网络", value: "TRC20", copy: false, exact: false }],
    coin: {
      coin: "USDT",
      network: "TRC20",
      address: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
      units: 1_416_670_012,
      rate: "7.2",
      receivedUnits: null,
      confirmations: 0,
      confirmationsNeeded: 19,
      txId: null,
    },
    ...fields,
  });
}
