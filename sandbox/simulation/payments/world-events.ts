// Reports of banks, channels and chains: the payments that testers make, and one payment for each order that a
// member reports as paid.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { NETWORKS, type Network } from "#contract/coins.ts";
import type { DepositKind } from "#contract/payments.ts";
import { memberById } from "../../backend/accounts/member-store.ts";
import type { Claim, PaymentEvent } from "../../backend/deposits/payment-world.ts";
import { between } from "../random.ts";
import { transactionId } from "./coin-address.ts";
import { networkTerms } from "./coin-market.ts";

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
  { seed, database }: { readonly seed: number; readonly database: DatabaseSync },
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
    .map((claim) => paymentOf(seed, claim, name))
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

function paymentOf(seed: number, claim: Claim, name: string | null): PaymentEvent {
  const { orderId, kind, dueCents, units, network, claimedAt } = claim;
  const [soonest, latest] = SEEN[kind];
  const at = claimedAt + between(soonest, latest, seed, orderId, "seen") * 1000;
  return {
    id: `own-${orderId}`,
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
