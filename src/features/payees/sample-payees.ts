import type { AlipayAccount } from "#contract/api/alipay-accounts.ts";
import type { BankCard } from "#contract/api/bank-cards.ts";
import type { CoinAccount } from "#contract/api/coin-accounts.ts";

const AT = Date.parse("2026-11-21T21:30:00+08:00");
const common = { addedAt: AT, usedAt: null, lockedUntil: null };

export function sampleCard(patch: Partial<BankCard> = {}): BankCard {
  return {
    ...common,
    id: "b1",
    bank: "CMB",
    bankName: "招商银行",
    masked: "**** 6158",
    holder: "林*",
    branch: "北湾支行",
    ...patch,
  };
}

export function sampleCoin(patch: Partial<CoinAccount> = {}): CoinAccount {
  return {
    ...common,
    id: "c1",
    coin: "USDT",
    network: "TRC20",
    masked: "TR7N…Lj6t",
    label: "常用钱包",
    confirmBy: null,
    ...patch,
  };
}

export function sampleAlipay(patch: Partial<AlipayAccount> = {}): AlipayAccount {
  return { ...common, id: "a1", masked: "138****6621", holder: "林*", ...patch };
}
