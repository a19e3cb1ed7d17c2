// What the mechanics of an activity know about one member.
import type { DatabaseSync } from "node:sqlite";
import type { ActivityItem } from "#contract/api/activities.ts";
import type { MemberRow } from "../members/account-rows.ts";
import type { VenueRow } from "../venues/venue-row.ts";
import { lastMidnight } from "../time/china-time.ts";
import {
  creditedDeposits,
  type CreditedDeposit,
  type Span,
  type ValidStake,
  validStakes,
} from "../wallet/valid-stakes.ts";
import { mayGetFreeBets } from "../free-bets/offered.ts";
import { siteDuties } from "../duties/site-duties.ts";
import type { CallContext } from "../wire/call-context.ts";
import type { ActivityDefinition, Measure } from "./activity-definition.ts";
import { type ClaimRow, claimsOf, type Membership, membershipOf } from "./activity-store.ts";

/** An item of the page with what claiming it brings. */
export interface Item extends ActivityItem {
  readonly turnoverCents: number;
  /** Whose reward it is; null: not of one deposit. */
  readonly deposit: string | null;
}

/** What a scope reads. */
export interface ScopeContext {
  readonly database: DatabaseSync;
  readonly time: number;
  /** Of the site. */
  venues(): readonly Pick<VenueRow, "channelCode" | "category">[];
  /** Highest turnover that a reward may require, in times of it; null: any. */
  readonly wageringTimes: number | null;
  /** Whether the member may get free bets; a prize is paid as money where not. */
  readonly freeBets: boolean;
}

export function scopeContext({
  database,
  time,
  ports,
  view,
  member = null,
}: Pick<CallContext, "database" | "time" | "ports" | "view"> &
  Partial<Pick<CallContext, "member">>): ScopeContext {
  const site = { database, view };
  const { wageringTimes } = siteDuties(site);
  const freeBets =
    member !== null && view.isOn("sport") && mayGetFreeBets(site, { member: member.id, time });
  return { database, time, venues: () => ports.venues(view, time), wageringTimes, freeBets };
}

export interface Scope {
  readonly context: ScopeContext;
  readonly definition: ActivityDefinition;
  readonly member: MemberRow;
  readonly time: number;
  readonly membership: Membership | null;
  /** From when what the member does counts; null: it does not. */
  readonly since: number | null;
  readonly claims: ReadonlyMap<string, ClaimRow>;
  /** Deposits that another activity of the kind has rewarded. */
  readonly rewarded: ReadonlySet<string | null>;
  /** Within the activity, since the member takes part. */
  stakes(span: Span): ValidStake[];
  deposits(span: Span): CreditedDeposit[];
}

export function scopeOf(
  context: ScopeContext,
  definition: ActivityDefinition,
  member: MemberRow,
): Scope {
  const { database, time } = context;
  const part = { member: member.id, activity: definition.id };
  const membership = membershipOf(database, part);
  const since = startOf(definition, membership);
  const inside = ({ from, to }: Span): Span => ({
    from: Math.max(from, since ?? Number.MAX_SAFE_INTEGER),
    to: Math.min(to, definition.endsAt ?? to, membership?.leftAt ?? to),
  });
  const claims = claimsOf(database, member.id, null);
  return {
    context,
    definition,
    member,
    time,
    membership,
    since,
    claims: new Map(
      claims.filter(({ activity }) => activity === definition.id).map((row) => [row.item, row]),
    ),
    rewarded: new Set(
      claims
        .filter(
          ({ kind, activity }) => kind === definition.mechanics.kind && activity !== definition.id,
        )
        .map(({ deposit }) => deposit),
    ),
    stakes(span) {
      const stakes = validStakes(database, member.id, inside(span));
      if (definition.venues.length === 0) return stakes;
      const counted = new Set(
        context
          .venues()
          .filter(({ category }) => definition.venues.includes(category))
          .map(({ channelCode }) => channelCode),
      );
      return stakes.filter(({ channelCode }) => counted.has(channelCode));
    },
    deposits: (span) => creditedDeposits(database, member.id, inside(span)),
  };
}

function startOf({ joins, startsAt }: ActivityDefinition, membership: Membership | null) {
  if (!joins) return startsAt;
  return membership === null ? null : Math.max(startsAt, membership.joinedAt);
}

/** At most what the profile of the site allows (SR 5.1.1). */
export function allowedTurnover(
  { context: { wageringTimes } }: Pick<Scope, "context">,
  { rewardCents, turnoverCents }: Pick<Item, "rewardCents" | "turnoverCents">,
): number {
  return wageringTimes === null
    ? turnoverCents
    : Math.min(turnoverCents, rewardCents * wageringTimes);
}

/** Up to now. */
export function soFar({ time }: Pick<Scope, "time">, from = 0): Span {
  return { from, to: time + 1 };
}

/** How much of something the member has done. */
export function measured(scope: Scope, measure: Measure): number {
  switch (measure.of) {
    case "phone":
    case "realName":
    case "birthday":
    case "email":
      return scope.member[measure.of] === null ? 0 : 1;
    case "secondPassword":
      return scope.member.secondHash === null ? 0 : 1;
    case "payee":
      return scope.member.bankCard === 1 || scope.member.virtualCoin === 1 ? 1 : 0;
    case "visit":
      return 1;
    case "turnover":
    case "bets":
    case "deposits":
    case "depositCents": {
      const span = soFar(scope, measure.within === "day" ? lastMidnight(scope.time) : 0);
      const isMoney = measure.of === "deposits" || measure.of === "depositCents";
      const rows = (isMoney ? scope.deposits(span) : scope.stakes(span)).filter(
        ({ cents }) => cents >= measure.minCents,
      );
      const counts = measure.of === "bets" || measure.of === "deposits";
      return counts ? rows.length : rows.reduce((total, { cents }) => total + cents, 0);
    }
  }
}

interface Facts extends Pick<
  Item,
  "item" | "title" | "done" | "target" | "unit" | "rewardCents" | "turnoverCents"
> {
  /** Until when it can be claimed or done. */
  readonly until?: number | null;
  /** What comes before is not done yet. */
  readonly locked?: boolean;
  readonly deposit?: string | null;
}

export function itemOf(
  { claims, time }: Pick<Scope, "claims" | "time">,
  { until = null, locked = false, deposit = null, ...facts }: Facts,
): Item {
  const claim = claims.get(facts.item);
  const done = claim === undefined ? Math.min(facts.done, facts.target) : facts.target;
  const state = () => {
    if (claim !== undefined) return "claimed" as const;
    if (until !== null && until <= time) return "expired" as const;
    if (locked) return "locked" as const;
    if (done < facts.target) return "open" as const;
    // Without a reward there is nothing to claim.
    return facts.rewardCents === 0 ? ("claimed" as const) : ("claimable" as const);
  };
  return { ...facts, deposit, done, until, state: state(), claimedAt: claim?.time ?? null };
}

export function goalOf(measure: Measure | undefined): number {
  return measure !== undefined && "goal" in measure ? measure.goal : 1;
}

export function unitOf(measure: Measure | undefined): Item["unit"] {
  if (measure?.of === "turnover" || measure?.of === "depositCents") return "cents";
  return measure?.of === "bets" || measure?.of === "deposits" ? "times" : "done";
}
