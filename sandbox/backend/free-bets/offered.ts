// To whom free bets are offered at all: a profile may forbid them, and a member on a break gets and sees none.
import type { DatabaseSync } from "node:sqlite";
import { isHeldBack } from "../duties/harm-markers.ts";
import { pauseOf } from "../duties/pauses.ts";
import { type SiteContext, siteDuties } from "../duties/site-duties.ts";

interface MemberAt {
  readonly member: number;
  readonly time: number;
}

export function mayUseFreeBets(context: SiteContext, { member, time }: MemberAt): boolean {
  return !siteDuties(context).noFreeBets && !isPaused(context.database, { member, time });
}

/** A new one is a new bonus, which a member with markers of harm may not get (SR 3.4.3). */
export function mayGetFreeBets(context: SiteContext, at: MemberAt): boolean {
  return mayUseFreeBets(context, at) && !isHeldBack(context, at);
}

function isPaused(database: DatabaseSync, { member, time }: MemberAt): boolean {
  return pauseOf(database, member, time) !== null;
}
