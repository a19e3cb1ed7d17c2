// Who has come by a member's invitation: accounts registered with the code, and before them those a
// member of some standing has gathered over the years.
import type { InviteRecord } from "#contract/api/promotion.ts";
import type { DatabaseSync } from "node:sqlite";
import { memberById, type MemberRow } from "../accounts/member-store.ts";
import { between, pick, unit } from "../random.ts";
import { type AnswerContext, memberOf } from "../world.ts";
import { inviteCode } from "./invite-code.ts";

export const REWARD_CENTS = 38_800;
const DAY = 86_400_000;
const FRIENDS_PER_LEVEL = 8;
/** Days after which a friend who has not fulfilled everything no longer counts. */
const OPEN_FOR = 30;

/** The newest first. */
export function friendsOf(context: AnswerContext): InviteRecord[] {
  const member = memberOf(context);
  const registered = registeredWith(context.world.database, member)
    .filter(({ id }) => id !== member.id)
    .map((friend) => record(String(friend.id), friend.name, friend.createdAt, stateOf(friend)));
  return [...registered, ...earlierFriends(context)].toSorted((one, two) => two.time - one.time);
}

function registeredWith(database: DatabaseSync, { id, site }: MemberRow): MemberRow[] {
  return database
    .prepare("SELECT id FROM member WHERE site = ? AND upper(iCode) = ?")
    .all(site, inviteCode(id))
    .flatMap((row) => memberById(database, Number(row["id"])) ?? []);
}

/** The sandbox knows no deposits: a balance stands for one. */
function stateOf({ phone, balanceCents }: MemberRow): InviteRecord["state"] {
  if (phone === null) return "registered";
  return balanceCents > 0 ? "effective" : "bound";
}

const NAMES = ["lin", "chen", "wei", "hao", "xu", "mei", "tang", "yun", "bo", "qing", "shan", "lu"];

function earlierFriends({ world, time, ...context }: AnswerContext): InviteRecord[] {
  const { id, vipLevel, createdAt } = memberOf({ world, time, ...context });
  const count = Math.max(0, vipLevel * FRIENDS_PER_LEVEL - 1);
  const last = Math.max(1, Math.floor((time - createdAt) / DAY) - 1);
  return Array.from({ length: count }, (_, index) => {
    const part = (what: string) => [world.seed, id, index, what] as const;
    const name = `${pick(NAMES, ...part("name"))}${between(10, 999, ...part("number"))}`;
    const days = 1 + Math.floor((last * (index + unit(...part("day")))) / count);
    const lucky = unit(...part("state"));
    const open = days < OPEN_FOR ? "registered" : "expired";
    const state = lucky < 0.7 ? "effective" : lucky < 0.85 && days < OPEN_FOR ? "bound" : open;
    // Whole days before a day's evening, so that no time of registration jumps between two answers.
    const evening = Math.floor(time / DAY) * DAY - between(0, DAY / 2, ...part("hour"));
    return record(`before-${index}`, name, evening - days * DAY, state);
  });
}

function record(
  id: string,
  name: string,
  time: number,
  state: InviteRecord["state"],
): InviteRecord {
  const reward = state === "effective" ? `${REWARD_CENTS / 100}.00` : null;
  return { id, name: `${name.slice(0, 2)}****${name.slice(-1)}`, time, state, reward };
}
