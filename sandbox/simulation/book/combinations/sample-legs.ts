// Legs of a football match, and whether a played match wins them: for the proofs of combinations.
import { type PlayBase, SHAPES } from "#contract/betting/play-shapes.ts";
import { COUNTS } from "#contract/betting/counts.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { playCode, playSpec } from "#contract/betting/plays.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { type MatchSnapshot, snapshotAt, type Timeline } from "../timeline.ts";
import type { CombinationLeg } from "./leg-wins.ts";

const NAMED = ["0-0", "1-0", "0-1", "1-1", "2-1", "other"];
/** Plays with their lines. */
const PLAYS: readonly (readonly [PlayBase, readonly (string | null)[], ("full" | "half")[]])[] = [
  ["M", [null], ["full", "half"]],
  ["R", ["-1.5", "-0.5", "0.5"], ["full"]],
  ["OU", ["1.5", "2.5", "3.5"], ["full"]],
  ["OU", ["0.5", "1.5"], ["half"]],
  ["OUH", ["1.5"], ["full"]],
  ["EO", [null], ["full"]],
  ["DC", [null], ["full", "half"]],
  ["TS", [null], ["full", "half"]],
  ["PD", [null], ["full"]],
  ["F", [null], ["full"]],
  ["HG", [null], ["full"]],
  ["NG", ["1"], ["full"]],
  ["WM", [null], ["full"]],
  ["MTS", [null], ["full"]],
  ["CNOU", ["9.5"], ["full"]],
  ["CNOU", ["4.5"], ["half"]],
  ["CNR", ["-0.5"], ["full"]],
  ["CDOU", ["2.5", "4.5"], ["full"]],
  ["CDOU", ["1.5"], ["half"]],
  ["CDH", ["1.5"], ["full"]],
];

/** Before the match. */
export const SAMPLE_LEGS: readonly CombinationLeg[] = PLAYS.flatMap(([base, lines, periods]) =>
  periods.flatMap((period) =>
    lines.flatMap((line) => {
      const { sides } = SHAPES[base];
      const listed = sides.length === 0 ? NAMED : sides;
      return listed.map((r) => ({ w: playCode(base, { period }), r, line, listed, decimal: 1.01 }));
    }),
  ),
);

export function resultOfTimeline(timeline: Timeline): MatchResult {
  const last = timeline.snapshots.at(-1);
  const half = snapshotAt(timeline, timeline.halfEnds ?? 0);
  const counted = (of: (snapshot: MatchSnapshot) => readonly [number, number] | null) => ({
    half: half && of(half),
    full: last ? of(last) : null,
  });
  const goals = timeline.incidents.flatMap(({ kind, side }) =>
    kind === "goal" && side ? [side] : [],
  );
  return {
    sport: "FT",
    status: "ended",
    score: counted(({ score }) => score),
    corners: counted(COUNTS.corners.inState),
    cards: counted(COUNTS.cards.inState),
    goals,
  };
}

/** Answers which legs a result wins; what decides them is settled once. */
export function settledLegs(
  legs: readonly CombinationLeg[],
): (result: MatchResult) => readonly boolean[] {
  const known = new Map<string, boolean>();
  const counts = legs.map(({ w }) => playSpec(w).count);
  return (result) => {
    const { score, corners, cards, goals } = result;
    const keys: Record<string, string> = {
      score: `${score.half} ${score.full} ${goals?.[0]}`,
      corners: `${corners?.half} ${corners?.full}`,
      cards: `${cards?.half} ${cards?.full}`,
    };
    return legs.map(({ w, r, line, listed }, at) => {
      const key = `${at} ${keys[counts[at] ?? ""]}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const isWon = settleSelection({ play: w, side: r, line, listed }, result) === "W";
      known.set(key, isWon);
      return isWon;
    });
  };
}
