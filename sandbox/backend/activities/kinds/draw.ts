// A draw: chances are earned each day, and the server decides before it answers.
import { randomInt } from "node:crypto";
import { DRAW_PARTS } from "#contract/activities.ts";
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { lastMidnight } from "../../time/china-time.ts";
import { goalOf, type Item, itemOf, measured, type Scope, unitOf } from "../activity-scope.ts";
import { givenChances } from "../activity-store.ts";

export type Prize = MechanicsOf<"drawGift">["prizes"][number];

/** @param part uniform in [0, DRAW_PARTS) */
export function prizeAt(prizes: readonly Prize[], part: number): Prize {
  let above = 0;
  for (const prize of prizes) {
    above += prize.parts;
    if (part < above) return prize;
  }
  throw new RangeError("The odds of the prizes do not sum to the whole.");
}

export const randomPart = () => randomInt(DRAW_PARTS);

/** The ways to a chance, with what was done of each today. */
export function chanceItems(scope: Scope, mechanics: MechanicsOf<"drawGift">): Item[] {
  return mechanics.chances.map(({ text }, index) => {
    const measure = scope.definition.measures[`chance-${index}`];
    const target = goalOf(measure);
    const done = measure === undefined || scope.since === null ? 0 : measured(scope, measure);
    return itemOf(scope, {
      item: `chance-${index}`,
      title: text,
      done,
      target,
      unit: unitOf(measure),
      rewardCents: 0,
      turnoverCents: 0,
    });
  });
}

interface Chances {
  /** Earned today, at most as many as a day allows. */
  readonly earned: number;
  /** By staff. */
  readonly given: number;
}

function chancesOf(scope: Scope, mechanics: MechanicsOf<"drawGift">): Chances {
  const { definition, time, member, context } = scope;
  if (scope.since === null) return { earned: 0, given: 0 };
  const earned = mechanics.chances.reduce((total, { count }, index) => {
    const measure = definition.measures[`chance-${index}`];
    if (measure === undefined) return total;
    return total + count * Math.floor(measured(scope, measure) / goalOf(measure));
  }, 0);
  const draws = [...scope.claims.values()];
  const fromGiven = draws.filter(({ item }) => item.startsWith(GIVEN)).length;
  const today = draws.filter(
    (row) => !row.item.startsWith(GIVEN) && row.time >= lastMidnight(time),
  ).length;
  const part = { member: member.id, activity: definition.id };
  return {
    earned: Math.max(0, Math.min(earned, mechanics.maxPerDay) - today),
    given: Math.max(0, givenChances(context.database, part) - fromGiven),
  };
}

/** Draws that used a given chance say so in their item. */
const GIVEN = "draw:g";

export function chancesLeft(scope: Scope, mechanics: MechanicsOf<"drawGift">): number {
  const { earned, given } = chancesOf(scope, mechanics);
  return earned + given;
}

/** Earned chances end with the day, so they are used first. */
export function isGivenChance(scope: Scope, mechanics: MechanicsOf<"drawGift">): boolean {
  return chancesOf(scope, mechanics).earned === 0;
}
