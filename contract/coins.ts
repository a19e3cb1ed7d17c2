// Virtual coins and their networks. Amounts travel as integers of the smallest unit.

export const COINS = {
  USDT: { decimals: 6, networks: ["TRC20", "ERC20"] },
  BTC: { decimals: 8, networks: ["BTC"] },
} as const satisfies Readonly<
  Record<string, { readonly decimals: number; readonly networks: readonly string[] }>
>;

export type Coin = keyof typeof COINS;
export const COIN_CODES = Object.keys(COINS) as Coin[];

export const NETWORKS = ["TRC20", "ERC20", "BTC"] as const;
export type Network = (typeof NETWORKS)[number];

/** The coin of the member's coin wallet. */
export const WALLET_COIN: Coin = "USDT";
