// Lottery draws: issue n is drawn at n times the interval; its numbers follow from seed and issue.
import PLAYS from "../data/content/lottery-plays.json" with { type: "json" };
import type { Row } from "../data/catalogue-rows.ts";
import { hash } from "../random.ts";

type LotteryKind = Row<"draw">["kind"];
interface Shape {
  readonly low: number;
  readonly high: number;
  readonly balls: number;
  readonly repeats: boolean;
  readonly special: boolean;
}

const SHAPES: Readonly<Record<LotteryKind, Shape>> = {
  digits: { low: 0, high: 9, balls: 5, repeats: true, special: false },
  dice: { low: 1, high: 6, balls: 3, repeats: true, special: false },
  race: { low: 1, high: 10, balls: 10, repeats: false, special: false },
  six49: { low: 1, high: 49, balls: 6, repeats: false, special: true },
  eleven: { low: 1, high: 11, balls: 5, repeats: false, special: false },
};

const DAY = 86_400_000;
/** Issues are numbered by calendar day in China. */
const ZONE = 8 * 3_600_000;
const RECENT = 10;
/** Results that the statistics count. */
export const COUNTED = 100;

export interface DrawResult {
  readonly issue: string;
  readonly balls: number[];
  readonly special: number | null;
}

export function drawResult(seed: number, draw: Row<"draw">, index: number): DrawResult {
  const shape = SHAPES[draw.kind];
  const count = shape.balls + (shape.special ? 1 : 0);
  const balls: number[] = [];
  for (let attempt = 0; balls.length < count; attempt++) {
    const size = shape.high - shape.low + 1;
    const ball = shape.low + (hash(seed, draw.id, index, attempt) % size);
    if (shape.repeats || !balls.includes(ball)) balls.push(ball);
  }
  const special = shape.special ? (balls.pop() ?? null) : null;
  return {
    issue: issueName(draw, index),
    balls: shape.special ? balls.toSorted(ascending) : balls,
    special,
  };
}

/** The latest issue at a moment, and `results` issues before it. */
export function drawState(seed: number, draw: Row<"draw">, time: number, results = RECENT) {
  const every = draw.everySeconds * 1000;
  const index = Math.floor(time / every);
  const past = Array.from({ length: results }, (_, back) =>
    drawResult(seed, draw, index - 1 - back),
  );
  return {
    ...drawResult(seed, draw, index),
    secondsLeft: Math.ceil(((index + 1) * every - time) / 1000),
    history: past,
    frequency: frequency(seed, draw, index),
  };
}

const counted = new Map<string, number[]>();

/** How often each number was drawn in the last hundred issues; cached per issue. */
function frequency(seed: number, draw: Row<"draw">, index: number): number[] {
  const key = `${seed} ${draw.id} ${index}`;
  const known = counted.get(key);
  if (known) return known;
  const { low, high } = SHAPES[draw.kind];
  const counts = Array.from({ length: high - low + 1 }, () => 0);
  for (let back = 0; back < COUNTED; back++) {
    const { balls, special } = drawResult(seed, draw, index - back);
    for (const ball of special === null ? balls : [...balls, special]) {
      counts[ball - low] = (counts[ball - low] ?? 0) + 1;
    }
  }
  if (counted.size > 200) counted.clear();
  counted.set(key, counts);
  return counts;
}

function issueName(draw: Row<"draw">, index: number): string {
  const moment = index * draw.everySeconds * 1000 + ZONE;
  const day = new Date(moment).toISOString().slice(0, 10).replaceAll("-", "");
  const number = Math.floor((moment % DAY) / (draw.everySeconds * 1000)) + 1;
  return `${day}${String(number).padStart(4, "0")}`;
}

const { facts, labels } = PLAYS;

function fact(name: keyof typeof facts, value: number): string {
  return facts[name].replace("{value}", String(value));
}

/** Facts printed with a result. */
export function drawFacts(kind: LotteryKind, { balls, special }: DrawResult): string[] {
  const first = balls[0] ?? 0;
  const last = balls.at(-1) ?? 0;
  const size = (isLarge: boolean) => (isLarge ? labels.large : labels.small);
  const parity = (value: number) => (value % 2 === 0 ? labels.even : labels.odd);
  const winner = first > last ? labels.dragon : labels.tiger;
  if (kind === "race") {
    const pair = first + (balls[1] ?? 0);
    return [fact("pair", pair), size(pair > 11), parity(pair), winner];
  }
  if (kind === "six49") {
    const value = special ?? 0;
    return [fact("special", value), size(value > 24), parity(value), fact("tail", value % 10)];
  }
  const sum = balls.reduce((total, ball) => total + ball, 0);
  const { low, high } = SHAPES[kind];
  const middle = ((low + high) / 2) * balls.length;
  const shape = new Set(balls).size === 3 ? labels.different : labels.pair;
  return [fact("sum", sum), size(sum > middle), parity(sum), kind === "dice" ? shape : winner];
}

function ascending(left: number, right: number): number {
  return left - right;
}
