import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { TOO_FREQUENT } from "#contract/codes.ts";
import { depositFee } from "#contract/deposit-sums.ts";
import { Refusal } from "../wire/refusal.ts";
import { openOrders } from "./order-store.ts";
import type { ChannelRow } from "./payment-world.ts";

const TAILS = Array.from({ length: 99 }, (_, index) => index + 1);

/**
 * With the fee and, where the amount tells orders apart, with random cents that no open order of the channel has.
 * @param mostCents what may be credited; where random cents would pass it, they are taken off
 */
export function dueCents(
  database: DatabaseSync,
  channel: ChannelRow,
  { amountCents, mostCents }: { readonly amountCents: number; readonly mostCents: number },
): number {
  const whole = amountCents + depositFee(amountCents, channel.feeBasisPoints);
  if (!channel.randomCents) return whole;
  const taken = new Set(
    openOrders(database, null)
      .filter((order) => order.channel === channel.id)
      .map((order) => order.dueCents),
  );
  const sign = amountCents + TAILS.length > mostCents ? -1 : 1;
  const free = TAILS.map((tail) => whole + sign * tail).filter((cents) => !taken.has(cents));
  const due = free[randomInt(Math.max(1, free.length))];
  if (due !== undefined) return due;
  throw new Refusal(TOO_FREQUENT, "", { message: "该金额的订单过多，请换一个金额" });
}

/** The fee that is part of a total amount. */
export function feeWithin(basisPoints: number, cents: number): number {
  return Math.ceil((cents * basisPoints) / (10_000 + basisPoints));
}
