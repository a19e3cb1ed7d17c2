// Control routes of the chat: say, mute, close, clear, destroy, flood.
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { CHAT_LOBBY } from "#contract/chat-rooms.ts";
import { ridSchema } from "#contract/chat.ts";
import { findMember } from "../../backend/members/member-store.ts";
import { newest } from "../../backend/chat/chat-lines.ts";
import { memberUser, MODERATOR, SYSTEM } from "../../backend/chat/chat-user.ts";
import * as moderator from "../../backend/chat/moderate.ts";
import { postLine } from "../../backend/chat/send-message.ts";
import { announce } from "../../backend/chat/chat-events.ts";
import { regular } from "../chat/people.ts";
import type { Simulation } from "../simulation.ts";
import { missing, post } from "./post-route.ts";

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ChatControlSchema = v.strictObject({
  site: v.string(),
  rid: v.optional(ridSchema, CHAT_LOBBY),
  /** Somebody says this; `as` is another member by default. */
  say: v.optional(v.string()),
  as: v.optional(v.picklist(["other", "moderator", "system"]), "other"),
  /** Mutes a member of the site, or ends it. */
  mute: v.optional(
    v.strictObject({
      name: v.string(),
      seconds: v.optional(v.nullable(whole), null),
      muted: v.optional(v.boolean(), true),
    }),
  ),
  /** The numbers of lines. */
  remove: v.optional(v.array(whole)),
  room: v.optional(
    v.partial(
      v.strictObject({
        open: v.boolean(),
        muted: v.boolean(),
        guests: v.boolean(),
        slowSeconds: whole,
        minVipLevel: whole,
      }),
    ),
  ),
  /** Applies `room` to all these rooms at once. */
  rooms: v.optional(v.array(ridSchema)),
  /** To write in any room. */
  minVipLevel: v.optional(whole),
  clear: v.optional(v.boolean(), false),
  destroy: v.optional(v.boolean(), false),
  /** A notice to everybody. */
  notice: v.optional(v.string()),
  flood: v.optional(
    v.strictObject({
      perSecond: v.pipe(whole, v.minValue(1), v.maxValue(1000)),
      count: v.pipe(whole, v.minValue(1), v.maxValue(100_000)),
    }),
  ),
  /** False: others say nothing. */
  talk: v.optional(v.boolean()),
});
type ChatControl = v.InferOutput<typeof ChatControlSchema>;

export function chatRoutes(app: FastifyInstance, simulation: Simulation): void {
  post(app, "/sandbox/chat", ChatControlSchema, (asked, reply) => {
    const view = simulation.sites.named(asked.site);
    if (!view) return missing(reply, asked.site);
    const site = view.site.id;
    if (asked.mute && !muteMember(simulation, site, asked.mute)) {
      return missing(reply, site, asked.mute.name);
    }
    act(simulation, site, asked);
    return { last: newest(simulation.database, { site, rid: asked.rid }).id };
  });
}

function act({ database, now, chat, world }: Simulation, site: string, asked: ChatControl): void {
  const { rid, say, as, remove, room, rooms, minVipLevel, clear, destroy, notice } = asked;
  const place = { site, rid };
  const time = now();
  if (asked.talk !== undefined) chat.silent = !asked.talk;
  if (say !== undefined) {
    const speakers = { other: regular(world().seed, rid, 1), moderator: MODERATOR, system: SYSTEM };
    const body = { kind: "message", msg: say, reply: null } as const;
    postLine(database, place, { user: speakers[as], body, time });
  }
  if (remove) moderator.removeLines(database, place, remove, time);
  if (room && rooms) moderator.changeAllRooms(database, { site, rids: rooms }, room);
  else if (room) moderator.changeRoomState(database, place, room);
  if (minVipLevel !== undefined) moderator.setVipLevel(database, site, minVipLevel);
  if (clear) moderator.clearRoom(database, place);
  if (destroy) moderator.destroyRoom(database, place);
  if (notice !== undefined) {
    const data = { message: notice, clientId: "", reason: "notice", retryMs: 0 } as const;
    announce(database, { site, frame: { name: "notify", data } });
  }
  if (asked.flood) chat.flood.start(database, place, asked.flood);
}

/** @returns false when there is no such member */
function muteMember(
  { database, now }: Simulation,
  site: string,
  { name, seconds, muted }: NonNullable<ChatControl["mute"]>,
): boolean {
  const member = findMember(database, site, name);
  if (!member) return false;
  const { userId } = memberUser(member);
  const until = seconds === null ? null : now() + seconds * 1000;
  const message = "您已被管理员禁言";
  moderator.mutePerson(database, { site, userId }, muted ? { until, message } : null);
  return true;
}
