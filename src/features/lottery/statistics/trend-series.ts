// What a trend chart can follow: one place of the result, the special ball, the sum, or all numbers.
import type { DrawResult, DrawShape } from "./draw-shape.ts";
import { numbersOf } from "./draw-shape.ts";
import type { NumberRange } from "./number-statistics.ts";

export type SeriesSubject = "all" | "sum" | "special" | { readonly place: number };

export interface TrendSeries {
  readonly key: string;
  readonly subject: SeriesSubject;
  readonly range: NumberRange;
  readonly numbersOf: (result: DrawResult) => readonly number[];
  /** One number per draw, so a line connects them. */
  readonly single: boolean;
}

export function trendSeries(shape: DrawShape): TrendSeries[] {
  const range = { low: shape.low, high: shape.high };
  const all: TrendSeries = { key: "all", subject: "all", range, numbersOf, single: false };
  if (shape.special) return [special(range), all];
  if (shape.kind === "dice") return [sum(shape), all];
  const places = Array.from({ length: shape.places }, (_, place) => ofPlace(place, range));
  return shape.kind === "race" ? places : [...places, all];
}

function ofPlace(place: number, range: NumberRange): TrendSeries {
  return {
    key: `place${place}`,
    subject: { place },
    range,
    numbersOf: ({ balls }) => balls.slice(place, place + 1),
    single: true,
  };
}

function special(range: NumberRange): TrendSeries {
  return {
    key: "special",
    subject: "special",
    range,
    numbersOf: (result) => (result.special === null ? [] : [result.special]),
    single: true,
  };
}

function sum({ low, high, places }: DrawShape): TrendSeries {
  return {
    key: "sum",
    subject: "sum",
    range: { low: low * places, high: high * places },
    numbersOf: ({ balls }) => [balls.reduce((total, ball) => total + ball, 0)],
    single: true,
  };
}
