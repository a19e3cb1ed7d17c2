// The highest stake of a slot's game cycle by the member's age (SI 2025/215, regulation 2).
import type { DutyValues } from "#contract/protection/duties.ts";
import { dayOf } from "../time/china-time.ts";
import { provenBirthday } from "./documents.ts";
import { type SiteContext, siteDuties } from "./site-duties.ts";

type Duties = Pick<DutyValues, "slotStakePence" | "slotStakeYoungPence"> & {
  readonly perPound: number;
};

const GROWN = 25;

/** Of a member, by the age that an accepted document proves. @returns as `highestSlotStake` */
export function memberSlotStake(
  context: SiteContext,
  { member, time }: { readonly member: number; readonly time: number },
): number | null {
  return highestSlotStake(siteDuties(context), provenBirthday(context.database, member), time);
}

/**
 * @param birthday `YYYY-MM-DD`; a member whose age is not known has the lower stake
 * @returns cents of the site's money; null: any
 */
export function highestSlotStake(
  { slotStakePence, slotStakeYoungPence, perPound }: Duties,
  birthday: string | null,
  time: number,
): number | null {
  const pence = isGrown(birthday, time) ? slotStakePence : (slotStakeYoungPence ?? slotStakePence);
  return inCents(pence, perPound);
}

/**
 * The highest stake that any member may place.
 * @returns cents of the site's money; null: without a limit
 */
export function siteSlotStake({ slotStakePence, perPound }: Duties): number | null {
  return inCents(slotStakePence, perPound);
}

function inCents(pence: number | null, perPound: number): number | null {
  return pence === null ? null : Math.floor(pence * perPound);
}

function isGrown(birthday: string | null, time: number): boolean {
  if (birthday === null) return false;
  const [year = "", ...monthAndDay] = birthday.split("-");
  return [Number(year) + GROWN, ...monthAndDay].join("-") <= dayOf(time);
}
