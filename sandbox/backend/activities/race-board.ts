import type * as v from "valibot";
import type * as calls from "#contract/api/activities.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import type { CallContext } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { membershipOf } from "./activity-store.ts";
import { prizeOf, type Race, roundOf, type Runner, runners } from "./kinds/race.ts";
import { finalBoard } from "./kinds/race-store.ts";
import { settleRace } from "./kinds/settle-races.ts";
import { namedActivity } from "./named-activity.ts";

/** Rows beyond the last prize. */
const MORE = 5;
const MOST = 100;

export function raceBoard(
  context: CallContext,
  { id, round: at }: v.InferOutput<typeof calls.raceBoard.request>,
): calls.RaceBoard {
  const definition = namedActivity(context, id);
  const { mechanics: race } = definition;
  if (race.kind !== "racePage") throw new Refusal(NOT_FOUND, "", { message: "未找到该活动" });
  const { database, member, time, view } = context;
  if (member) settleMoney(context);
  settleRace(context, definition);
  const round = roundOf(definition, race, { at, time });
  const all = runners(context, definition, { race, round });
  const last = Math.max(...race.prizes.map(({ to }) => to));
  const joined =
    member !== null && membershipOf(database, { member: member.id, activity: id }) !== null;
  return {
    ...round,
    rows: all.slice(0, Math.min(MOST, last + MORE)).map((runner, index) => ({
      place: index + 1,
      name: masked(runner.name),
      score: runner.score,
      rewardCents: prizeOf(race, index + 1),
      mine: member !== null && runner.member === member.id,
    })),
    mine: joined ? ownPlace(all, race, member.id) : null,
    final: finalBoard(database, { site: view.site.id, activity: id, round: round.round }) !== null,
    time,
  };
}

function ownPlace(all: readonly Runner[], race: Race, member: number): calls.RaceBoard["mine"] {
  const index = all.findIndex((runner) => runner.member === member);
  const score = all[index]?.score ?? 0;
  const own = index < 0 ? all.length : index;
  // The nearest place above whose prize is larger.
  const better = all.findLastIndex(
    (_, place) => place < own && prizeOf(race, place + 1) > prizeOf(race, own + 1),
  );
  const next = all[better];
  return {
    place: index < 0 ? null : index + 1,
    score,
    toNext: next === undefined ? null : next.score - score + 1,
  };
}

function masked(name: string): string {
  return `${name.slice(0, 2)}****${name.slice(-1)}`;
}
