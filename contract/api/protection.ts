// Player protection (payloads and rules: docs/decisions/052-player-protection.md). Amounts in cents of CNY,
// durations in the unit that their name says, times in epoch milliseconds. Clauses: contract/protection/.
import * as v from "valibot";
import {
  LIMIT_KINDS,
  LIMIT_WINDOWS,
  MARKETING_CHANNELS,
  MARKETS,
  PAUSE_KINDS,
} from "../protection/controls.ts";
import { PROTECTION_PROFILES } from "../protection/duties.ts";
import { FUNDS_RATINGS } from "../protection/funds.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const empty = v.strictObject({});
const kind = v.picklist(LIMIT_KINDS);
const window = v.picklist(LIMIT_WINDOWS);
const market = v.picklist(MARKETS);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One for each kind and window that is offered (`OFFERED_WINDOWS`), set or not. */
const limit = v.object({
  kind,
  window,
  /** Cents; minutes of kind `time`; null: no limit. */
  value: v.nullish(count, null),
  used: v.fallback(cents, 0), // in the running window; of `loss` and `netDeposit` it may be negative
  remaining: v.nullish(count, null),
  /** When something that counts now leaves the window; null when nothing does. */
  freesAt: orNull(number),
  /** A raise or removal that waits; it takes effect by `confirmLimit` within these times. */
  pending: orNull(
    v.object({ value: v.nullish(count, null), askedAt: number, from: number, until: number }),
  ),
});
export type Limit = v.InferOutput<typeof limit>;

const pause = v.object({
  kind: v.picklist(PAUSE_KINDS),
  from: number,
  until: orNull(number), // null: until the operator reopens the account
});
export type Pause = v.InferOutput<typeof pause>;

const info = v.object({
  profile: v.picklist(PROTECTION_PROFILES),
  limits: rows(limit),
  /** Of the present login. */
  session: v.object({
    since: number,
    stakedCents: cents,
    returnedCents: cents,
    netCents: cents, // returned less staked, settled bets and rounds only
  }),
  /** Until a limit is set or declined, the first deposit is refused with `LIMIT_CHOICE_FIRST` (RTS 12A). */
  limitChoice: v.fallback(yesNo, false),
  /** How money is protected (LCCP LC 4.2.1); a deposit before it is `known` is refused with `FUNDS_FIRST`. */
  funds: orNull(
    v.object({
      rating: v.picklist(FUNDS_RATINGS),
      method: v.fallback(text, ""),
      version: filled,
      known: v.fallback(yesNo, false),
    }),
  ),
  realityCheckMinutes: orNull(count), // null: off
  /** Months from one reminder to review limits and transactions to the next; null: the profile has none (RTS 12). */
  reviewMonths: orNull(count),
  pause: orNull(pause),
  /** Markets that the member closed; `backFrom`: when opening it again can be confirmed. */
  optOuts: rowsOrNone(v.object({ market, since: number, backFrom: orNull(number) })),
  /** Channels over which the member wants marketing; empty at first. */
  marketing: v.fallback(v.array(v.picklist(MARKETING_CHANNELS)), []),
  helpLines: rowsOrNone(v.object({ name: filled, phone: filled, url: v.fallback(text, "") })),
  /** The login before this one; null at the first. `place`: as far as the address shows it. */
  lastLogin: orNull(v.object({ at: number, place: v.fallback(text, "") })),
  /** The operator's message after a marker of harm; empty without one. */
  message: v.fallback(text, ""),
  /** What the site's profile allows. */
  rules: v.object({
    raiseHours: count, // wait before a raise can be confirmed, unless its window lasts longer:
    raiseAfterWindow: v.fallback(yesNo, false),
    limitPrompt: v.fallback(yesNo, false), // ask for a deposit limit before the first deposit
    timeOutMinHours: count,
    timeOutMaxHours: count,
    exclusionMinMonths: count,
    realityCheckMaxMinutes: orNull(count), // null: it can be off
    canCancelWithdrawal: v.fallback(yesNo, false),
  }),
  time: number,
});
export type ProtectionInfo = v.InferOutput<typeof info>;

/** All calls that change a control without ending the session answer what `protectionInfo` answers. */
const change = <const Q extends v.GenericSchema>(path: `/${string}`, request: Q) =>
  apiCall({
    path,
    switch: "safety",
    request,
    response: info,
    member: true,
  });

export const protectionInfo = change("/site/api/v1/user/protection/info", empty);

/**
 * Asked every 4 seconds by a page in view with a member: clock and net position of a game (RTS 2E, 13C), and within
 * 5 seconds it is refused with `LOGIN_EXPIRED` when the session was ended on another device.
 */
export const protectionPulse = apiCall({
  path: "/site/api/v1/user/protection/pulse",
  switch: "safety",
  request: empty,
  response: v.object({
    session: info.entries.session,
    realityCheckMinutes: orNull(count),
    minutes: v.fallback(count, 0), // of this session
    minutesLeft: orNull(count), // until a limit of time is reached; null: none
    time: number,
  }),
  member: true,
});

/**
 * Sets, lowers, raises or removes (null) a limit. The first value and a lower one hold at once; a higher one and
 * a removal wait (`rules.raiseHours`, RTS 12B, Standard 2.24) and are confirmed once more. Asked again while
 * one waits, the new one takes its place and the wait begins again.
 */
export const setLimit = change(
  "/site/api/v1/user/protection/setLimit",
  v.strictObject({ kind, window, value: v.nullable(whole) }),
);
/** Refused with `INVALID_PARAMETER` before its time, after it, and when nothing waits. */
export const confirmLimit = change(
  "/site/api/v1/user/protection/confirmLimit",
  v.strictObject({ kind, window }),
);
/** Drops a raise that waits. */
export const cancelLimit = change(
  "/site/api/v1/user/protection/cancelLimit",
  v.strictObject({ kind, window }),
);

/** The member wants no limit before the first deposit: `limitChoice` ends. A limit can be set at any time after it. */
export const declineLimits = change("/site/api/v1/user/protection/declineLimits", empty);

/** `version` of the notice that was read. `INVALID_PARAMETER`: it has changed, or the site has none. */
export const acknowledgeFunds = change(
  "/site/api/v1/user/protection/acknowledgeFunds",
  v.strictObject({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
);

/** `months` between two reminders. `INVALID_PARAMETER`: more than the profile has, or the profile has no reminder. */
export const setReview = change(
  "/site/api/v1/user/protection/setReview",
  v.strictObject({ months: v.pipe(whole, v.minValue(1), v.maxValue(12)) }),
);

export const setRealityCheck = change(
  "/site/api/v1/user/protection/setRealityCheck",
  v.strictObject({ minutes: v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(1440))) }),
);

/**
 * Closing holds at once. Opening again waits as the raise of a limit does: the first call with `out: false`
 * starts the wait, the second one after `backFrom` opens the market.
 */
export const setOptOut = change(
  "/site/api/v1/user/protection/setOptOut",
  v.strictObject({ market, out: v.boolean() }),
);

/** All channels that the member wants; those not named get none. */
export const setMarketing = change(
  "/site/api/v1/user/protection/setMarketing",
  v.strictObject({ channels: v.pipe(v.array(v.picklist(MARKETING_CHANNELS)), v.maxLength(8)) }),
);

/**
 * The calls that end every session of the member, this one included: the answer is the last of it, the next
 * call is refused with `LOGIN_EXPIRED`, and a login with `TIMED_OUT`, `SELF_EXCLUDED` or `ACCOUNT_CLOSED`.
 */
const ending = <const Q extends v.GenericSchema>(path: `/${string}`, request: Q) =>
  apiCall({
    path,
    switch: "safety",
    request,
    response: v.object({
      pause,
      /** Paid out to the member's account; what stays is paid by customer service. */
      paidOutCents: v.fallback(cents, 0),
      refundedCents: v.fallback(cents, 0), // stakes of bets that were ended
      openBets: v.fallback(count, 0), // bets that stand, and are paid out when they settle
    }),
    member: true,
  });

/** 24 hours to 6 weeks, or as `rules` says. It cannot be shortened. */
export const takeTimeOut = ending(
  "/site/api/v1/user/protection/timeOut",
  v.strictObject({ hours: whole }),
);
/** At least `rules.exclusionMinMonths`; null: for good. Only the operator reopens the account, after its end. */
export const selfExclude = ending(
  "/site/api/v1/user/protection/exclude",
  v.strictObject({ months: v.nullable(v.pipe(whole, v.maxValue(120))) }),
);
export const closeAccount = ending("/site/api/v1/user/protection/close", empty);

/** `data` of a refusal with `LIMIT_REACHED`. */
export const LimitRefusalSchema = v.object({
  kind,
  window,
  value: count,
  remaining: count,
  freesAt: orNull(number),
});
export type LimitRefusal = v.InferOutput<typeof LimitRefusalSchema>;

/** `data` of a refusal with `TIMED_OUT`, `SELF_EXCLUDED` or `ACCOUNT_CLOSED`. */
export const PauseRefusalSchema = pause;
