// What a member still needs, in integer cents. The server decides; nothing here rounds in the member's favour.
import type { VipLevel, VipProgress, VipWeek } from "#contract/api/vip.ts";

export interface Amount {
  readonly doneCents: number;
  /** Null: there is nothing to reach. */
  readonly neededCents: number | null;
  readonly missingCents: number;
}

export interface NextLevel {
  /** Null at the highest level. */
  readonly next: VipLevel | null;
  readonly deposit: Amount;
  readonly turnover: Amount;
}

/** The way to the level that the progress is about. */
export function nextLevel(progress: VipProgress, levels: readonly VipLevel[]): NextLevel {
  const { target, depositCents, turnoverCents } = progress;
  const next = levelOf(levels, target);
  return {
    next,
    deposit: amount(depositCents, next?.depositCents, progress.missingDepositCents),
    turnover: amount(turnoverCents, next?.turnoverCents, progress.missingTurnoverCents),
  };
}

function amount(doneCents: number, needed: number | undefined, missingCents: number): Amount {
  return needed === undefined
    ? { doneCents, neededCents: null, missingCents: 0 }
    : { doneCents, neededCents: needed, missingCents };
}

export function levelOf(levels: readonly VipLevel[], level: number | null): VipLevel | null {
  return levels.find((one) => one.level === level) ?? null;
}

export interface KeepState extends Amount {
  /**
   * `safe`: enough for this period; `open`: still to do; `last`: still to do, and the next count decides.
   */
  readonly kind: "safe" | "open" | "last";
  readonly until: number;
  readonly fallsTo: number;
}

/** Null where the level cannot be lost. */
export function keepState({
  keep,
  nextCountAt,
}: Pick<VipProgress, "keep" | "nextCountAt">): KeepState | null {
  if (keep === null) return null;
  const { doneCents, neededCents, until, fallsTo } = keep;
  const missingCents = Math.max(0, neededCents - doneCents);
  const open = until <= nextCountAt ? "last" : "open";
  const kind = missingCents === 0 ? "safe" : open;
  return { kind, doneCents, neededCents, missingCents, until, fallsTo };
}

export type WeekState = Amount & { readonly kind: "none" | "open" | "reached" };

export function weekState({
  giftCents,
  turnoverCents: doneCents,
  neededCents,
  reached,
}: VipWeek): WeekState {
  if (giftCents === 0) return { kind: "none", doneCents, neededCents: null, missingCents: 0 };
  const missingCents = reached ? 0 : Math.max(0, neededCents - doneCents);
  return { kind: reached ? "reached" : "open", doneCents, neededCents, missingCents };
}

/** The lowest level above `level` that has a weekly bonus. */
export function firstWeekly(levels: readonly VipLevel[], level: number): VipLevel | null {
  return levels.find((one) => one.level > level && one.weeklyCents > 0) ?? null;
}
