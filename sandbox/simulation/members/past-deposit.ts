import type { MemberRow } from "../../backend/members/member-store.ts";
import { newOrderId } from "../../backend/deposits/order-id.ts";
import type { OrderRow } from "../../backend/deposits/order-row.ts";
import { insertOrder } from "../../backend/deposits/order-store.ts";
import { creditOrder } from "../../backend/deposits/settle/credit-order.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import { randomSequence } from "../book/random-sequence.ts";
import { between, pick } from "../random.ts";
import type { World } from "../world.ts";

const CHANNELS = [
  { kind: "bank", wait: "transferWait", channel: "bank-a", channelName: "极速通道 A" },
  { kind: "alipay", wait: "rechargeWait", channel: "alipay-a", channelName: "支付宝 H5" },
  { kind: "quick", wait: "rechargeWait", channel: "quick-a", channelName: "快捷通道 A" },
] as const;

type Payer = Pick<World, "database" | "seed">;

interface Paid {
  readonly at: number;
  readonly cents: number;
}

/** Paid and credited within minutes. */
export function pastDeposit(world: Payer, member: MemberRow, { at, cents }: Paid): void {
  const paidAt = at + between(2, 9, world.seed, member.id, at) * MINUTE;
  bookDeposit(world, member, { at, cents, paidAt, creditedAt: paidAt + MINUTE });
}

/** Asked for, paid and credited at the same moment. */
export function depositNow(world: Payer, member: MemberRow, { at, cents }: Paid): void {
  bookDeposit(world, member, { at, cents, paidAt: at, creditedAt: at });
}

function bookDeposit(
  { database, seed }: Payer,
  { id: member, site }: MemberRow,
  {
    at,
    cents,
    paidAt,
    creditedAt,
  }: Paid & { readonly paidAt: number; readonly creditedAt: number },
): void {
  // A sandbox with the same seed has the same history.
  const next = randomSequence(seed, member, "order", at);
  const order: OrderRow = {
    ...BLANK,
    ...pick(CHANNELS, seed, member, "channel", at),
    site,
    member,
    createdAt: at,
    expiresAt: at + 15 * MINUTE,
    claimedAt: paidAt,
    id: newOrderId(database, at, (below) => Math.floor(next() * below)),
    amountCents: cents,
    dueCents: cents,
    receivedCents: cents,
    seenAt: paidAt,
    sureAt: paidAt,
    target: {
      payTo: [],
      qr: null,
      payUrl: null,
    },
  };
  insertOrder(database, order);
  creditOrder(database, order, creditedAt);
}

const BLANK = {
  state: "confirming",
  feeCents: 0,
  feeBasisPoints: 0,
  bonusCents: 0,
  reward: null,
  creditedCents: null,
  decideAt: null,
  verdict: null,
  endedAt: null,
  needsName: false,
  framed: false,
  coin: null,
  note: "",
  usualSeconds: 60,
} as const satisfies Partial<OrderRow>;
