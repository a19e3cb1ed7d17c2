// What a demo account has of its level and of activities: counted day by day over its past bets and deposits, claimed
// and drawn by the functions that do so for everybody.
import type { MemberRow } from "../../backend/members/member-store.ts";
import type { ActivityDefinition } from "../../backend/activities/activity-definition.ts";
import { itemsOf } from "../../backend/activities/activity-items.ts";
import { type Scope, scopeOf } from "../../backend/activities/activity-scope.ts";
import { addMembership, giveChances } from "../../backend/activities/activity-store.ts";
import { claimItem } from "../../backend/activities/claim-activity.ts";
import { countDays } from "../../backend/levels/count-level.ts";
import { readLevel, writeLevel } from "../../backend/levels/level-store.ts";
import { termsOf } from "../../backend/levels/level-terms.ts";
import { grantFreeBet } from "../../backend/free-bets/grant-free-bet.ts";
import { claimReward } from "../../backend/rewards/claim-reward.ts";
import { findReward, markClaimed, readRewards } from "../../backend/rewards/reward-store.ts";
import { DAY, dayOf, HOUR, lastMidnight } from "../../backend/time/china-time.ts";
import { activitiesOf } from "../activities/activity-directory.ts";
import { between, unit } from "../random.ts";
import { venuesOf } from "../venues/venue-directory.ts";
import type { World } from "../world.ts";
import { earlierTotals } from "./earlier-totals.ts";
import type { PastEvent } from "./money-history.ts";

const DAYS = 36;
/** Days ago when the present level was reached. */
const LEVEL_DAYS = 20;
/** Rewards of the last days are left for the member. */
const LEFT_DAYS = 8;
/** Days between two visits to the welfare centre. */
const COUNT_DAYS = 3;
const NAME = "demo88";
/** Days ago when a free bet was drawn. */
const FREE_BET_DAYS = 2;

export function pastEngagement(world: World, member: MemberRow, time: number): PastEvent[] {
  if (member.nameKey !== NAME || member.vipLevel === 0) return [];
  const first = lastMidnight(time) - DAYS * DAY;
  startLevel(world, member, first);
  const rise = lastMidnight(time) - LEVEL_DAYS * DAY - HOUR;
  const days = Array.from({ length: DAYS }, (_, index) => first + (index + 1) * DAY);
  return [
    { at: rise, run: () => reachLevel(world, member) },
    ...days
      .filter((_, index) => (DAYS - index) % COUNT_DAYS === 1)
      .map((midnight) => ({
        at: midnight + 13 * HOUR,
        run: () => ofDay(world, member, { midnight, time }),
      })),
    ...days
      .filter((midnight) => midnight < lastMidnight(time))
      .map((midnight) => ({
        at: midnight + 22 * HOUR,
        run: () => inActivities(world, member, { midnight, time }),
      })),
    { at: time - FREE_BET_DAYS * DAY, run: () => drawFreeBet(world, member, time) },
    { at: time - FREE_BET_DAYS * DAY, run: () => giveFreeBet(world, member, time) },
  ].filter(({ at }) => at < time);
}

/** Of the welfare centre, for football only. */
function giveFreeBet({ database }: World, { id: member }: MemberRow, time: number): void {
  grantFreeBet(database, {
    member,
    id: `football-${member}`,
    source: "welfare",
    title: "足球周免费投注",
    amountCents: 5000,
    sports: ["FT"],
    time: time - FREE_BET_DAYS * DAY,
  });
}

/** A chance given by staff, drawn two days ago: its prize is a free bet. */
function drawFreeBet(world: World, member: MemberRow, time: number): void {
  const at = time - FREE_BET_DAYS * DAY;
  const scope = () => scopeAt(world, member, { promotion: "gift-boxes", at });
  const first = scope();
  if (first === null || first.definition.mechanics.kind !== "drawGift") return;
  const { prizes } = first.definition.mechanics;
  const before = prizes.slice(
    0,
    prizes.findIndex(({ freeBet }) => freeBet),
  );
  const part = { member: member.id, activity: first.definition.id };
  addMembership(world.database, part, at - HOUR);
  giveChances(world.database, part, 1);
  const joined = scope();
  const drawn = before.reduce((total, { parts }) => total + parts, 0);
  if (joined !== null) claimItem(joined, "draw", () => drawn);
}

interface When {
  /** The start of the day. */
  readonly midnight: number;
  /** The present. */
  readonly time: number;
}

function startLevel({ database }: World, member: MemberRow, first: number): void {
  const level = member.vipLevel - 1;
  writeLevel(database, {
    member: member.id,
    level,
    since: first,
    seen: member.vipLevel,
    depositBase: termsOf(level).depositCents,
    turnoverBase: earlierTotals(member, termsOf(member.vipLevel)).turnoverCents,
    keepFrom: first,
    countedAt: first,
  });
}

/** The deposits that were missing for the present level; the next count finds it reached. */
function reachLevel({ database }: World, member: MemberRow): void {
  const row = readLevel(database, member.id);
  if (row === null) return;
  const { depositCents } = earlierTotals(member, termsOf(member.vipLevel));
  writeLevel(database, { ...row, depositBase: depositCents });
}

/** After noon: the level is counted, and some of its rewards are claimed. */
function ofDay(world: World, member: MemberRow, { midnight, time }: When): void {
  const { database, seed } = world;
  const at = midnight + 13 * HOUR;
  const venues = venuesOf(world, { isOn: () => true }, at);
  countDays({ database, member, time: at, venues, freeBets: true });
  if (at > time - LEFT_DAYS * DAY) return;
  for (const { id, validFrom, claimedAt } of readRewards(database, member.id)) {
    const skipped = unit(seed, member.id, id, "claimed") < 0.3 || id.startsWith("upgrade");
    if (claimedAt !== null || skipped || validFrom > at) continue;
    claimReward(database, { member: member.id, id, time: at });
  }
}

/** The gift of the present level is the reward that the account was seeded with. */
export function claimUpgrade({ database }: World, member: MemberRow, time: number): void {
  const reward = findReward(database, member.id, `upgrade-${member.vipLevel}`);
  if (reward !== null) markClaimed(database, reward, time);
}

function inActivities(world: World, member: MemberRow, { midnight, time }: When): void {
  const at = midnight + 22 * HOUR;
  const day = Math.floor((time - midnight) / DAY);
  for (const { promotion, since, chance, most } of JOINED) {
    const claims = unit(world.seed, member.id, promotion, midnight) < chance;
    const joins = day === since || dayOf(at).endsWith("-01");
    if (day > since || (!claims && !joins)) continue;
    const scope = scopeAt(world, member, { promotion, at });
    if (scope === null) continue;
    const part = { member: member.id, activity: scope.definition.id };
    if (scope.membership === null) addMembership(world.database, part, at - HOUR);
    if (claims && scope.membership !== null && scope.claims.size < most) claimFirst(world, scope);
  }
}

/** Days ago when it was joined, how likely something is claimed on a day, and how much at most. */
const JOINED = [
  { promotion: "monthly-sign", since: DAYS - 1, chance: 0.8, most: 31 },
  { promotion: "lucky-wheel", since: 11, chance: 0.6, most: 9 },
  { promotion: "newcomer-road", since: 16, chance: 0.5, most: 3 },
  { promotion: "iron-duel", since: DAYS - 1, chance: 0, most: 0 },
] as const;

function scopeAt(
  world: World,
  member: MemberRow,
  { promotion, at }: { readonly promotion: string; readonly at: number },
): Scope | null {
  const row = world.catalogue.promotions.find(({ id }) => id === promotion);
  const definition = row && activitiesOf(row, at).find((one) => isOpen(one, at));
  if (definition === undefined) return null;
  const venues = () => venuesOf(world, { isOn: () => true }, at);
  const context = {
    database: world.database,
    time: at,
    venues,
    wageringTimes: null,
    freeBets: true,
  };
  return scopeOf(context, definition, member);
}

function isOpen({ startsAt, endsAt }: ActivityDefinition, at: number): boolean {
  return startsAt <= at && (endsAt === null || at < endsAt);
}

function claimFirst({ seed }: World, scope: Scope): void {
  const { definition, member, time } = scope;
  if (definition.mechanics.kind === "drawGift") {
    claimItem(scope, "draw", () => between(0, 999_999, seed, member.id, "draw", time));
    return;
  }
  const claimable = itemsOf(scope).filter(({ state }) => state === "claimable");
  // The present day of a calendar, before days that could be made up.
  const next = definition.mechanics.kind === "signGift" ? claimable.at(-1) : claimable[0];
  if (next !== undefined) claimItem(scope, next.item);
}
