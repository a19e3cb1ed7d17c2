// Standings, knock-out ties and tournaments of esports, in the answer of `venueInfo`.
import * as v from "valibot";
import { count, filled, number, textOrNone, yesNo } from "./answer-fields.ts";

export const team = v.object({
  kind: v.literal("team"),
  id: filled,
  name: filled,
  crest: textOrNone,
  won: number,
  lost: number,
  points: number,
});
export type Team = v.InferOutput<typeof team>;

export const tie = v.object({
  round: textOrNone,
  live: v.fallback(yesNo, false),
  begun: v.fallback(yesNo, true), // else the scores are not shown
  home: filled,
  homeCrest: textOrNone,
  homeScore: number,
  away: filled,
  awayCrest: textOrNone,
  awayScore: number,
});

export const tournament = v.object({
  id: filled,
  name: filled,
  game: textOrNone,
  prize: textOrNone,
  startsAt: number,
  endsAt: number,
  teams: v.fallback(count, 0),
});
