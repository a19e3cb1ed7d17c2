// What can be bet on in a draw. The lobby prints these plays and the game settles them. Odds are decimal:
// the stake is part of the payout.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import TEXTS from "../../../data/content/lottery-plays.json" with { type: "json" };
import type { Row } from "../../../data/catalogue-rows.ts";
import { readWhole } from "../../../data/read-content.ts";
import type { DrawResult } from "../../lottery-draw.ts";
import { exactDraw, sumCounts } from "./lottery-counts.ts";

export type LotteryKind = Row<"draw">["kind"];
export type Balls = Pick<DrawResult, "balls" | "special">;

export interface PlayRow {
  readonly key: string;
  /** The name of its play. */
  readonly play: string;
  readonly label: string;
  readonly odds: number;
  /** Probability of winning. */
  readonly chance: number;
  readonly wins: (result: Balls) => boolean;
}

export interface Play {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  readonly rows: readonly PlayRow[];
}

type Value = (result: Balls) => number;
type RowLine = Pick<PlayRow, "key" | "label" | "chance" | "wins">;

const { labels } = TEXTS;

const numbers = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);
const total: Value = ({ balls }) => balls.reduce((sum, ball) => sum + ball, 0);
const first: Value = ({ balls }) => balls[0] ?? 0;
const last: Value = ({ balls }) => balls.at(-1) ?? 0;
const pair: Value = ({ balls }) => (balls[0] ?? 0) + (balls[1] ?? 0);
const special: Value = (result) => result.special ?? 0;

function named(
  key: keyof typeof labels,
  chance: number,
  wins: (result: Balls) => boolean,
): RowLine {
  return { key, label: labels[key], chance, wins };
}

/** Large, small, odd and even of a value; values from `large` on are large. */
function sides(value: Value, large: number, largeChance: number, oddChance: number): RowLine[] {
  return [
    named("large", largeChance, (result) => value(result) >= large),
    named("small", 1 - largeChance, (result) => value(result) < large),
    named("odd", oddChance, (result) => value(result) % 2 === 1),
    named("even", 1 - oddChance, (result) => value(result) % 2 === 0),
  ];
}

/** The first ball against the last. */
function dragonTiger(tie: number): RowLine[] {
  const rows = [
    named("dragon", (1 - tie) / 2, (result) => first(result) > last(result)),
    named("tiger", (1 - tie) / 2, (result) => first(result) < last(result)),
  ];
  if (tie === 0) return rows;
  return [...rows, named("tie", tie, (result) => first(result) === last(result))];
}

/** A row for each number. */
function each(
  list: readonly number[],
  chance: number | ((number: number) => number),
  wins: (result: Balls, number: number) => boolean,
  label: (number: number) => string = String,
): RowLine[] {
  return list.map((number) => ({
    key: String(number),
    label: label(number),
    chance: typeof chance === "number" ? chance : chance(number),
    wins: (result) => wins(result, number),
  }));
}

/** The ball at a place. */
function place(index: number, list: readonly number[]): RowLine[] {
  return each(list, 1 / list.length, ({ balls }, ball) => balls[index] === ball);
}

/** The number is among the balls, wherever. */
function among(high: number, chance: number): RowLine[] {
  return each(numbers(1, high), chance, ({ balls }, ball) => balls.includes(ball));
}

function valued(value: Value, list: readonly number[], chance: (number: number) => number) {
  return each(list, chance, (result, number) => value(result) === number);
}

/** Shape of the first three digits. */
function shape({ balls }: Balls): "triple" | "run" | "pair" | "mixed" {
  const [a = 0, b = 0, c = 0] = balls.slice(0, 3).toSorted((left, right) => left - right);
  if (a === c) return "triple";
  if (a === b || b === c) return "pair";
  return b === a + 1 && c === b + 1 ? "run" : "mixed";
}

const DIGITS = numbers(0, 9);
const RUNNERS = numbers(1, 10);
const DICE_SUMS = sumCounts(exactDraw("dice"), total);
const ELEVEN = exactDraw("eleven");
const ELEVEN_SUMS = [...sumCounts(ELEVEN, total)];

/** Of the sums of five out of eleven. */
function elevenShare(fits: (sum: number) => boolean): number {
  return (
    ELEVEN_SUMS.reduce((sum, [value, times]) => (fits(value) ? sum + times : sum), 0) /
    ELEVEN.length
  );
}

/** Ways to place two runners whose numbers have that sum, as a share. */
function pairShare(sum: number): number {
  return RUNNERS.filter((one) => sum - one !== one && RUNNERS.includes(sum - one)).length / 90;
}

const different = ({ balls }: Balls) => new Set(balls).size;

type RowsOf<Kind extends LotteryKind> = Readonly<Record<keyof (typeof TEXTS)[Kind], RowLine[]>>;

const ROWS: { readonly [Kind in LotteryKind]: RowsOf<Kind> } = {
  digits: {
    sum: sides(total, 23, 0.5, 0.5),
    dragon: dragonTiger(0.1),
    at1: place(0, DIGITS),
    at2: place(1, DIGITS),
    at3: place(2, DIGITS),
    at4: place(3, DIGITS),
    at5: place(4, DIGITS),
    front: [
      named("triple", 0.01, (result) => shape(result) === "triple"),
      named("run", 0.048, (result) => shape(result) === "run"),
      named("pair", 0.27, (result) => shape(result) === "pair"),
      named("mixed", 0.672, (result) => shape(result) === "mixed"),
    ],
  },
  dice: {
    sum: sides(total, 11, 0.5, 0.5),
    total: valued(total, numbers(3, 18), (sum) => (DICE_SUMS.get(sum) ?? 0) / 216),
    face: among(6, 91 / 216),
    shape: [
      named("different", 120 / 216, (result) => different(result) === 3),
      named("pair", 90 / 216, (result) => different(result) === 2),
      named("triple", 6 / 216, (result) => different(result) === 1),
    ],
  },
  race: {
    pair: sides(pair, 12, 40 / 90, 50 / 90),
    dragon: dragonTiger(0),
    at1: place(0, RUNNERS),
    at2: place(1, RUNNERS),
    at3: place(2, RUNNERS),
    total: valued(pair, numbers(3, 19), pairShare),
  },
  six49: {
    sides: sides(special, 25, 25 / 49, 25 / 49),
    special: valued(special, numbers(1, 49), () => 1 / 49),
    tail: each(
      DIGITS,
      (tail) => (tail === 0 ? 4 : 5) / 49,
      (result, tail) => special(result) % 10 === tail,
      (tail) => labels.tail.replace("{tail}", String(tail)),
    ),
    any: among(49, 6 / 49),
  },
  eleven: {
    sum: sides(
      total,
      31,
      elevenShare((sum) => sum >= 31),
      elevenShare((sum) => sum % 2 === 1),
    ),
    dragon: dragonTiger(0),
    at1: place(0, numbers(1, 11)),
    any: among(11, 5 / 11),
  },
};

const PlaySchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  rule: v.pipe(v.string(), v.nonEmpty()),
  /** The share of stakes that comes back. */
  pays: v.pipe(v.number(), v.minValue(0.9), v.maxValue(1)),
});

/** Odds are the fair price less the house's share, cut to two decimals. */
function playsOf(given: object, rows: Readonly<Record<string, RowLine[]>>): Play[] {
  const texts = readWhole("lottery-plays.json", v.record(v.string(), PlaySchema), given);
  return Object.entries(texts).map(([key, { name, rule, pays }]) => ({
    key,
    name,
    rule,
    rows: (ownValue(rows, key) ?? []).map((row) => {
      const odds = Math.floor((pays / row.chance) * 100 + 1e-6) / 100;
      return { ...row, play: name, odds };
    }),
  }));
}

export const LOTTERY_PLAYS: Readonly<Record<LotteryKind, readonly Play[]>> = {
  digits: playsOf(TEXTS.digits, ROWS.digits),
  dice: playsOf(TEXTS.dice, ROWS.dice),
  race: playsOf(TEXTS.race, ROWS.race),
  six49: playsOf(TEXTS.six49, ROWS.six49),
  eleven: playsOf(TEXTS.eleven, ROWS.eleven),
};

/** @returns undefined for an unknown play or row */
export function findPlay(kind: LotteryKind, playKey: string, rowKey: string): PlayRow | undefined {
  const found = LOTTERY_PLAYS[kind].find(({ key }) => key === playKey);
  return found?.rows.find(({ key }) => key === rowKey);
}

/** The share of stakes that each play returns, in percent. */
export function playReturns(kind: LotteryKind) {
  return LOTTERY_PLAYS[kind].map(({ name, rows }) => {
    const shares = rows.map(({ odds, chance }) => Math.round(odds * chance * 10_000) / 100);
    return { bet: name, low: Math.min(...shares), high: Math.max(...shares) };
  });
}
