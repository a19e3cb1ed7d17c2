// Friends who registered with a member's invite code.
import type { DatabaseSync } from "node:sqlite";
import type { InviteRecord } from "#contract/api/promotion.ts";
import { memberById, type MemberRow } from "../members/member-store.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { inviteCode } from "./invite-code.ts";

export const REWARD_CENTS = 38_800;
/** Turnover that the reward requires, as a multiple of it. */
export const INVITE_TURNOVER_TIMES = 5;
/** Rewarded friends a month. */
export const INVITE_MONTHLY = 10;
/** Days within which an invited friend has to meet the conditions. */
export const INVITE_DAYS = 30;

/** Newest first. */
export function friendsOf(context: CallContext): InviteRecord[] {
  const earlier = context.ports.earlierFriends(memberOf(context), context.time);
  return [...ownFriends(context), ...earlier].toSorted((one, two) => two.time - one.time);
}

/** Those who registered here. The rewards of earlier ones were paid by the old platform. */
export function ownFriends(context: CallContext): InviteRecord[] {
  const member = memberOf(context);
  return registeredWith(context.database, member)
    .filter(({ id }) => id !== member.id)
    .map((friend) =>
      inviteRecord(String(friend.id), friend.name, friend.createdAt, stateOf(friend)),
    );
}

function registeredWith(database: DatabaseSync, { id, site }: MemberRow): MemberRow[] {
  return database
    .prepare("SELECT id FROM member WHERE site = ? AND upper(iCode) = ?")
    .all(site, inviteCode(id))
    .flatMap((row) => memberById(database, Number(row["id"])) ?? []);
}

/** A positive balance counts as a deposit. */
export function stateOf({ phone, balanceCents }: MemberRow): InviteRecord["state"] {
  if (phone === null) return "registered";
  return balanceCents > 0 ? "effective" : "bound";
}

export function inviteRecord(
  id: string,
  name: string,
  time: number,
  state: InviteRecord["state"],
): InviteRecord {
  const reward = state === "effective" ? `${REWARD_CENTS / 100}.00` : null;
  return { id, name: `${name.slice(0, 2)}****${name.slice(-1)}`, time, state, reward };
}
