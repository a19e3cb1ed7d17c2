// The talk of a room as a pure function of seed, room and time: it is the same for everybody, and nothing of it is
// stored before it is said.
import type { LineBody } from "../../backend/chat/chat-lines.ts";
import type { ChatUser } from "../../backend/chat/chat-user.ts";
import { MODERATOR } from "../../backend/chat/chat-user.ts";
import type { OtherLine } from "../../backend/chat/chat-world.ts";
import { GIFTS } from "../../backend/chat/chat-gifts.ts";
import { at, between, hash, pick, unit } from "../random.ts";
import { regular } from "./people.ts";
import { TALK } from "./talk-lines.ts";

export interface RoomKey {
  readonly seed: number;
  /** Site and room: each site has its own talk. */
  readonly room: string;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a room is like at a moment: how often somebody speaks, and of what. */
export interface Mood {
  /** Chance that somebody speaks within a slot. */
  readonly rate: number;
  readonly lines: readonly string[];
  readonly fill: (line: string) => string;
}

const SLOT_MS = 3000;
const REGULARS = 28;
const MODERATOR_EVERY = 240;
/** After so long a moderator removes an advertisement, and says so. */
const REMOVED_MS = 9000;
const SPAM_CHANCE = 0.004;
const GIFT_CHANCE = 0.02;
/** Apart from the others, so that two lines in a row are never the same. */
const STEP = 5;

export function chatter(
  { seed, room }: RoomKey,
  { from, to }: Span,
  moodAt: (time: number) => Mood,
): OtherLine[] {
  const found: OtherLine[] = [];
  for (let slot = Math.floor((from - REMOVED_MS) / SLOT_MS); slot * SLOT_MS < to; slot++) {
    const time = slot * SLOT_MS + between(0, SLOT_MS - 1, seed, room, slot, "at");
    found.push(...slotLines({ seed, room }, slot, { time, mood: moodAt(time) }));
  }
  return found
    .filter((line) => line.at >= from && line.at < to)
    .toSorted((one, two) => one.at - two.at);
}

function slotLines(
  { seed, room }: RoomKey,
  slot: number,
  { time, mood }: { readonly time: number; readonly mood: Mood },
): OtherLine[] {
  if (slot % MODERATOR_EVERY === hash(seed, room) % MODERATOR_EVERY) {
    return [says(MODERATOR, at(TALK.moderator, Math.floor(slot / MODERATOR_EVERY)), time)];
  }
  const luck = unit(seed, room, slot, "speaks");
  if (luck >= mood.rate) return [];
  const person = regular(seed, room, between(1, REGULARS, seed, room, slot, "who"));
  const kind = unit(seed, room, slot, "kind");
  if (kind < SPAM_CHANCE) return spam(person, pick(TALK.advertisements, seed, room, slot), time);
  if (kind > 1 - GIFT_CHANCE) return [gift(person, hash(seed, room, slot, "gift"), time)];
  const line = mood.fill(at(mood.lines, hash(seed, room) + slot * STEP));
  const tail = /[\p{L}\p{N}]$/u.test(line) ? pick(TALK.endings, seed, room, slot, "tail") : "";
  return [says(person, line + tail, time)];
}

/** Several people react to what happened at a moment. */
export function reactions(
  { seed, room }: RoomKey,
  { happenedAt, lines, fill }: Omit<Mood, "rate"> & { readonly happenedAt: number },
): OtherLine[] {
  const many = between(3, 6, seed, room, happenedAt, "many");
  return Array.from({ length: many }, (_, index) => {
    const person = regular(seed, room, between(1, REGULARS, seed, room, happenedAt, index));
    const delay = 1500 + between(0, 16_000, seed, room, happenedAt, index, "delay");
    const line = at(lines, hash(seed, room, happenedAt) + index * STEP);
    return says(person, fill(line), happenedAt + delay);
  });
}

export function says(user: ChatUser, msg: string, time: number): OtherLine {
  return { at: time, user, body: { kind: "message", msg, reply: null }, removedAt: null };
}

function gift(user: ChatUser, luck: number, time: number): OtherLine {
  const { name: giftName, icon } = at(GIFTS.slice(0, 4), luck);
  const body: LineBody = { kind: "gift", giftName, icon, count: 1 + (luck % 3) };
  return { at: time, user, body, removedAt: null };
}

function spam(user: ChatUser, msg: string, time: number): OtherLine[] {
  const removedAt = time + REMOVED_MS;
  return [
    { ...says(user, msg, time), removedAt },
    says(MODERATOR, `${user.name} 发布广告，已禁言。请勿添加陌生人的联系方式`, removedAt),
  ];
}
