// Every call of contract/api/protection.ts with its answer.
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { HOUR, MINUTE } from "../time/china-time.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { cancelLimit, confirmLimit, setLimit } from "./change-limits.ts";
import { chooseChannels, chooseRealityCheck, realityCheckOf } from "../duties/choices.ts";
import { closeAccount, selfExclude, takeTimeOut } from "./end-account.ts";
import { acknowledgeFunds } from "./funds-notice.ts";
import { declineLimits } from "./limit-choice.ts";
import { setLimits } from "../duties/limit-states.ts";
import { closeMarket, openMarket } from "../duties/opt-outs.ts";
import { protectionInfo, sessionSince } from "./protection-info.ts";
import { figuresSince } from "./session-figures.ts";
import { chooseReview } from "./review-reminder.ts";
import { siteDuties } from "../duties/site-duties.ts";
import { protectionStatement } from "./statement.ts";

type ProtectionCall =
  | "protectionInfo"
  | "protectionPulse"
  | "setLimit"
  | "confirmLimit"
  | "cancelLimit"
  | "declineLimits"
  | "acknowledgeFunds"
  | "setReview"
  | "setRealityCheck"
  | "setOptOut"
  | "setMarketing"
  | "takeTimeOut"
  | "selfExclude"
  | "closeAccount"
  | "protectionStatement";

export const PROTECTION_ANSWERS: Answers<ProtectionCall> = {
  protectionInfo: { cacheMs: 0, answer: protectionInfo },
  protectionPulse: { cacheMs: 0, answer: pulse },
  setLimit: changing(setLimit),
  confirmLimit: changing(confirmLimit),
  cancelLimit: changing(cancelLimit),
  declineLimits: changing(declineLimits),
  acknowledgeFunds: changing(acknowledgeFunds),
  setReview: changing((context, { months }) => chooseReview(context, months)),
  setRealityCheck: changing(setRealityCheck),
  setOptOut: changing((context, { market, out }) => {
    const { database, time } = context;
    const { id } = memberOf(context);
    const waitMs = (siteDuties(context).raiseCoolingHours ?? 0) * HOUR;
    if (out) closeMarket(database, id, { market, time });
    else openMarket(database, id, { market, time, waitMs });
  }),
  setMarketing: changing((context, { channels }) =>
    chooseChannels(context.database, memberOf(context).id, channels),
  ),
  takeTimeOut: { cacheMs: 0, answer: takeTimeOut },
  selfExclude: { cacheMs: 0, answer: selfExclude },
  closeAccount: { cacheMs: 0, answer: closeAccount },
  protectionStatement: { cacheMs: 0, answer: protectionStatement },
};

/** A change is answered by everything as it is now. */
function changing<Body>(change: (context: CallContext, body: Body) => void) {
  return {
    cacheMs: 0 as const,
    answer(context: CallContext, body: Body) {
      change(context, body);
      return protectionInfo(context);
    },
  };
}

function setRealityCheck(
  context: CallContext,
  { minutes }: { readonly minutes: number | null },
): void {
  const { realityCheckMaxMinutes: most } = siteDuties(context);
  if (most !== null && (minutes === null || minutes > most)) {
    const message = `提醒间隔最长 ${most} 分钟，不能关闭`;
    throw new Refusal(INVALID_PARAMETER, "", { message });
  }
  chooseRealityCheck(context.database, memberOf(context).id, minutes);
}

function pulse(context: CallContext) {
  const { database, time, ports } = context;
  const { id } = memberOf(context);
  ports.settleGames(id, time);
  const since = sessionSince(context);
  const left = setLimits(database, { member: id, time, since })
    .filter(({ kind }) => kind === "time")
    .map(({ remaining }) => remaining ?? 0);
  return {
    session: { since, ...figuresSince(database, id, since) },
    realityCheckMinutes: realityCheckOf(database, id, siteDuties(context)),
    minutesLeft: left.length === 0 ? null : Math.min(...left),
    minutes: Math.floor((time - since) / MINUTE),
    time,
  };
}
