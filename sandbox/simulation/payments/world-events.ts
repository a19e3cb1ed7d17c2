// Reports of banks, channels and chains: the payments that testers make, and one payment for each order that a
// member reports as paid.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { NETWORKS, type Network } from "#contract/coins.ts";
import type { DepositKind } from "#contract/payments.ts";
import { memberById } from "../../backend/members/member-store.ts";
import type { Claim, PaymentEvent } from "../../backend/deposits/payment-world.ts";
import { between } from "../random.ts";
import { findOrder } from "../../backend/deposits/order-store.ts";
import { transactionId } from "./coin-address.ts";
import { networkTerms } from "./coin-market.ts";
import { failReason, fateOf, stallMs } from "./payment-fate.ts";

const whole = v.number();
const RowSchema = v.object({
  serial: whole,
  orderId: v.string(),
  type: v.picklist(["payment", "declined", "cancelled"]),
  cents: whole,
  units: v.nullable(whole),
  network: v.nullable(v.picklist(NETWORKS)),
  txId: v.nullable(v.string()),
  payer: v.picklist(["self", "other"]),
  reason: v.string(),
  at: whole,
  sureAt: whole,
});

const OTHER_PAYER = "王某";
/** Seconds until a payment is seen, by kind. */
const SEEN: Readonly<Record<DepositKind, readonly [number, number]>> = {
  bank: [15, 40],
  quick: [5, 12],
  scan: [4, 10],
  alipay: [6, 20],
  huione: [15, 40],
  coin: [15, 45],
  xnbsk: [40, 90],
  service: [30, 60],
};

export function worldEvents(
  { seed, database }: Payments,
  {
    member,
    claims,
    time,
  }: { readonly member: number; readonly claims: readonly Claim[]; readonly time: number },
): PaymentEvent[] {
  const name = memberById(database, member)?.realName ?? null;
  const steered = database
    .prepare("SELECT * FROM world_payment WHERE member = ? AND at <= ? ORDER BY at, serial")
    .all(member, time)
    .map((row) => eventOf(v.parse(RowSchema, row), name));
  const known = database.prepare("SELECT 1 FROM world_payment WHERE orderId = ?");
  const own = claims
    .filter(({ orderId }) => known.get(orderId) === undefined)
    .map((claim) => outcomeOf({ seed, database }, claim, name))
    .filter(({ at }) => at <= time);
  return [...steered, ...own];
}

function eventOf(row: v.InferOutput<typeof RowSchema>, name: string | null): PaymentEvent {
  const { serial, type, reason, payer, ...event } = row;
  const id = `w${serial}`;
  if (type === "payment")
    return { ...event, id, type, payer: payer === "self" ? name : OTHER_PAYER };
  const { orderId, at } = row;
  return type === "declined" ? { id, type, orderId, at, reason } : { id, type, orderId, at };
}

interface Payments {
  readonly seed: number;
  readonly database: DatabaseSync;
}

function outcomeOf(payments: Payments, claim: Claim, name: string | null): PaymentEvent {
  const { seed, database } = payments;
  const { orderId, kind, dueCents, units, network, claimedAt } = claim;
  const [soonest, latest] = SEEN[kind];
  const order = findOrder(database, orderId);
  const fate = order === null ? "succeed" : fateOf(payments, order);
  const seen = between(soonest, latest, seed, orderId, "seen") * 1000;
  const at = claimedAt + (fate === "stall" ? stallMs(orderId) : seen);
  const id = `own-${orderId}`;
  if (fate === "fail") return { id, type: "declined", orderId, at, reason: failReason(claim) };
  return {
    id,
    type: "payment",
    orderId,
    at,
    cents: dueCents,
    units,
    network,
    txId: network && transactionId(network, orderId),
    payer: name,
    sureAt: sureAfter(network, at),
  };
}

/** @returns when a payment that is seen at `at` can no longer be taken back */
export function sureAfter(network: Network | null, at: number): number {
  if (network === null) return at + 3000;
  const { confirmations, blockMs } = networkTerms(network);
  return at + confirmations * blockMs;
}
