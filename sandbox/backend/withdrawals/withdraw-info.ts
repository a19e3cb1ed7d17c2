// What can be withdrawn, how, and why not more.
import type * as v from "valibot";
import type { usdtWithdrawInfo as usdtRates } from "#contract/api/coin-withdrawal.ts";
import type * as calls from "#contract/api/withdraw.ts";
import { COIN_RATE_MS, PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { memberById } from "../members/member-store.ts";
import { scaledRate } from "../wallet/coin-money.ts";
import { keepRate, type KeptRate, keptRates } from "../wallet/kept-rate.ts";
import { checkSwitch } from "../payees/payee-guards.ts";
import { bonusOf, heldCents } from "../ledger/ledger.ts";
import { keptCents, openTurnover } from "../wallet/turnover.ts";
import { MINUTE } from "../time/china-time.ts";
import { hoursText, nextOpening } from "../time/service-hours.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "./settle-money.ts";
import { canCancel, withdrawableCents } from "./withdraw.ts";
import {
  FEE_BASIS_POINTS,
  FEE_MIN_CENTS,
  METHODS,
  readSiteRules,
  TEST_UNITS,
  todayOf,
} from "./withdrawal-rules.ts";
import { openWithdrawals } from "./withdrawal-store.ts";
import { withdrawalView } from "./withdrawal-view.ts";

export function withdrawInfo(context: CallContext): calls.WithdrawInfo {
  const { database, time, ports } = context;
  const before = memberOf(context);
  ports.importHistory(before.id, time);
  settleMoney(context);
  const member = memberById(database, before.id) ?? before;
  const { id, balanceCents } = member;
  const sources = openTurnover(database, id);
  const how = { time, canCancel: canCancel(context) };
  return {
    balanceCents,
    withdrawableCents: withdrawableCents(balanceCents, keptCents(sources)),
    turnover: sources.map(({ id: source, kind, title, ...rest }) => ({
      id: source,
      kind,
      title,
      time: rest.time,
      endsAt: rest.endsAt,
      requiredCents: rest.requiredCents,
      doneCents: rest.doneCents,
      lockedCents: rest.lockedCents,
    })),
    bonusCents: heldCents(database, bonusOf(id)),
    betsCents: member.lockedCents,
    today: { ...todayOf(database, member, time) },
    methods: methodsOf(context),
    hasSecondPassword: member.secondHash !== null,
    open: openWithdrawals(database, id).map((row) => withdrawalView(row, how)),
    time,
  };
}

function methodsOf({ database, view }: CallContext): calls.WithdrawInfo["methods"] {
  const { closed } = readSiteRules(database, view.site.id);
  return (Object.keys(PAYEE_KINDS) as PayeeKind[])
    .filter((kind) => view.isOn(PAYEE_KINDS[kind]))
    .map((kind) => ({
      kind,
      ...METHODS[kind],
      feeBasisPoints: FEE_BASIS_POINTS,
      feeMinCents: FEE_MIN_CENTS,
      closed: closed[kind] ?? "",
    }));
}

/** Coins are sold to members for a little more than the market's price. */
const MARGIN_BASIS_POINTS = 10_030;
/** Rates with less time left are renewed. */
const RENEW_MS = 2 * MINUTE;

export function usdtWithdrawInfo(context: CallContext): v.InferOutput<typeof usdtRates.response> {
  checkSwitch(context, "coin");
  const { database, time, view, ports } = context;
  const member = memberOf(context).id;
  const { closed } = readSiteRules(database, view.site.id);
  const asked = { member, purpose: "withdraw" } as const;
  const known = keptRates(database, asked, time + RENEW_MS);
  const terms = ports.payouts.networks();
  const complete = terms.every(({ network }) => known.some((rate) => rate.network === network));
  const rates = complete ? known : renewed(context);
  return {
    list: terms.flatMap(({ coin, network, minUnits, usualSeconds }) => {
      const kept = rates.find((rate) => rate.network === network);
      if (!kept) return [];
      const { id: rateId, rate, feeUnits } = kept;
      const reason = closed[network] ?? "";
      return [{ rateId, coin, network, rate, feeUnits, minUnits, usualSeconds, closed: reason }];
    }),
    expiresAt: Math.min(...rates.map(({ expiresAt }) => expiresAt)),
    time,
  };
}

function renewed(context: CallContext): KeptRate[] {
  const { database, time, ports } = context;
  const member = memberOf(context).id;
  const expiresAt = time + COIN_RATE_MS;
  return ports.payouts.networks().map(({ coin, network, feeUnits }) => {
    const rate = scaledRate(ports.payments.coinRate(coin, time), MARGIN_BASIS_POINTS);
    const given = {
      member,
      purpose: "withdraw",
      coin,
      network,
      rate,
      feeUnits,
      expiresAt,
    } as const;
    return keepRate(database, given, time);
  });
}

export function withdrawConfig(
  context: CallContext,
): v.InferOutput<typeof calls.withdrawConfig.response> {
  const { database, time, view } = context;
  const { hours } = readSiteRules(database, view.site.id);
  return {
    canCancel: canCancel(context),
    hours: hoursText(hours) || "全天 24 小时",
    opensAt: nextOpening(hours, time),
    testUnits: view.isOn("virtualCoin") ? TEST_UNITS : null,
    rules: [
      "收款人须为本人，姓名与真实姓名一致",
      "同一时间只能有一笔处理中的取款",
      "每日前 3 笔免手续费，之后按 1% 收取，最低 ¥\u00A02",
      "¥\u00A020,000 及以上的取款需要人工审核",
    ],
  };
}
