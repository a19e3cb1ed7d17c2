// What is bet on beside the numbers: big or small, odd or even, dragon or tiger.
import type { DrawKind, DrawResult, DrawShape } from "./draw-shape.ts";

export type DrawOutcome = "big" | "small" | "odd" | "even" | "dragon" | "tiger" | "tie";

export const ASPECT_PAIRS = ["size", "parity", "duel"] as const;
export type AspectPair = (typeof ASPECT_PAIRS)[number];

/** `place` is counted from 0; `topTwo` is the sum of the first two of a race. */
export type AspectSubject = "sum" | "topTwo" | "special" | { readonly place: number };

export interface Aspect {
  readonly key: string;
  readonly subject: AspectSubject;
  readonly pair: AspectPair;
  /** Null where the result lacks the number. */
  readonly read: (result: DrawResult) => DrawOutcome | null;
}

/** Lowest value that counts as big: of a single ball, and of the sum. */
const BIG_FROM: Readonly<Record<DrawKind, { readonly ball: number; readonly sum: number } | null>> =
  {
    digits: { ball: 5, sum: 23 },
    dice: { ball: 4, sum: 11 },
    race: { ball: 6, sum: 12 },
    eleven: { ball: 6, sum: 31 },
    six49: { ball: 25, sum: 25 },
    other: null,
  };

export function aspectsOf({ kind, places }: DrawShape): Aspect[] {
  const limits = BIG_FROM[kind];
  if (limits === null) return [];
  if (kind === "six49") return sizeAndParity("special", limits.ball, ({ special }) => special);
  const whole =
    kind === "race"
      ? sizeAndParity("topTwo", limits.sum, ({ balls }) => sumOf({ balls: balls.slice(0, 2) }))
      : sizeAndParity("sum", limits.sum, sumOf);
  if (kind === "dice") return whole;
  const single = Array.from({ length: places }, (_, place) =>
    sizeAndParity({ place }, limits.ball, ({ balls }) => balls[place] ?? null),
  ).flat();
  return [...whole, ...single, ...duels(kind, places)];
}

function sizeAndParity(
  subject: AspectSubject,
  bigFrom: number,
  valueOf: (result: DrawResult) => number | null,
): Aspect[] {
  const name = typeof subject === "string" ? subject : `place${subject.place}`;
  const aspect = (pair: AspectPair, outcome: (value: number) => DrawOutcome): Aspect => ({
    key: `${name}-${pair}`,
    subject,
    pair,
    read(result) {
      const value = valueOf(result);
      return value === null ? null : outcome(value);
    },
  });
  return [
    aspect("size", (value) => (value >= bigFrom ? "big" : "small")),
    aspect("parity", (value) => (value % 2 === 0 ? "even" : "odd")),
  ];
}

/** A race pairs first with last, second with the one before, and so on; others only first with last. */
function duels(kind: DrawKind, places: number): Aspect[] {
  const pairs = kind === "race" ? Math.floor(places / 2) : 1;
  return Array.from({ length: pairs }, (_, place) => ({
    key: `place${place}-duel`,
    subject: { place },
    pair: "duel",
    read: ({ balls }) => duel(balls[place], balls[places - 1 - place]),
  }));
}

function duel(front: number | undefined, back: number | undefined): DrawOutcome | null {
  if (front === undefined || back === undefined) return null;
  if (front === back) return "tie";
  return front > back ? "dragon" : "tiger";
}

function sumOf({ balls }: Pick<DrawResult, "balls">): number | null {
  return balls.length === 0 ? null : balls.reduce((total, ball) => total + ball, 0);
}
