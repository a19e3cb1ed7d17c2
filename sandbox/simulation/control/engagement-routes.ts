// Control routes of levels, rewards and activities, so that testers see every state.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { REWARD_KINDS } from "#contract/vip.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";
import { findMember, type MemberRow } from "../../backend/members/member-store.ts";
import { giveChances } from "../../backend/activities/activity-store.ts";
import { roundOf } from "../../backend/activities/kinds/race.ts";
import { endRound } from "../../backend/activities/kinds/settle-races.ts";
import { countAgain, setTotals } from "../../backend/levels/set-level.ts";
import { addReward } from "../../backend/rewards/reward-store.ts";
import { DAY } from "../../backend/time/china-time.ts";
import { ledgerProblems } from "../../backend/ledger/ledger-check.ts";
import { setVenueCents, venueCents } from "../../backend/ledger/ledger.ts";
import { playRound } from "../../backend/wallet/venue-rounds.ts";
import { findActivity } from "../activities/activity-directory.ts";
import { depositNow } from "../members/past-deposit.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const named = { site: v.string(), name: v.string() };

const LevelSchema = v.strictObject({
  ...named,
  /** In total since registration, as counted at the last midnight. */
  depositCents: v.optional(whole),
  turnoverCents: v.optional(whole),
  /** Days by which the period that decides about keeping the level has begun earlier. */
  keptDays: v.optional(whole, 0),
});

const ActivitySchema = v.strictObject({
  ...named,
  /** Stakes so much at a venue, and wins this much of it back. */
  turnoverCents: v.optional(positive),
  winCents: v.optional(whole, 0),
  channelCode: v.optional(v.pipe(v.string(), v.regex(CHANNEL_CODE)), "HPDZ"),
  /** Credits a deposit now. */
  depositCents: v.optional(positive),
  /** Chances of a draw. */
  chances: v.optional(v.strictObject({ id: v.string(), count: positive })),
});

const RewardSchema = v.strictObject({
  ...named,
  id: v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/)),
  kind: v.picklist(REWARD_KINDS),
  title: v.string(),
  amountCents: positive,
  turnoverCents: v.optional(whole, 0),
  /** Days from now. */
  from: v.optional(v.number(), 0),
  until: v.optional(v.number(), 30),
});

const RaceSchema = v.strictObject({ site: v.string(), id: v.string() });

export function engagementRoutes(app: FastifyInstance, simulation: Simulation): void {
  const memberNamed = ({ site, name }: { readonly site: string; readonly name: string }) => {
    const view = simulation.sites.named(site);
    return view ? findMember(simulation.world().database, view.site.id, name) : null;
  };
  post(app, "/sandbox/level", LevelSchema, ({ keptDays, ...asked }, reply) => {
    const member = memberNamed(asked);
    if (!member) return missing(reply, asked.site, asked.name);
    const { database } = simulation.world();
    const time = simulation.clock.now();
    setTotals(database, { member, time, ports: simulation.ports }, asked);
    return countAgain(database, { member, time, keptDays });
  });
  post(app, "/sandbox/activity", ActivitySchema, (asked, reply) => {
    const member = memberNamed(asked);
    if (!member) return missing(reply, asked.site, asked.name);
    changeActivity(simulation, member, asked);
    return { problems: ledgerProblems(simulation.world().database) };
  });
  post(app, "/sandbox/activity-reward", RewardSchema, ({ from, until, ...reward }, reply) => {
    const member = memberNamed(reward);
    if (!member) return missing(reply, reward.site, reward.name);
    const now = simulation.clock.now();
    const { id, kind, title, amountCents, turnoverCents } = reward;
    const given = { member: member.id, id, kind, title, amountCents, turnoverCents };
    const valid = { validFrom: now + from * DAY, validTo: now + until * DAY };
    addReward(simulation.world().database, { ...given, ...valid });
    return { id };
  });
  post(app, "/sandbox/activity-race", RaceSchema, ({ site, id }, reply) => {
    const view = simulation.sites.named(site);
    if (!view) return missing(reply, site);
    return (
      endRace(simulation, view, id) ?? reply.code(404).send({ problem: `There is no race ${id}.` })
    );
  });
}

function changeActivity(
  simulation: Simulation,
  { id: member, ...row }: MemberRow,
  asked: v.InferOutput<typeof ActivitySchema>,
): void {
  const world = simulation.world();
  const { database } = world;
  const time = simulation.clock.now();
  const { turnoverCents: stakeCents, winCents, channelCode, depositCents, chances } = asked;
  if (stakeCents !== undefined) {
    const cents = venueCents(database, member, channelCode) + stakeCents;
    setVenueCents(database, { id: member, channelCode, cents }, { reason: "adjustment", time });
    const round = `control-${time}-${stakeCents}-${nextRound(database, member)}`;
    playRound(database, { member, channelCode, round, time }, { stakeCents, winCents });
  }
  if (depositCents !== undefined) {
    depositNow(world, { id: member, ...row }, { at: time, cents: depositCents });
  }
  if (chances !== undefined) {
    giveChances(database, { member, activity: chances.id }, chances.count);
  }
}

function nextRound(database: Parameters<typeof venueCents>[0], member: number): number {
  const row = database
    .prepare("SELECT count(*) AS rounds FROM venue_round WHERE member = ?")
    .get(member);
  return Number(row?.["rounds"]);
}

/** Ends the present round; its prizes can be claimed at once. @returns null for no race */
function endRace(
  { world, clock, database, ports }: Simulation,
  view: NonNullable<ReturnType<Simulation["sites"]["named"]>>,
  id: string,
) {
  const definition = findActivity(world(), view, id);
  const time = clock.now();
  if (definition?.mechanics.kind !== "racePage") return null;
  const { mechanics: race } = definition;
  const round = roundOf(definition, race, { time });
  endRound({ database, ports, view, time }, definition, { race, round, paidFrom: time });
  return { id, round: round.round };
}
