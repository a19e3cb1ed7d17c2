// Exchange between the centre wallet and the coin wallet, at a rate that is kept while the member confirms.
import type * as v from "valibot";
import * as calls from "#contract/api/exchange.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { ACCESS_DENIED } from "#contract/codes.ts";
import { EXCHANGE_RATE_MS } from "#contract/payments.ts";
import { refused } from "../payees/payee-guards.ts";
import { outcomeOf, runOnce } from "../wallet/idempotency.ts";
import {
  accountCents,
  coinOf,
  deskOf,
  heldCents,
  HOUSE,
  post,
  walletOf,
} from "../ledger/ledger.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { centsOfUnits, scaledRate, unitsOfCents } from "../wallet/coin-money.ts";
import { insertExchange } from "./exchange-store.ts";
import { keepRate, takeRate } from "../wallet/kept-rate.ts";

type Asked = v.InferOutput<typeof calls.exchange.request>;
type Done = v.InferOutput<typeof calls.exchange.response>;
type Way = Asked["way"];

const LIMITS = {
  minCents: 1000,
  maxCents: 10_000_000,
  minUnits: 1_000_000,
  maxUnits: 20_000_000_000,
} as const;
/** Basis points of the market price: members buy above it and sell below it. */
const MARGIN: Readonly<Record<Way, number>> = { toCoin: 10_020, toCny: 9980 };

export const EXCHANGE_ANSWERS: Answers<"transferRate" | "exchange" | "exchangeStatus"> = {
  transferRate: {
    cacheMs: 0,
    answer(context, { way }) {
      checkCoins(context);
      settleMoney(context);
      const { database, time } = context;
      const member = memberOf(context).id;
      const rate = exchangeRate(context, way);
      const terms = { coin: WALLET_COIN, network: null, feeUnits: 0 };
      const expiresAt = time + EXCHANGE_RATE_MS;
      const kept = keepRate(database, { member, purpose: way, rate, expiresAt, ...terms }, time);
      return {
        rateId: kept.id,
        rate,
        expiresAt,
        time,
        walletCents: accountCents(database, walletOf(member)),
        coinUnits: heldCents(database, coinOf(member, WALLET_COIN)),
        ...LIMITS,
      };
    },
  },
  exchange: {
    cacheMs: 0,
    answer(context, body) {
      checkCoins(context);
      settleMoney(context);
      const { database, time, caller } = context;
      const member = memberOf(context).id;
      const asked = { member, time, key: caller.idempotencyKey, call: "exchange", body };
      const act = () => trade(context, body);
      return runOnce(database, asked, { schema: calls.exchange.response, act });
    },
  },
  exchangeStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "exchange" };
      return outcomeOf(context.database, asked, calls.exchange.response);
    },
  },
};

/** CNY for one coin of the coin wallet, decimal text. */
export function exchangeRate(
  { ports, time }: Pick<CallContext, "ports" | "time">,
  way: Way,
): string {
  return scaledRate(ports.payments.coinRate(WALLET_COIN, time), MARGIN[way]);
}

function checkCoins({ view }: CallContext): void {
  if (!view.isOn("virtualCoin")) throw new Refusal(ACCESS_DENIED);
}

function trade({ database, time, ...context }: CallContext, { way, amount, rateId }: Asked): Done {
  const member = memberOf(context).id;
  const wallet = walletOf(member);
  const coins = coinOf(member, WALLET_COIN);
  const desk = deskOf(WALLET_COIN);
  const toCoin = way === "toCoin";
  const [least, most] = toCoin
    ? [LIMITS.minCents, LIMITS.maxCents]
    : [LIMITS.minUnits, LIMITS.maxUnits];
  if (amount < least || amount > most) throw refused("金额不在限额内");
  const held = toCoin ? accountCents(database, wallet) : heldCents(database, coins);
  if (held < amount) throw refused("余额不足");
  const { id, rate } = takeRate(database, { member, purpose: way, id: rateId }, time);
  // Rounded down, so that a fraction of a unit stays with the operator.
  const received = (toCoin ? unitsOfCents : centsOfUnits)(amount, rate, WALLET_COIN);
  if (received === 0) throw refused("金额过小");
  const [cents, units] = toCoin ? [amount, received] : [-received, -amount];
  const order = insertExchange(database, { member, way, cents, units, rate, rateId: id, time });
  post(database, { reason: "exchange", reference: order, time }, [
    [wallet, -cents],
    [HOUSE, cents],
    [desk, -units],
    [coins, units],
  ]);
  return { paid: amount, received, rate, time };
}
