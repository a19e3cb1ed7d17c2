// The sandbox's banks, chains and reviewers: how long each step of a withdrawal takes, from the seed.
import type { Network } from "#contract/coins.ts";
import type { PayoutCourse, PayoutWorld } from "../../backend/withdrawals/payout-world.ts";
import { between, hash } from "../random.ts";
import { coinRate } from "./coin-rate.ts";

const SECOND = 1000;
const PAY_SECONDS = { bank: [40, 110], alipay: [20, 60], coin: [15, 40] } as const;

const CHAINS: Readonly<
  Record<Network, { readonly blockMs: number; readonly confirmations: number }>
> = {
  TRC20: { blockMs: 3 * SECOND, confirmations: 20 },
  ERC20: { blockMs: 12 * SECOND, confirmations: 12 },
  BTC: { blockMs: 600 * SECOND, confirmations: 2 },
};

export function payoutWorld(seed: () => number): PayoutWorld {
  return {
    coinRate: (coin, time) => coinRate(seed(), coin, time),
    networks: () => [
      {
        coin: "USDT",
        network: "TRC20",
        feeUnits: 1_000_000,
        minUnits: 10_000_000,
        usualSeconds: 210,
      },
      {
        coin: "USDT",
        network: "ERC20",
        feeUnits: 4_000_000,
        minUnits: 20_000_000,
        usualSeconds: 300,
      },
      { coin: "BTC", network: "BTC", feeUnits: 5_000, minUnits: 20_000, usualSeconds: 1500 },
    ],
    course({ id, kind, network }): PayoutCourse {
      const seconds = (what: string, [least, most]: readonly [number, number]) =>
        between(least, most, seed(), id, what) * SECOND;
      return {
        ahead: between(2, 9, seed(), id, "ahead"),
        queueMs: seconds("queue", [60, 150]),
        reviewMs: seconds("review", [300, 900]),
        payMs: seconds("pay", PAY_SECONDS[kind]),
        chain: network === null ? null : { ...CHAINS[network], txId: txId(seed(), id, network) },
      };
    },
  };
}

function txId(seed: number, id: string, network: Network): string {
  const words = Array.from({ length: 8 }, (_, place) => hash(seed, id, "tx", place));
  const digits = words.map((word) => word.toString(16).padStart(8, "0")).join("");
  return network === "ERC20" ? `0x${digits}` : digits;
}
