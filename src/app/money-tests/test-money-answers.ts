// What the money calls' tests send, and what their server answers.
import { claimActivity } from "#contract/api/activities.ts";
import { sendGift } from "#contract/api/chat.ts";
import { pay } from "#contract/api/deposit.ts";
import { exchange } from "#contract/api/exchange.ts";
import { launch } from "#contract/api/launch.ts";
import { recycle } from "#contract/api/venue-wallets.ts";
import { claimRewards } from "#contract/api/welfare.ts";
import { withdraw } from "#contract/api/withdraw.ts";
import type { Asked } from "#testing/test-bank.ts";

export function moneyAnswer({ name, body }: Asked): unknown {
  switch (name) {
    case "quote":
      return { legs: legsOf(body["selections"]), series: null, dailyLeftCents: null, time: 0 };
    case "placeBet": {
      const [ticket] = body["tickets"] as { legs: unknown; stakeCents: number }[];
      const amounts = { riskCents: ticket?.stakeCents ?? 0, winCents: 0 };
      const legs = legsOf(ticket?.legs);
      return { tickets: [{ ticketId: "CR2", state: "accepted", refusal: null, legs, ...amounts }] };
    }
    case "editBet":
      return { state: "done", refusal: null, ticket: null };
    case sendGift.path:
      return { id: 1, cents: 520, time: 0 };
    case "cashOut":
      return { state: "done", valueCents: body["valueCents"], quoteId: "q", ticket: null };
    case recycle.path:
      return {
        moved: [
          { channelCode: "ZR1", name: "天际真人", amount: "12.00" },
          { channelCode: "DZ1", name: "天际电子", amount: "8.50" },
        ],
        kept: [
          { channelCode: "QP1", name: "天际棋牌", amount: "3.00", message: "有效投注额未达标" },
        ],
      };
    case withdraw.path:
      return WITHDRAWAL;
    case exchange.path:
      return { paid: 10_000, received: 14_044_943, rate: "7.12", time: 0 };
    case claimRewards.path:
      return {
        claimed: [{ id: "weekly-1", amountCents: 5800, turnoverCents: 17_400 }],
        refused: [{ id: "rebate-1", message: "该奖励已过期" }],
      };
    case claimActivity.path:
      return {
        item: "phone",
        amountCents: 800,
        turnoverCents: 2400,
        prize: null,
        chances: null,
        freeBet: false,
      };
    case pay.path:
      return ORDER;
    case launch.path:
      return { url: "", type: "CRTY", data: { token: "venue", remoteip: "203.0.113.7" } };
    default:
      return { centerWalletBalance: "1000.00", lockMoney: "0.00" };
  }
}

const WITHDRAWAL = {
  orderId: "W1",
  kind: "bank",
  state: "queued",
  account: "**** 6150",
  createdAt: 0,
  amountCents: 3e4,
  feeCents: 0,
  paidCents: 3e4,
};

const ORDER = {
  orderId: "D1",
  kind: "bank",
  wait: "transferWait",
  state: "waiting",
  amountCents: 50_000,
  dueCents: 50_036,
  createdAt: 0,
  expiresAt: 0,
};

function legsOf(legs: unknown): object[] {
  const limits = { minCents: 100, maxCents: 1_000_000, payoutCapCents: 10_000_000 };
  return (legs as object[]).map((leg) => ({ ...leg, active: "open", ...limits }));
}

export const WITHDRAW_BODY = {
  kind: "bank",
  accountId: "c1",
  amountCents: 30_000,
  proof: "proof",
} as const;
export const REWARDS_BODY = {
  rewards: [
    { id: "weekly-1", title: "VIP3 周周彩金" },
    { id: "rebate-1", title: "今日返水" },
  ],
};
export const EXCHANGE_BODY = { way: "toCoin", amount: 10_000, rateId: "r1" } as const;
