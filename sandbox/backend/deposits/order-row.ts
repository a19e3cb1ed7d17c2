import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "#contract/coins.ts";
import { DEPOSIT_KINDS, ORDER_STATES, WAIT_PAGES } from "#contract/payments.ts";

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const maybe = v.nullable(whole);
const yesNo = v.pipe(
  whole,
  v.transform((value) => value === 1),
);
const json = v.pipe(
  text,
  v.transform((value): unknown => JSON.parse(value)),
);

const TargetSchema = v.object({
  payTo: v.array(
    v.object({
      label: text,
      value: text,
      copy: v.boolean(),
      exact: v.optional(v.boolean(), false),
    }),
  ),
  qr: v.nullable(text),
  payUrl: v.nullable(text),
});

const CoinSchema = v.object({
  coin: v.picklist(COIN_CODES),
  network: v.picklist(NETWORKS),
  address: text,
  units: whole,
  rate: text,
  dustUnits: whole,
  receivedUnits: maybe,
  confirmationsNeeded: whole,
  blockMs: whole,
  txId: v.nullable(text),
});

/** As promised when the order was made. */
const PromisedSchema = v.object({
  id: text,
  title: text,
  basisPoints: whole,
  minCents: whole,
  maxBonusCents: whole,
  turnoverTimes: whole,
  days: whole,
  /** How often a member can have it. */
  once: v.optional(v.picklist(["ever", "daily", "firstDeposit"]), "ever"),
  /** Highest required turnover in times of the bonus, by the site's profile; null: any. */
  wageringTimes: v.optional(maybe, null),
});
export type PromisedReward = v.InferOutput<typeof PromisedSchema>;

export const OrderSchema = v.object({
  id: text,
  site: text,
  member: whole,
  channel: text,
  channelName: text,
  kind: v.picklist(DEPOSIT_KINDS),
  wait: v.picklist(WAIT_PAGES),
  state: v.picklist(ORDER_STATES),
  amountCents: whole,
  dueCents: whole,
  feeCents: whole,
  feeBasisPoints: whole,
  bonusCents: whole,
  reward: v.nullable(v.pipe(json, PromisedSchema)),
  receivedCents: maybe,
  creditedCents: maybe,
  createdAt: whole,
  expiresAt: whole,
  /** When the member said that it is paid. */
  claimedAt: maybe,
  /** When the first payment was seen. */
  seenAt: maybe,
  /** When the payment can no longer be taken back. */
  sureAt: maybe,
  /** When a review ends by itself; null: only by a person. */
  decideAt: maybe,
  /** How it then ends. */
  verdict: v.nullable(v.picklist(["credit", "refuse"])),
  endedAt: maybe,
  needsName: yesNo,
  target: v.pipe(json, TargetSchema),
  framed: yesNo,
  coin: v.nullable(v.pipe(json, CoinSchema)),
  note: text,
  usualSeconds: whole,
});
export type OrderRow = v.InferOutput<typeof OrderSchema>;
