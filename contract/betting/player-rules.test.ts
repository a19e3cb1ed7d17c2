import { describe, expect, it } from "vitest";
import type { MatchResult, PlayerDeed } from "./match-result.ts";
import { isPlayerRule, type PlayerRule, settlePlayer } from "./player-rules.ts";
import { PLAYS, playCode } from "./plays.ts";
import { settleSelection } from "./settlement.ts";

const NONE = { half: null, full: null };
const deedsOf = (text: string): PlayerDeed[] =>
  text.split(" ").map((deed) => {
    const [kind, player = ""] = deed.split(":");
    return { kind: kind as PlayerDeed["kind"], player };
  });
const result = (text: string, more: Partial<MatchResult> = {}): MatchResult => ({
  sport: "FT",
  status: "ended",
  score: NONE,
  corners: null,
  cards: null,
  players: deedsOf(text),
  ...more,
});
/** A and B start; C comes on after the first goal; D never. */
const MATCH = "on:A on:B goal:A assist:B card:B on:C goal:C goal:C";
const codes = (rule: PlayerRule, of = result(MATCH)) =>
  ["A", "B", "C", "D", "N"].map((player) => settlePlayer(rule, player, of));

describe("plays on players", () => {
  it.each<[PlayerRule, readonly string[]]>([
    ["firstScorer", ["W", "L", "DM", "DM", "L"]],
    ["lastScorer", ["L", "L", "W", "DM", "L"]],
    ["scorer", ["W", "L", "W", "DM", "L"]],
    ["twoGoals", ["L", "L", "W", "DM", "L"]],
    ["carded", ["L", "W", "L", "DM", "L"]],
    ["assist", ["L", "W", "L", "DM", "L"]],
  ])("%s", (rule, expected) => {
    expect(codes(rule)).toEqual(expected);
  });

  it("nobody scores without a goal, or with own goals only", () => {
    const none = result("on:A on:B card:A");
    expect(settlePlayer("firstScorer", "N", none)).toBe("W");
    expect(settlePlayer("lastScorer", "N", none)).toBe("W");
    expect(settlePlayer("firstScorer", "A", none)).toBe("L");
  });

  it("are decided as soon as nothing can change them, and stay so when the match is abandoned", () => {
    const live = result(MATCH, { status: "live" });
    expect(codes("firstScorer", live)).toEqual(["W", "L", "DM", "DM", "L"]);
    expect(codes("scorer", live)).toEqual(["W", null, "W", null, null]);
    expect(codes("lastScorer", live)).toEqual([null, null, null, null, null]);
    const abandoned = result(MATCH, { status: "abandoned" });
    expect(codes("scorer", abandoned)).toEqual(["W", "D4", "W", "D4", "D4"]);
  });

  it("are void where nobody knows who scored", () => {
    expect(codes("scorer", result("on:A", { players: null }))).toEqual(
      Array.from({ length: 5 }, () => "D2"),
    );
  });

  it("settle as selections, before the match only", () => {
    expect(settleSelection({ play: "AGS", side: "C", line: null }, result(MATCH))).toBe("W");
    const plays = [...PLAYS.values()].filter(({ rule }) => isPlayerRule(rule));
    expect(plays.map(({ code }) => code)).toEqual(["FGS", "LGS", "AGS", "TGS", "PCD", "PAS"]);
    expect(playCode("AGS", { inPlay: true })).toBe("AGS");
  });
});
