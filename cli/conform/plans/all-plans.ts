// All plans, in the order in which their calls are asked.
import type { CallPlan } from "../call-plan.ts";
import { ACCESS_PLANS } from "./access.ts";
import { BET_PLANS } from "./bets.ts";
import { DEAL_PLANS } from "./deals.ts";
import { MEMBER_PLANS } from "./member.ts";
import { MESSAGE_PLANS } from "./messages.ts";
import { PAYEE_PLANS } from "./payees.ts";
import { PROTECTION_PLANS } from "./protection.ts";
import { REWARD_PLANS } from "./rewards.ts";
import { SITE_PLANS } from "./site.ts";
import { SPORT_PLANS } from "./sport.ts";
import { VENUE_PLANS } from "./venues.ts";

export const PLANS: readonly CallPlan[] = [
  ...SITE_PLANS,
  ...ACCESS_PLANS,
  ...SPORT_PLANS,
  ...MEMBER_PLANS,
  ...BET_PLANS,
  ...VENUE_PLANS,
  ...DEAL_PLANS,
  ...PAYEE_PLANS,
  ...REWARD_PLANS,
  ...MESSAGE_PLANS,
  ...PROTECTION_PLANS,
];
