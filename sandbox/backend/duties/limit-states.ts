// Every limit with what is used and what remains.
import type { DatabaseSync } from "node:sqlite";
import { LIMIT_KINDS, OFFERED_WINDOWS } from "#contract/protection/controls.ts";
import { type LimitKey, type LimitRow, readLimits } from "./limit-store.ts";
import { minutesUsed, sessionBefore } from "./member-sessions.ts";
import { type Asked, freesAt, type MoneyKind, type Period, usedCents } from "./usage.ts";

export interface LimitState extends LimitRow {
  readonly used: number;
  /** Null: no limit. */
  readonly remaining: number | null;
  readonly freesAt: number | null;
}

export interface MemberAt extends Asked {
  /** Start of the present login; the last one when it is not known. */
  readonly since?: number;
}

/** Of the limits that the member has set. */
export function setLimits(database: DatabaseSync, at: MemberAt): LimitState[] {
  return readLimits(database, at.member)
    .filter(({ value }) => value !== null)
    .map((row) => stateOf(database, at, row));
}

/** Of every limit that is offered, in the order of the contract. */
export function allLimits(database: DatabaseSync, at: MemberAt): LimitState[] {
  const rows = readLimits(database, at.member);
  return OFFERED.map((key) => {
    const row = rows.find(({ kind, span }) => kind === key.kind && span === key.span);
    return stateOf(database, at, row ?? { ...NOT_SET, ...key });
  });
}

const NOT_SET = {
  value: null,
  pendingValue: null,
  pendingAskedAt: null,
  pendingFrom: null,
  pendingUntil: null,
} as const;

const OFFERED: readonly LimitKey[] = LIMIT_KINDS.flatMap((kind) =>
  OFFERED_WINDOWS[kind].map((span) => ({ kind, span })),
);

export function isOffered({ kind, span }: LimitKey): boolean {
  return OFFERED.some((key) => key.kind === kind && key.span === span);
}

function stateOf(database: DatabaseSync, at: MemberAt, row: LimitRow): LimitState {
  const { used, frees } = usageOf(database, at, row);
  const remaining = row.value === null ? null : Math.max(0, row.value - used);
  return { ...row, used, remaining, freesAt: frees };
}

function usageOf(
  database: DatabaseSync,
  at: MemberAt,
  { kind, span }: LimitKey,
): { readonly used: number; readonly frees: number | null } {
  if (kind === "time") {
    const since = at.since ?? sessionBefore(database, at.member, at.time)?.startedAt ?? at.time;
    const minutes = minutesUsed(database, { ...at, since });
    return { used: span === "each" ? minutes.each : minutes.day, frees: null };
  }
  if (kind === "bet" || span === "each") return { used: 0, frees: null };
  const key: { readonly kind: MoneyKind; readonly span: Period } = { kind, span };
  return { used: usedCents(database, at, key), frees: freesAt(database, at, key) };
}
