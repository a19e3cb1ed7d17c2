// The venues of a category and what they offer: live tables, draws, rooms, an esports cup
// (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { VENUE_CODES } from "../venues.ts";
import {
  count,
  filled,
  number,
  odds,
  orNull,
  rows,
  rowsOrNone,
  text,
  textOrNone,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { team, tie, tournament } from "./esport-cup.ts";

const enName = textOrNone; // channel code; empty when it cannot be launched
const opensAt = orNull(number); // end of the maintenance, epoch milliseconds; null: open

export const liveTable = v.object({
  kind: v.literal("table"),
  id: filled,
  name: filled,
  /**
   * For a search in the browser: how names can be typed, as words. Both scripts, and pinyin with a dot between
   * syllables: `龙门 龍門 long·men`.
   */
  spellings: textOrNone,
  game: v.picklist(["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"]),
  vendor: textOrNone,
  enName,
  dealer: textOrNone,
  portrait: textOrNone, // of the dealer, square; path under `/media/`
  language: textOrNone, // as printed: `国语`, `English`
  opensAt,
  seated: v.fallback(count, 0),
  limits: v.tuple([number, number]),
  round: v.fallback(count, 0),
  /** Seconds of betting time: of the whole round, and left now. */
  roundSeconds: v.fallback(number, 0),
  secondsLeft: v.fallback(number, 0),
  /** Bead road of baccarat and dragon-tiger: B banker, P player, T tie; oldest first. */
  road: rowsOrNone(v.picklist(["B", "P", "T"])),
  /** Last numbers of roulette and sic bo, and the dealer's last ranks of niu niu; newest first. */
  numbers: rowsOrNone(number),
  /**
   * Last rounds of niu niu, newest first: ranks of the dealer and of positions 1 to 4. 0 no bull, 1 to 9, 10 niu niu,
   * 11 four of a kind, 12 five pictures, 13 five small.
   */
  bulls: rowsOrNone(v.array(count)),
  image: textOrNone,
});
export type LiveTable = v.InferOutput<typeof liveTable>;

const draw = v.object({
  kind: v.literal("draw"),
  id: filled,
  name: filled,
  spellings: textOrNone, // as of a table
  issue: filled,
  everySeconds: number, // between two draws
  secondsLeft: number,
  balls: v.array(number), // last result
  special: orNull(number),
  facts: rowsOrNone(text), // as printed: `和值 23`, `大`, `双`
  /** Newest first; up to 99 in the answer about one draw. */
  history: rowsOrNone(v.object({ issue: filled, balls: v.array(number), special: orNull(number) })),
  /** How often each number came in the last 100 draws; index 0 is the lowest number. */
  frequency: v.fallback(v.array(number), []),
  prize: textOrNone,
  enName,
  opensAt,
  /** What can be bet on, with its price; in the answer about one draw. */
  plays: rowsOrNone(
    v.object({
      name: filled,
      rule: textOrNone,
      rows: rowsOrNone(v.object({ label: filled, odds })),
    }),
  ),
});
export type Draw = v.InferOutput<typeof draw>;

const room = v.object({
  kind: v.literal("room"),
  id: filled,
  name: filled,
  spellings: textOrNone, // as of a table
  game: textOrNone,
  vendor: textOrNone,
  enName,
  opensAt,
  rules: textOrNone,
  entry: number, // lowest balance to sit down, in yuan; `base` is the stake of a point
  base: number,
  online: v.fallback(count, 0),
  seats: v.tuple([number, number]), // next free table: taken, all
  image: textOrNone,
});
export type Room = v.InferOutput<typeof room>;

const venue = v.object({
  id: filled,
  name: filled,
  note: textOrNone,
  image: textOrNone, // path under `/media/`
  enName,
  games: v.fallback(count, 0),
  opensAt,
  badge: orNull(
    v.object({
      text: filled,
      tone: v.fallback(v.picklist(["accent", "live", "neutral"]), "neutral"),
    }),
  ),
});
export type Venue = v.InferOutput<typeof venue>;

export const venueInfo = apiCall({
  path: "/game/api/v1/venue/getVenueInfoByCategory",
  request: v.strictObject({
    category: v.picklist(Object.values(VENUE_CODES)),
    /** Every venue, not only the largest. */
    all: v.optional(v.boolean()),
    /** One item in full: a draw with its plays and its last 100 results, or a tournament with its cup. */
    id: v.optional(v.string()),
  }),
  response: v.object({
    category: textOrNone,
    facts: rowsOrNone(v.object({ label: filled, value: filled })), // headline counts: `今日赛事 1,286`
    venues: rowsOrNone(venue), // in the site's order
    items: rows(v.variant("kind", [liveTable, draw, room, team])),
    tournaments: rowsOrNone(tournament),
    bracket: rowsOrNone(tie),
  }),
});
