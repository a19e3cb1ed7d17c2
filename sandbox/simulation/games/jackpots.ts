// Jackpots grow with every stake until one is won; then they start again from their base.
import { between, unit } from "../random.ts";

export interface JackpotPlan {
  /** Names the jackpot in the seed. */
  readonly key: string;
  readonly baseCents: number;
  readonly centsPerSecond: number;
  /** About how long it grows, in milliseconds. */
  readonly span: number;
}

export interface Jackpot {
  readonly cents: number;
  /** When it was last won, and how much. */
  readonly wonAt: number;
  readonly wonCents: number;
}

export function jackpotAt(seed: number, plan: JackpotPlan, time: number): Jackpot {
  const turn = Math.floor(time / plan.span);
  const winOf = (index: number) =>
    Math.floor((index + 0.15 + 0.7 * unit(seed, plan.key, "won", index)) * plan.span);
  const last = winOf(turn) <= time ? turn : turn - 1;
  const wonAt = winOf(last);
  return {
    cents: grown(plan, time - wonAt),
    wonAt,
    wonCents: grown(plan, wonAt - winOf(last - 1)),
  };
}

function grown({ baseCents, centsPerSecond }: JackpotPlan, milliseconds: number): number {
  return baseCents + Math.floor((milliseconds / 1000) * centsPerSecond);
}

const HOUR = 3_600_000;

/** The jackpot of one game. */
export function gameJackpot(seed: number, id: string): JackpotPlan {
  const size = unit(seed, id, "size");
  const base = Math.round(20_000 * Math.exp(size * 4.6)) * 100 + between(0, 99, seed, id, "cents");
  return {
    key: id,
    baseCents: base,
    centsPerSecond: Math.max(1, Math.round((base / 600_000) * (0.6 + unit(seed, id, "rate")))),
    span: (12 + 300 * size) * HOUR,
  };
}
