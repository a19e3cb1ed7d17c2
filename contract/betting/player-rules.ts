// How plays on a player are decided: by what players did, in the order in which it happened. A bet on somebody who
// does not come on is void.
import type { MatchResult, PlayerDeed } from "./match-result.ts";
import type { PlayRule } from "./play-shapes.ts";
import { cancelCode, type ResultCode } from "./result-codes.ts";

/** The side of a first or last goalscorer when nobody scores, own goals aside. */
export const NOBODY = "N";

/** What the player must do, and how often. */
const NEEDS = {
  scorer: { kind: "goal", times: 1 },
  twoGoals: { kind: "goal", times: 2 },
  carded: { kind: "card", times: 1 },
  assist: { kind: "assist", times: 1 },
} as const satisfies Readonly<
  Partial<Record<PlayRule, { kind: PlayerDeed["kind"]; times: number }>>
>;

type NeedRule = keyof typeof NEEDS;
export type PlayerRule = NeedRule | "firstScorer" | "lastScorer";

export function isPlayerRule(rule: PlayRule): rule is PlayerRule {
  return rule === "firstScorer" || rule === "lastScorer" || isNeed(rule);
}

const isNeed = (rule: PlayRule): rule is NeedRule => Object.hasOwn(NEEDS, rule);

/** Null while it is open. A play that is decided stays so when the match is abandoned. */
export function settlePlayer(
  rule: PlayerRule,
  player: string,
  { status, players, reason }: MatchResult,
): ResultCode | null {
  const deeds = players ?? null;
  const decided = deeds && decidedBy(rule, player, deeds);
  if (decided !== null) return decided;
  if (status === "live") return null;
  if (status !== "ended") return cancelCode(reason ?? "abandoned");
  if (deeds === null) return cancelCode("wrongResult");
  const goals = deeds.filter(({ kind }) => kind === "goal");
  if (player === NOBODY) return goals.length === 0 && !isNeed(rule) ? "W" : "L";
  if (!isOn(deeds, player)) return cancelCode("didNotPlay");
  return rule === "lastScorer" && goals.at(-1)?.player === player ? "W" : "L";
}

/** By what can no longer change; null: it can. */
function decidedBy(
  rule: PlayerRule,
  player: string,
  deeds: readonly PlayerDeed[],
): ResultCode | null {
  if (rule === "lastScorer") return null;
  if (rule !== "firstScorer") {
    const { kind, times } = NEEDS[rule];
    const done = deeds.filter((deed) => deed.kind === kind && deed.player === player);
    return done.length >= times ? "W" : null;
  }
  const first = deeds.findIndex(({ kind }) => kind === "goal");
  if (first === -1) return null;
  if (deeds[first]?.player === player) return "W";
  const before = deeds.slice(0, first);
  return player === NOBODY || isOn(before, player) ? "L" : cancelCode("didNotPlay");
}

function isOn(deeds: readonly PlayerDeed[], player: string): boolean {
  return deeds.some((deed) => deed.kind === "on" && deed.player === player);
}
