// Members with limits for tests, without HTTP: each act answers `done`, or the code and message of its refusal.
import type { Limit, ProtectionInfo } from "#contract/api/protection.ts";
import type { LimitKind, LimitWindow, MARKETS } from "#contract/protection/controls.ts";
import type { DutyValues, ProtectionProfile } from "#contract/protection/duties.ts";
import { steer } from "../../simulation/payments/steer.ts";
import { type SampleMoney, sampleMoney } from "../wallet/sample-money.ts";
import { playRound } from "../wallet/venue-rounds.ts";
import { Refusal } from "../wire/refusal.ts";
import { stakeGuard } from "../duties/check-limits.ts";
import { setSiteProtection } from "../duties/site-duties.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const SAMPLE_VENUE = "QLZR";

export interface SampleProtected {
  readonly money: SampleMoney;
  readonly member: number;
  profile(profile: ProtectionProfile, own?: Partial<DutyValues>): void;
  info(): ProtectionInfo;
  limit(kind: LimitKind, window: LimitWindow): Limit | undefined;
  set(kind: LimitKind, window: LimitWindow, value: number | null): ProtectionInfo;
  deposit(cents: number, act?: "pay" | "double" | "none"): string;
  /** A round at a venue, with what it wins. */
  round(cents: number, win?: number, market?: (typeof MARKETS)[number]): string;
}

let serial = 0;

export function sampleProtected(money = sampleMoney(), member = money.member()): SampleProtected {
  const info = () => money.ask(member, "protectionInfo", {});
  return {
    money,
    member,
    info,
    profile: (profile, own = {}) => setSiteProtection(money.database, "aurora", { profile, own }),
    limit: (kind, window) =>
      info().limits.find((one) => one.kind === kind && one.window === window),
    set: (kind, window, value) => money.ask(member, "setLimit", { kind, window, value }),
    deposit: (cents, act = "pay") => outcome(() => deposit(money, member, cents, act)),
    round: (cents, win = 0, market = "casino") =>
      outcome(() => round(money, member, { cents, win, market })),
  };
}

/** `done`, or `6601 message`. */
export function outcome(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.message}`;
    throw error;
  }
}

export function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("It was not refused.");
}

function deposit(
  money: SampleMoney,
  member: number,
  amountCents: number,
  act: "pay" | "double" | "none",
): void {
  const { database, ports } = money;
  const key = `deposit-${(serial += 1)}`;
  const { orderId } = money.ask(member, "pay", { channelId: "scan-a", amountCents }, { key });
  if (act === "none") return;
  steer({ database, seed: 1, ports, time: money.time }, { orderId, act });
  money.time += 10 * 60_000;
  // A payment is credited when it can no longer be taken back.
  money.ask(member, "withdrawInfo", {});
}

function round(
  { database, time }: SampleMoney,
  member: number,
  {
    cents,
    win,
    market,
  }: { readonly cents: number; readonly win: number; readonly market: (typeof MARKETS)[number] },
): void {
  const guard = stakeGuard(database, { member, time, market });
  guard({ totalCents: cents, largestCents: cents });
  const about = { member, channelCode: SAMPLE_VENUE, round: String((serial += 1)), time };
  playRound(database, about, { stakeCents: cents, winCents: win });
}
