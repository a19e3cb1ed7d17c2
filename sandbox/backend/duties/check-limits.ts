// Where limits, breaks and closed markets hold: before a deposit, a stake, a launch and a transfer to a venue. Called in
// the transaction that moves the money, so that two devices at the same moment cannot pass a limit together.
import type { DatabaseSync } from "node:sqlite";
import type { LimitRefusal } from "#contract/api/protection.ts";
import { LIMIT_REACHED } from "#contract/codes.ts";
import type { LimitKind, LimitWindow, Market } from "#contract/protection/controls.ts";
import { dayOf, timeOfDay } from "../time/china-time.ts";
import { yuan } from "../ledger/decimal.ts";
import { Refusal } from "../wire/refusal.ts";
import { type LimitState, type MemberAt, setLimits } from "./limit-states.ts";
import { checkMarket } from "./opt-outs.ts";
import { pauseOf, pauseRefusal } from "./pauses.ts";

/** @throws Refusal while the member takes a break, is excluded, or has closed the account */
export function checkPause(database: DatabaseSync, { member, time }: MemberAt): void {
  const pause = pauseOf(database, member, time);
  if (pause !== null) throw pauseRefusal(pause);
}

/**
 * @returns cents that can still be deposited; Infinity without a limit
 * @throws Refusal for a larger deposit
 */
export function checkDeposit(database: DatabaseSync, at: MemberAt, cents: number): number {
  checkPause(database, at);
  const limits = setLimits(database, at).filter(
    ({ kind }) => kind === "deposit" || kind === "netDeposit",
  );
  refuseAbove(limits, cents);
  return Math.min(Number.POSITIVE_INFINITY, ...limits.map(({ remaining }) => remaining ?? 0));
}

export interface Stakes {
  /** Of all bets together. */
  readonly totalCents: number;
  readonly largestCents: number;
  /** What can be lost; all of it when missing. */
  readonly atRiskCents?: number;
}

/**
 * What the member may stake now. The function that is returned is called with the stakes before they are final.
 * @throws Refusal when nothing may be staked
 */
export function stakeGuard(
  database: DatabaseSync,
  at: MemberAt & { readonly market: Market },
): (stakes: Stakes) => void {
  const limits = checkPlay(database, at);
  const of = (kind: LimitKind) => limits.filter((limit) => limit.kind === kind);
  return ({ totalCents, largestCents, atRiskCents = totalCents }) => {
    refuseAbove(of("bet"), largestCents);
    refuseAbove(of("loss"), atRiskCents);
    refuseAbove(of("stake"), totalCents);
  };
}

/**
 * Before a game is opened or money goes to a venue.
 * @throws Refusal when no stake at all would be taken
 */
export function checkEntry(
  database: DatabaseSync,
  at: MemberAt & { readonly market: Market },
): void {
  refuseAbove(checkPlay(database, at), 1);
}

function checkPlay(
  database: DatabaseSync,
  at: MemberAt & { readonly market: Market },
): readonly LimitState[] {
  checkPause(database, at);
  checkMarket(database, at.member, at.market);
  const limits = setLimits(database, at);
  refuseAbove(
    limits.filter(({ kind }) => kind === "time"),
    1,
  );
  return limits.filter(({ kind }) => kind === "loss" || kind === "stake" || kind === "bet");
}

/** The tightest limit is named. */
function refuseAbove(limits: readonly LimitState[], amount: number): void {
  const [tightest] = limits.toSorted(
    (left, right) => (left.remaining ?? 0) - (right.remaining ?? 0),
  );
  if (tightest?.remaining == null || amount <= tightest.remaining) return;
  throw limitRefusal(tightest);
}

const KIND_WORDS: Readonly<Record<LimitKind, { readonly name: string; readonly verb: string }>> = {
  deposit: { name: "存款", verb: "存" },
  netDeposit: { name: "存取净额", verb: "存" },
  loss: { name: "亏损", verb: "投注" },
  stake: { name: "投注总额", verb: "投注" },
  bet: { name: "单注", verb: "投注" },
  time: { name: "时长", verb: "玩" },
};

const WINDOW_WORDS: Readonly<Record<LimitWindow, string>> = {
  day: " 24 小时",
  week: " 7 天",
  month: " 31 天",
  each: "",
};

export function limitName({ kind, span }: Pick<LimitState, "kind" | "span">): string {
  const each = kind === "time" && span === "each" ? "单次" : WINDOW_WORDS[span];
  return `${each}${KIND_WORDS[kind].name}限额`;
}

function limitRefusal(state: LimitState): Refusal {
  const { kind, span, value, remaining, freesAt } = state;
  const data: LimitRefusal = {
    kind,
    window: span,
    value: value ?? 0,
    remaining: remaining ?? 0,
    freesAt,
  };
  const amount = (units: number) => (kind === "time" ? ` ${units} 分钟` : ` ${yuan(units)}`);
  const begin = data.remaining === 0 && kind !== "bet" ? "已达到" : "超过";
  const left =
    data.remaining === 0 ? "" : `，还可${KIND_WORDS[kind].verb}${amount(data.remaining)}`;
  const after = freesAt === null ? "" : `，${dayOf(freesAt)} ${timeOfDay(freesAt)} 起陆续恢复`;
  const message = `${begin}您设置的${limitName(state)}${amount(data.value)}${left}${after}`;
  return new Refusal(LIMIT_REACHED, "", { data, message });
}
