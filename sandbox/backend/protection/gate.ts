// Who may come in, deposit and play at all: one gate for every way in, passed before a call is answered. Withdrawing, and
// the member's own controls, stay open to everybody. Limits are checked where the money moves (check-limits.ts).
import type * as v from "valibot";
import type { CALLS, CallName, MONEY_STATUS } from "#contract/api/calls.ts";
import { TRANSFER } from "#contract/api/venue-wallets.ts";
import { ACCESS_DENIED, DOCUMENTS_WANTED, LOGIN_EXPIRED, REGION_LIMITED } from "#contract/codes.ts";
import { LICENSED_REGION } from "#contract/protection/regions.ts";
import { isSessionOpen } from "../members/token-store.ts";
import { listedVenue } from "../venues/listed-venue.ts";
import {
  type CallContext,
  type Caller,
  type MemberContext,
  memberOf,
} from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { checkPause } from "../duties/check-limits.ts";
import { isVerified } from "../duties/documents.ts";
import { checkFunds } from "./funds-notice.ts";
import { isHeldBack } from "../duties/harm-markers.ts";
import { checkChoice } from "./limit-choice.ts";
import { siteDuties } from "../duties/site-duties.ts";

/** `open`: the member's own money comes back, or nothing is staked. */
type Way = "join" | "deposit" | "play" | "bonus" | "open";

type Body<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["request"]>;
type Ways = {
  readonly [Name in CallName]?: Way | ((context: CallContext, body: Body<Name>) => Way);
} & { readonly [Name in keyof typeof MONEY_STATUS]: unknown };

/** Every call that moves money or play. A new call that moves money does not compile until it is here. */
export const WAYS = {
  register: "join",
  pay: "deposit",
  createSignalCode: "deposit",
  // Looking at the odds is no play.
  launch: (context, { enName }) =>
    listedVenue(context, enName).launchKind === "local" ? "open" : "play",
  placeBet: "play",
  editBet: "play",
  venueTransfer: (_context, { ty }) => (ty === TRANSFER.in ? "play" : "open"),
  sendGift: "play",
  predictScore: "play",
  joinActivity: "bonus",
  claimActivity: "bonus",
  claimRewards: "play",
  cashOut: "open",
  recycle: "open",
  withdraw: "open",
  exchange: "open",
} as const satisfies Ways;

/** `caller`: where the player is now. */
type GateContext = MemberContext &
  Pick<CallContext, "ports" | "time"> & { readonly caller: Pick<Caller, "ip"> };
type Check = (context: GateContext) => void;

const CHECKS: Readonly<Record<Way, readonly Check[]>> = {
  join: [checkRegion],
  deposit: [checkRegion, checkDocuments, checkBreak, checkChoice, checkFunds],
  play: [checkRegion, checkDocuments, checkBreak],
  bonus: [checkRegion, checkDocuments, checkBreak, checkHeldBack],
  open: [],
};

/** @throws Refusal that says what keeps the member out */
export function passGate(context: CallContext, name: CallName, body: unknown): CallContext {
  const way: Way | ((context: CallContext, body: never) => Way) =
    name in WAYS ? WAYS[name as keyof typeof WAYS] : "open";
  // The body has passed the call's schema.
  passWay(context, typeof way === "function" ? way(context, body as never) : way);
  return context;
}

/**
 * Before each call of a game that was launched: it ends with the session that launched it, and with whatever keeps its
 * member from a new launch.
 * @param session the token of the launch
 * @throws Refusal
 */
export function passGame(context: GateContext, session: string): void {
  if (!isSessionOpen(context.database, session, context.time)) throw new Refusal(LOGIN_EXPIRED);
  passWay(context, "play");
}

function passWay(context: GateContext, way: Way): void {
  for (const check of CHECKS[way]) check(context);
}

/** Fails closed: a place that is not known is not the licensed one. */
function checkRegion(context: GateContext): void {
  const { regionGate, profile } = siteDuties(context);
  if (!regionGate) return;
  const region = LICENSED_REGION[profile];
  const { ports, view, caller } = context;
  if (region === null || ports.regionOf(view, caller.ip) !== region)
    throw new Refusal(REGION_LIMITED);
}

function checkDocuments(context: GateContext): void {
  if (siteDuties(context).ageBeforePlay && !isVerified(context.database, memberOf(context).id))
    throw new Refusal(DOCUMENTS_WANTED);
}

function checkHeldBack(context: GateContext): void {
  if (!isHeldBack(context, { member: memberOf(context).id, time: context.time })) return;
  throw new Refusal(ACCESS_DENIED, "", { message: "为保护您，暂不提供新的优惠" });
}

function checkBreak(context: GateContext): void {
  checkPause(context.database, { member: memberOf(context).id, time: context.time });
}
