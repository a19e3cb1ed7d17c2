// Standings, knock-out ties and tournaments of esports, in the answer of `venueInfo`.
import * as v from "valibot";
import { count, filled, number, text, yesNo } from "./answer-fields.ts";

const words = v.fallback(text, "");

export const team = v.object({
  kind: v.literal("team"),
  id: filled,
  name: filled,
  crest: words,
  won: number,
  lost: number,
  points: number,
});
export type Team = v.InferOutput<typeof team>;

export const tie = v.object({
  round: words,
  live: v.fallback(yesNo, false),
  home: filled,
  homeCrest: words,
  homeScore: number,
  away: filled,
  awayCrest: words,
  awayScore: number,
});

export const tournament = v.object({
  id: filled,
  name: filled,
  game: words,
  prize: words,
  startsAt: number,
  endsAt: number,
  teams: v.fallback(count, 0),
});
