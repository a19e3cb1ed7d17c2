// Deposits, withdrawals, transfers and exchanges in the history of the demo accounts, booked with the functions
// of the backend at times in the past.
import { ownValue } from "#contract/own-value.ts";
import { DAY, HOUR, MINUTE } from "../../backend/time/china-time.ts";
import { between, pick } from "../random.ts";
import type { World } from "../world.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { pastDeposit } from "./past-deposit.ts";
import { pastExchanges, pastReward, pastVisit } from "./past-movements.ts";
import { pastWithdrawal, type PastEnd } from "./past-withdrawal.ts";

export interface PastEvent {
  readonly at: number;
  readonly run: () => void;
}

interface Plan {
  /** Days ago. */
  readonly deposits: readonly number[];
  readonly withdrawals: readonly (readonly [days: number, end: PastEnd])[];
  readonly visits: readonly number[];
  readonly exchanges: readonly number[];
  readonly rewards: readonly number[];
}

const PLANS: Readonly<Record<string, Plan>> = {
  demo88: {
    deposits: [38, 33, 28, 24, 20, 16, 12, 8, 3, 1],
    withdrawals: [
      [35, "arrived"],
      [26, "refused"],
      [18, "arrived"],
      [9, "cancelled"],
      [5, "arrived"],
    ],
    visits: [30, 21, 13, 6, 2],
    exchanges: [15],
    rewards: [37, 11],
  },
  risky88: { deposits: [30, 9], withdrawals: [], visits: [], exchanges: [], rewards: [] },
};

/** Pairs of rounds. */
const LONG_VISIT = 11;
const DEPOSITS = [30_000, 50_000, 50_000, 80_000, 100_000] as const;

/** In no order. */
export function pastMoney(world: World, member: MemberRow, time: number): PastEvent[] {
  const plan = ownValue(PLANS, member.nameKey);
  if (!plan) return [];
  const { seed } = world;
  const { id } = member;
  const moment = (days: number, what: string) =>
    Math.floor((time - days * DAY) / HOUR) * HOUR +
    between(-3 * 60, 3 * 60, seed, id, what, days) * MINUTE;
  const events = (days: readonly number[], what: string, run: (at: number, day: number) => void) =>
    days.map((day): PastEvent => {
      const at = moment(day, what);
      return { at, run: () => run(at, day) };
    });
  const ends = new Map(plan.withdrawals);
  return [
    ...events(plan.deposits, "deposit", (at, day) =>
      pastDeposit(world, member, { at, cents: pick(DEPOSITS, seed, id, "deposit", day) }),
    ),
    ...events([...ends.keys()], "withdrawal", (at, day) => {
      const cents = between(6, 20, seed, id, "withdrawal", day) * 10_000;
      pastWithdrawal(world, member, { at, cents, end: ends.get(day) ?? "arrived" });
    }),
    ...events(plan.visits, "visit", (at, day) =>
      pastVisit(world, member, { at, pairs: day > 8 ? LONG_VISIT : 1 }),
    ),
    ...events(plan.exchanges, "exchange", (at) => pastExchanges(world, member, at)),
    ...events(plan.rewards, "reward", (at) => pastReward(world, member, at)),
  ];
}
