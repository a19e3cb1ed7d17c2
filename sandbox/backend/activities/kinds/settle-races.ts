// Ends the rounds of races whose time is over: the board is kept, and its prizes become rewards, once.
import { bettingOf } from "../../bets/betting-service.ts";
import { settleDue } from "../../bets/settle/settle-due.ts";
import { inTransaction } from "../../database/transaction.ts";
import { addReward } from "../../rewards/reward-store.ts";
import { DAY, HOUR } from "../../time/china-time.ts";
import type { CallContext } from "../../wire/call-context.ts";
import type { ActivityDefinition } from "../activity-definition.ts";
import { joinedBy, membersOf } from "../activity-store.ts";
import { prizeOf, type Race, type RaceContext, type Round, roundOf, runners } from "./race.ts";
import { finalBoard, keepBoard } from "./race-store.ts";

/** Results are looked at until then. */
const PAID_AFTER = 12 * HOUR;

/** Of the races that the asking member takes part in. */
export function settleRaces(context: CallContext): void {
  const { database, member, ports, view, time } = context;
  if (!member) return;
  for (const id of joinedBy(database, member.id)) {
    const definition = ports.activity(view, id, time);
    if (definition !== null) settleRace(context, definition);
  }
}

export function settleRace(context: CallContext, definition: ActivityDefinition): void {
  const { mechanics } = definition;
  if (mechanics.kind !== "racePage" || definition.startsAt > context.time) return;
  const last = roundOf(definition, mechanics, { time: context.time });
  for (let at = 0; at <= last.round; at += 1) {
    const round = roundOf(definition, mechanics, { at, time: context.time });
    if (round.to <= context.time) {
      endRound(context, definition, { race: mechanics, round, paidFrom: round.to + PAID_AFTER });
    }
  }
}

interface Ending {
  readonly race: Race;
  readonly round: Round;
  readonly paidFrom: number;
}

export function endRound(
  context: RaceContext,
  definition: ActivityDefinition,
  { race, round, paidFrom }: Ending,
): void {
  const { database, view, time } = context;
  const at = { site: view.site.id, activity: definition.id, round: round.round };
  if (finalBoard(database, at) !== null) return;
  for (const member of membersOf(database, definition.id)) {
    context.ports.settleGames(member, time);
    settleDue(bettingOf(context), time, member);
  }
  inTransaction(database, () => {
    const board = runners(context, definition, { race, round });
    keepBoard(database, at, { endedAt: Math.min(time, round.to), board: [...board] });
    for (const [index, { member }] of board.entries()) {
      if (member === null) continue;
      const amountCents = prizeOf(race, index + 1);
      addReward(database, {
        member,
        id: `race-${definition.id}-${round.round}`,
        kind: "race",
        title: `${definition.title} 第 ${index + 1} 名`,
        amountCents,
        turnoverCents: amountCents,
        validFrom: paidFrom,
        validTo: paidFrom + definition.claimDays * DAY,
        activity: definition.id,
        activityKind: race.kind,
      });
    }
  });
}
