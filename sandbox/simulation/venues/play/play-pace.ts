// How fast a game may be played, and what its page may do, by the profile of the site (RTS 8, 14D to 14G).
import type { DutyValues } from "#contract/protection/duties.ts";
import type { PlayGame } from "./play-game.ts";
import { refusal } from "./play-money.ts";
import type { PlayPace, PlayRoom, PlayTicket } from "./play-room.ts";

type Duties = Pick<DutyValues, "noAutoplay" | "slotSpinMs" | "tableRoundMs" | "noLossCelebration">;

/** Rounds that all players share have the pace of their table. */
const SHARED: ReadonlySet<PlayGame["kind"]> = new Set([
  "baccarat",
  "dragonTiger",
  "roulette",
  "sicBo",
  "lottery",
  "matches",
]);

export function paceOf({ kind }: PlayGame, duties: Duties): PlayPace {
  const own = kind === "slot" ? duties.slotSpinMs : duties.tableRoundMs;
  return {
    autoplay: !duties.noAutoplay,
    roundMs: SHARED.has(kind) ? 0 : (own ?? 0),
    celebrateAny: !duties.noLossCelebration,
  };
}

/** @throws Refusal for a round that begins too early */
export function checkPace(room: PlayRoom, { member, pace }: PlayTicket, time: number): void {
  if (pace.roundMs === 0) return;
  const before = room.begun.get(member);
  if (before !== undefined && time >= before && time - before < pace.roundMs) {
    throw refusal(`两局之间至少间隔 ${pace.roundMs / 1000} 秒`);
  }
}
