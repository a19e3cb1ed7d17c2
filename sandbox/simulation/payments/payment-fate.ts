// What becomes of a payment on its way through a channel. The orders that go wrong are spread evenly over those
// of a member, so that the success rate that is shown is exact and the first orders of everyone go well.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { DepositKind } from "#contract/payments.ts";
import type { OrderRow } from "../../backend/deposits/order-row.ts";
import { between, unit } from "../random.ts";
import { paymentMethods } from "./channels.ts";

export const FATES = ["succeed", "stall", "fail"] as const;
export type Fate = (typeof FATES)[number];

/** Orders of a member in a channel that go well before one goes wrong. */
const SPARED = 10;
const WHOLE = 10_000;
const MINUTE = 60_000;

interface Payments {
  readonly seed: number;
  readonly database: DatabaseSync;
}

export function fateOf({ seed, database }: Payments, order: OrderRow): Fate {
  const { channel, kind, member, createdAt } = order;
  const fate = steeredFate(database, channel);
  if (fate !== null) return possible(fate, kind);
  const rate = successOf(seed, channel, createdAt);
  const place = placeOf(database, order);
  if (!goesWrong(place, WHOLE - rate, unit(seed, channel, member, "first"))) return "succeed";
  return possible(unit(seed, channel, member, place) < 0.5 ? "stall" : "fail", kind);
}

/**
 * @param place of the order among those of its member in the channel, from 1
 * @param wrong of 10,000 orders
 * @param phase from 0 to 1, moves the first that goes wrong
 */
export function goesWrong(place: number, wrong: number, phase: number): boolean {
  const start = Math.floor(phase * Math.max(0, WHOLE - SPARED * wrong));
  const until = (orders: number) => Math.floor((start + orders * wrong) / WHOLE);
  return until(place) > until(place - 1);
}

/** How long a payment that stalls is on its way. */
export function stallMs(orderId: string): number {
  return between(10, 20, orderId, "stall") * MINUTE;
}

const REASONS: Readonly<Record<DepositKind, string>> = {
  bank: "收款银行退回了转账，未入账，款项将原路退回",
  quick: "支付渠道处理失败，未扣款，请更换通道",
  scan: "支付渠道处理失败，未扣款，请更换通道",
  alipay: "支付宝退回了转账，未入账，款项将原路退回",
  huione: "汇旺退回了转账，未入账，款项将原路退回",
  coin: "链上转账失败，未入账",
  xnbsk: "币商未放币，未入账，款项将原路退回",
  service: "专员未收到付款",
};

/** What the channel says of a payment that fails. */
export function failReason({ kind }: Pick<OrderRow, "kind">): string {
  return REASONS[kind];
}

/** Every payment of a channel ends like this from now on. @param fate null: by its rate again */
export function setFate(database: DatabaseSync, channel: string, fate: Fate | null): void {
  database.prepare("DELETE FROM channel_fate WHERE channel = ?").run(channel);
  if (fate === null) return;
  database.prepare("INSERT INTO channel_fate (channel, fate) VALUES (?, ?)").run(channel, fate);
}

export function isChannel(seed: number, channel: string): boolean {
  return channelsAt(seed, 0).some(({ id }) => id === channel);
}

/** Nobody refuses a transfer of coins, but it can take long. */
function possible(fate: Fate, kind: DepositKind): Fate {
  return fate === "fail" && kind === "coin" ? "stall" : fate;
}

function steeredFate(database: DatabaseSync, channel: string): Fate | null {
  const row = database.prepare("SELECT fate FROM channel_fate WHERE channel = ?").get(channel);
  return row === undefined ? null : v.parse(v.picklist(FATES), row["fate"]);
}

function successOf(seed: number, channel: string, time: number): number {
  const found = channelsAt(seed, time).find(({ id }) => id === channel);
  return found?.successBasisPoints ?? WHOLE;
}

const channelsAt = (seed: number, time: number) =>
  paymentMethods(seed, time).flatMap(({ channels }) => channels);

function placeOf(database: DatabaseSync, { id, member, channel }: OrderRow): number {
  const row = database
    .prepare(
      `SELECT count(*) AS orders FROM deposit_order WHERE member = ? AND channel = ?
       AND rowid <= (SELECT rowid FROM deposit_order WHERE id = ?)`,
    )
    .get(member, channel, id);
  return Number(row?.["orders"]);
}
