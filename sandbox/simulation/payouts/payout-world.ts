// The sandbox's banks, chains and reviewers: how long each step of a withdrawal takes, from the seed.
import type { Network } from "#contract/coins.ts";
import type { PayoutCourse, PayoutWorld } from "../../backend/withdrawals/payout-world.ts";
import { networkTerms } from "../payments/coin-market.ts";
import { between, hash } from "../random.ts";

const SECOND = 1000;
const PAY_SECONDS = { bank: [40, 110], alipay: [20, 60], coin: [15, 40] } as const;

export function payoutWorld(seed: () => number): PayoutWorld {
  return {
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
        chain: network === null ? null : chainOf(seed(), id, network),
      };
    },
  };
}

function chainOf(seed: number, id: string, network: Network): PayoutCourse["chain"] {
  const { blockMs, confirmations } = networkTerms(network);
  return { blockMs, confirmations, txId: txId(seed, id, network) };
}

function txId(seed: number, id: string, network: Network): string {
  const words = Array.from({ length: 8 }, (_, place) => hash(seed, id, "tx", place));
  const digits = words.map((word) => word.toString(16).padStart(8, "0")).join("");
  return network === "ERC20" ? `0x${digits}` : digits;
}
