// A race: who has the largest score within a round. Prizes become rewards when a round has ended.
import type { MechanicsOf } from "#contract/api/activity-mechanics.ts";
import { HOUR } from "../../time/china-time.ts";
import type { ValidStake } from "../../wallet/valid-stakes.ts";
import type { CallContext } from "../../wire/call-context.ts";
import { memberById } from "../../members/member-store.ts";
import type { ActivityDefinition } from "../activity-definition.ts";
import { scopeContext, scopeOf } from "../activity-scope.ts";
import { membersOf } from "../activity-store.ts";
import { finalBoard } from "./race-store.ts";

export type Race = MechanicsOf<"racePage">;

export interface Round {
  readonly round: number;
  readonly rounds: number;
  readonly from: number;
  readonly to: number;
}

/** Of an activity that never ends there are as many rounds as have begun. */
export function roundOf(
  { startsAt, endsAt }: Pick<ActivityDefinition, "startsAt" | "endsAt">,
  { roundHours }: Race,
  { at, time }: { readonly at?: number | undefined; readonly time: number },
): Round {
  const length = roundHours === null ? (endsAt ?? time) - startsAt : roundHours * HOUR;
  const now = Math.max(0, Math.floor((time - startsAt) / length));
  const rounds = endsAt === null ? now + 1 : Math.max(1, Math.ceil((endsAt - startsAt) / length));
  const round = Math.min(at ?? now, rounds - 1);
  const from = startsAt + round * length;
  return { round, rounds, from, to: Math.min(from + length, endsAt ?? from + length) };
}

export interface Runner {
  /** Null: of another platform's feed. */
  readonly member: number | null;
  readonly name: string;
  readonly score: number;
}

/** Best first. A round that was ended keeps the board that it had then. */
export type RaceContext = Pick<CallContext, "database" | "ports" | "view" | "time">;

export function runners(
  context: RaceContext,
  definition: ActivityDefinition,
  { race, round }: { readonly race: Race; readonly round: Round },
): readonly Runner[] {
  const { database, view, time, ports } = context;
  const at = { site: view.site.id, activity: definition.id, round: round.round };
  const final = finalBoard(database, at);
  if (final !== null) return final.board;
  const own = membersOf(database, definition.id).flatMap((id) => {
    const member = memberById(database, id);
    if (member?.site !== view.site.id) return [];
    const stakes = scopeOf(scopeContext(context), definition, member).stakes({
      from: round.from,
      to: Math.min(round.to, time + 1),
    });
    return [{ member: id, name: member.name, score: scoreOf(race, stakes) }];
  });
  const rivals = ports
    .rivals({ ...at, from: round.from, to: round.to, race }, time)
    .map(({ name, score }) => ({ member: null, name, score }));
  return [...own.filter(({ score }) => score > 0), ...rivals].toSorted(
    (one, two) => two.score - one.score,
  );
}

export function scoreOf({ metric, minCents }: Race, stakes: readonly ValidStake[]): number {
  const counted = stakes.filter(({ cents }) => cents >= minCents);
  switch (metric) {
    case "turnover":
      return counted.reduce((total, { cents }) => total + cents, 0);
    case "win":
      return Math.max(
        0,
        counted.reduce((total, { cents, winCents }) => total + winCents - cents, 0),
      );
    case "multiple":
      return Math.max(
        0,
        ...counted.map(({ cents, winCents }) => Math.floor((winCents * 100) / cents)),
      );
  }
}

/** @param place counted from 1 */
export function prizeOf({ prizes }: Race, place: number): number {
  return prizes.find(({ from, to }) => from <= place && place <= to)?.rewardCents ?? 0;
}
