// How fast a game may be played, and what its page may do, by the profile of the site (RTS 8, 14D to 14G;
// SI 2025/215).
import type { DutyValues } from "#contract/protection/duties.ts";
import type { PlayGame } from "./play-game.ts";
import type { PaceMessage } from "./play-messages.ts";
import { refusal } from "./play-money.ts";
import type { PlayRoom, PlayTicket } from "./play-room.ts";

type Duties = Pick<DutyValues, "noAutoplay" | "slotSpinMs" | "tableRoundMs" | "noLossCelebration">;

/** @param mostCents the highest stake of a slot; null: any */
export function paceOf(
  game: PlayGame,
  duties: Duties,
  mostCents: number | null = null,
): PaceMessage {
  const isSlot = game.kind === "slot";
  const own = isSlot ? duties.slotSpinMs : duties.tableRoundMs;
  // Rounds that all players share have the pace of their table.
  const isShared = "table" in game || "draw" in game || game.kind === "matches";
  return {
    autoplay: !duties.noAutoplay,
    roundMs: isShared ? 0 : (own ?? 0),
    celebrateAny: !duties.noLossCelebration,
    mostCents: isSlot ? mostCents : null,
  };
}

/** @throws Refusal for a stake above the highest of the profile */
export function checkStake({ pace }: PlayTicket, stakeCents: number): void {
  if (pace.mostCents === null || stakeCents <= pace.mostCents) return;
  throw refusal(`每次旋转最高投注 ¥${pace.mostCents / 100}`);
}

/** @throws Refusal for a round that begins too early */
export function checkPace(room: PlayRoom, { member, pace }: PlayTicket, time: number): void {
  if (pace.roundMs === 0) return;
  const before = room.begun.get(member);
  if (before !== undefined && time >= before && time - before < pace.roundMs) {
    throw refusal(`两局之间至少间隔 ${pace.roundMs / 1000} 秒`);
  }
}
