import type * as v from "valibot";
import type * as calls from "#contract/api/withdraw.ts";
import type { MemberRow } from "../members/account-rows.ts";
import { centsOfUnits, unitsOfCents } from "../wallet/coin-money.ts";
import { takeRate } from "../wallet/kept-rate.ts";
import { bankName } from "../payees/bank-cards.ts";
import { refused } from "../payees/payee-guards.ts";
import type { PayeeRow } from "../payees/payee-store.ts";
import type { CallContext } from "../wire/call-context.ts";
import { feeCents, REVIEW_CENTS, todayOf } from "./withdrawal-rules.ts";
import { nextWithdrawalId, type WithdrawalRow } from "./withdrawal-store.ts";

interface Given {
  readonly member: MemberRow;
  readonly payee: PayeeRow;
  readonly asked: v.InferOutput<typeof calls.withdraw.request>;
}

/** The row of a withdrawal whose member, account and amount have been checked. */
export function newWithdrawal(context: CallContext, given: Given): WithdrawalRow {
  const { database, time, ports } = context;
  const { member, payee, asked } = given;
  const { kind, amountCents } = asked;
  const id = nextWithdrawalId(database, time);
  const { network } = payee;
  const { chain, ...course } = ports.payouts.course({ id, kind, network, amountCents });
  return {
    id,
    kind,
    amountCents,
    ...course,
    site: member.site,
    member: member.id,
    payee: payee.id,
    account: accountText(payee),
    ...paidOut(context, given),
    confirmations: chain?.confirmations ?? null,
    blockMs: chain?.blockMs ?? null,
    txId: chain?.txId ?? null,
    state: "queued",
    needsReview: amountCents >= REVIEW_CENTS ? 1 : 0,
    createdAt: time,
    stateAt: time,
    nextAt: time + course.queueMs,
    reviewedAt: null,
    paidAt: null,
    arrivedAt: null,
    endedAt: null,
    note: "",
  };
}

type PaidOut = Pick<
  WithdrawalRow,
  "feeCents" | "paidCents" | "coin" | "network" | "units" | "rate"
>;

function paidOut({ database, time, ports }: CallContext, { member, payee, asked }: Given): PaidOut {
  const { amountCents, rateId } = asked;
  const fee = feeCents(amountCents, todayOf(database, member, time));
  const { coin, network } = payee;
  if (coin === null || network === null) {
    const nothing = { coin: null, network: null, units: null, rate: null };
    return { feeCents: fee, paidCents: amountCents - fee, ...nothing };
  }
  const kept = takeRate(database, { member: member.id, purpose: "withdraw", id: rateId }, time);
  if (kept.coin !== coin || kept.network !== network) throw refused("汇率与收款地址不匹配");
  const units = unitsOfCents(amountCents - fee, kept.rate, coin) - kept.feeUnits;
  const terms = ports.payouts.networks().find((one) => one.network === network);
  if (!terms || units < terms.minUnits) throw refused("扣除网络费用后低于最低到账数量");
  const paidCents = centsOfUnits(units, kept.rate, coin);
  return { feeCents: amountCents - paidCents, paidCents, coin, network, units, rate: kept.rate };
}

function accountText({ kind, bank, network, masked }: PayeeRow): string {
  const place = { bank: bankName(bank), coin: network ?? "", alipay: "支付宝" }[kind];
  return `${place} ${masked}`;
}
