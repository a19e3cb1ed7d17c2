import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { memberById } from "../members/member-store.ts";
import { exchangeRate } from "../exchange/exchange.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { decimal } from "../ledger/decimal.ts";
import { bonusOf, coinOf, heldCents, withdrawingOf } from "../ledger/ledger.ts";

export function balance(
  context: CallContext,
  { lockMoney }: v.InferOutput<typeof calls.balance.request>,
): v.InferOutput<typeof calls.balance.response> {
  const { database, ports, time } = context;
  const before = memberOf(context);
  // Earlier rewards and deposits are part of the money, whichever page asks first.
  ports.importHistory(before.id, time);
  // Pays results that were settled since the last call.
  settleMoney(context);
  const { id, balanceCents, lockedCents } = memberById(database, before.id) ?? before;
  const centerWalletBalance = decimal(balanceCents);
  if (lockMoney === 0) {
    return { centerWalletBalance, lockMoney: null, withdrawing: null, bonus: null, coin: null };
  }
  return {
    centerWalletBalance,
    lockMoney: decimal(lockedCents),
    withdrawing: decimal(heldCents(database, withdrawingOf(id))),
    bonus: decimal(heldCents(database, bonusOf(id))),
    coin: context.view.isOn("virtualCoin")
      ? {
          units: heldCents(database, coinOf(id, WALLET_COIN)),
          rate: exchangeRate(context, "toCny"),
        }
      : null,
  };
}
