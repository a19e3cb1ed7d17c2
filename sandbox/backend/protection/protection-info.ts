import type { ProtectionInfo } from "#contract/api/protection.ts";
import { HELP_LINES } from "#contract/protection/help-lines.ts";
import { sessionStart } from "../members/token-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import { canCancel } from "../withdrawals/withdraw.ts";
import { pendingOf } from "./change-limits.ts";
import { channelsOf, realityCheckOf } from "../duties/choices.ts";
import { fundsOf } from "./funds-notice.ts";
import { harmMessage } from "./harm-message.ts";
import { isChoiceDue } from "./limit-choice.ts";
import { allLimits, type LimitState } from "../duties/limit-states.ts";
import { sessionBefore } from "../duties/member-sessions.ts";
import { optOutsOf } from "../duties/opt-outs.ts";
import { pauseOf } from "../duties/pauses.ts";
import { reviewMonthsOf } from "./review-reminder.ts";
import { figuresSince } from "./session-figures.ts";
import { siteDuties, type SiteDuties } from "../duties/site-duties.ts";

export function protectionInfo(context: CallContext): ProtectionInfo {
  settleMoney(context);
  const { database, time } = context;
  const { id } = memberOf(context);
  const duties = siteDuties(context);
  const since = sessionSince(context);
  const before = sessionBefore(database, id, since);
  return {
    profile: duties.profile,
    limits: allLimits(database, { member: id, time, since }).map((state) => limitView(state, time)),
    session: { since, ...figuresSince(database, id, since) },
    limitChoice: isChoiceDue(context),
    funds: fundsOf(context),
    realityCheckMinutes: realityCheckOf(database, id, duties),
    reviewMonths: reviewMonthsOf(database, id, duties),
    pause: pauseOf(database, id, time),
    optOuts: optOutsOf(database, id),
    marketing: [...channelsOf(database, id)],
    helpLines: [...HELP_LINES[duties.profile]],
    lastLogin: before === null ? null : { at: before.startedAt, place: before.ip },
    message: harmMessage(context, duties),
    rules: rulesOf(context, duties),
    time,
  };
}

/** Start of the login that asks; now when it is not known, or the clock was set back behind it. */
export function sessionSince({ database, caller, time }: CallContext): number {
  return Math.min(sessionStart(database, caller.token ?? "") ?? time, time);
}

function limitView(state: LimitState, time: number): ProtectionInfo["limits"][number] {
  const { kind, span, value, used, remaining, freesAt } = state;
  return { kind, window: span, value, used, remaining, freesAt, pending: pendingOf(state, time) };
}

function rulesOf(context: CallContext, duties: SiteDuties): ProtectionInfo["rules"] {
  return {
    raiseHours: duties.raiseCoolingHours ?? 0,
    raiseAfterWindow: duties.raiseAfterWindow,
    limitPrompt: duties.limitPrompt,
    timeOutMinHours: duties.timeOutMinHours ?? 0,
    timeOutMaxHours: duties.timeOutMaxHours ?? 0,
    exclusionMinMonths: duties.exclusionMinMonths ?? 0,
    realityCheckMaxMinutes: duties.realityCheckMaxMinutes,
    canCancelWithdrawal: canCancel(context),
  };
}
