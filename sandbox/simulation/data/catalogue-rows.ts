// One schema per table of the sample content.
import * as v from "valibot";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { CHANNEL_CODE } from "#contract/venues.ts";
import { LAUNCH_KINDS } from "../../backend/venues/venue-row.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const list = v.string();
const palette = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));
/** Names from `content/artwork/object`, separated by a space: the main object and the one beside it; a game names one. */
const art = text;
/** Switches that must be on, and characters that show the row first; separated by spaces. */
const selected = { needs: list, suits: list };

export const ROWS = {
  vendor: v.object({
    id: text,
    code: v.pipe(v.string(), v.regex(CHANNEL_CODE)),
    launchKind: v.picklist(LAUNCH_KINDS),
    lock: v.nullable(text),
    venue: v.picklist(VENUE_SWITCHES),
    name: text,
    note: text,
    badge: text,
    tone: v.picklist(["accent", "live", "neutral"]),
    art,
    palette,
  }),
  game: v.object({
    id: text,
    name: text,
    category: v.picklist(["DZ", "BY", "ZR", "QP"]),
    art,
    palette,
    vendor: text,
    rtp: v.nullable(v.number()),
    maxWin: v.number(),
    tag: v.nullable(v.picklist(["hot", "new", "exclusive"])),
    theme: text,
    volatility: v.number(),
    lines: v.nullable(v.number()),
    minBetCents: v.number(),
    maxBetCents: v.number(),
    /** Separated by spaces. */
    features: list,
    rules: list,
    /** 1: part of a jackpot network. */
    jackpot: v.picklist([0, 1]),
    /** 1: listed before the games that the seed makes. */
    featured: v.picklist([0, 1]),
  }),
  league: v.object({ id: text, sport: text, name: text, pool: text }),
  team: v.object({ id: text, pool: text, name: text }),
  live_table: v.object({
    id: text,
    name: text,
    game: v.picklist(["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"]),
    vendor: text,
    low: v.number(),
    high: v.number(),
    palette,
    roundSeconds: v.number(),
    /** As printed. */
    language: text,
  }),
  draw: v.object({
    id: text,
    name: text,
    kind: v.picklist(["digits", "dice", "race", "six49", "eleven"]),
    vendor: text,
    everySeconds: v.number(),
    prize: text,
  }),
  room: v.object({
    id: text,
    name: text,
    game: text,
    vendor: text,
    entry: v.number(),
    base: v.number(),
    seats: v.number(),
    art,
    palette,
  }),
  promotion: v.object({
    id: text,
    title: text,
    amount: text,
    text,
    days: v.number(),
    art,
    palette,
    ...selected,
  }),
  banner: v.object({ id: text, kicker: text, title: text, text, art, palette, ...selected }),
  notice: v.object({ id: text, kind: text, text, ...selected }),
  sponsor: v.object({ id: text, name: text, role: text, period: text, art, ...selected }),
};

export type TableName = keyof typeof ROWS;
export type Row<T extends TableName> = v.InferOutput<(typeof ROWS)[T]>;

export type SeedGame = Row<"game">;
export type SeedLeague = Row<"league">;
export type SeedTeam = Row<"team">;
