import { COINS, type Network } from "#contract/coins.ts";
import { CODE_EXPIRED, NOT_FOUND } from "#contract/codes.ts";
import { MINUTE } from "../time/china-time.ts";
import { takeBoundCode } from "../accounts/member-proof.ts";
import type { Answers } from "../wire/call-answers.ts";
import { memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { isAddress } from "./coin-address.ts";
import { checkSwitch, listPayees, lockFor, newPayee, refused, removeOwn } from "./payee-guards.ts";
import { confirmPayee, findPayee, insertPayee, PAYEE_MAX } from "./payee-store.ts";

const CONFIRM_MS = 10 * MINUTE;

export const COIN_ACCOUNT_ANSWERS: Answers<
  "coinAccounts" | "addCoinAccount" | "confirmCoinAccount" | "removeCoinAccount"
> = {
  coinAccounts: {
    cacheMs: 0,
    answer: (context) => ({
      max: PAYEE_MAX.coin,
      list: listPayees(context, "coin").flatMap(({ coin, network, ...payee }) => {
        const { id, addedAt, usedAt, lockedUntil, masked, label, confirmBy } = payee;
        if (coin === null || network === null) return [];
        return { id, addedAt, usedAt, lockedUntil, masked, label, confirmBy, coin, network };
      }),
    }),
  },
  addCoinAccount: {
    cacheMs: 0,
    async answer(context, { coin, network, address, label = "", secondPassword }) {
      const networks: readonly Network[] = COINS[coin].networks;
      if (!networks.includes(network)) throw refused("币种与网络不匹配");
      if (!isAddress(address, network)) throw refused(`不是有效的 ${network} 地址，请核对`);
      const payee = await newPayee(context, "coin", secondPassword);
      const confirmBy = context.time + CONFIRM_MS;
      // Locked from its confirmation on.
      const given = { ...payee, lockedUntil: null, coin, network, label, confirmBy };
      const same = network === "ERC20" ? address.toLowerCase() : address;
      const masked = maskAddress(address);
      const id = insertPayee(context.database, { ...given, number: address, same, masked });
      return { id, confirmBy };
    },
  },
  confirmCoinAccount: {
    cacheMs: 0,
    answer(context, { id, code }) {
      checkSwitch(context, "coin");
      const { database, time } = context;
      const payee = findPayee(database, memberOf(context).id, { kind: "coin", id });
      if (!payee || payee.confirmBy === null) throw new Refusal(NOT_FOUND);
      if (time >= payee.confirmBy) {
        throw new Refusal(CODE_EXPIRED, "", { message: "确认时间已过，请重新添加" });
      }
      takeBoundCode(context, "phone", code);
      confirmPayee(database, payee, lockFor(context, "coin"));
      return null;
    },
  },
  removeCoinAccount: { cacheMs: 0, answer: (context, body) => removeOwn(context, "coin", body) },
};

function maskAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}
