// Tennis, table tennis and volleyball: sets of games or points that are won one at a time.
import { type MatchState, NOT_STARTED, type Roll } from "./state.ts";

interface Rules {
  /** Milliseconds of one game or point. */
  readonly unit: number;
  readonly setsToWin: number;
  readonly target: (set: number) => number;
  /** A set is won by one from here on; tennis has its tie-break game at 7. */
  readonly cap: number;
  readonly setWord: string;
}

const RULES: Readonly<Record<"TN" | "TT" | "VB", Rules>> = {
  TN: { unit: 232_000, setsToWin: 2, target: () => 6, cap: 7, setWord: "盘" },
  TT: { unit: 19_000, setsToWin: 3, target: () => 11, cap: 99, setWord: "局" },
  VB: {
    unit: 30_000,
    setsToWin: 3,
    target: (set) => (set === 4 ? 15 : 25),
    cap: 99,
    setWord: "局",
  },
};

const ORDINALS = ["一", "二", "三", "四", "五"] as const;

export function rallyState(
  sport: keyof typeof RULES,
  elapsed: number,
  edge: number,
  roll: Roll,
): MatchState {
  const rules = RULES[sport];
  const units = Math.floor(elapsed / rules.unit);
  const sets: [number, number] = [0, 0];
  let games: [number, number] = [0, 0];
  for (let played = 0; played < units; played++) {
    // The server holds more often than not, so that sets stay close.
    const serve = played % 2 === 0 ? 0.06 : -0.06;
    const winner = roll("unit", played) < 0.5 + edge * 0.08 + serve ? 0 : 1;
    games[winner] += 1;
    if (!setIsWon(games, rules, sets[0] + sets[1])) continue;
    sets[winner] += 1;
    games = [0, 0];
    if (sets[winner] === rules.setsToWin) return { ...NOT_STARTED, phase: "finished" };
  }
  const set = sets[0] + sets[1];
  return {
    ...NOT_STARTED,
    phase: "live",
    clock: `第${ORDINALS[set] ?? "五"}${rules.setWord} ${games[0]}-${games[1]}`,
    home: sets[0],
    away: sets[1],
    progress: Math.min(0.96, set / (rules.setsToWin * 2 - 1) + 0.1),
    total: units,
  };
}

function setIsWon(games: readonly [number, number], rules: Rules, set: number): boolean {
  const high = Math.max(...games);
  const gap = Math.abs(games[0] - games[1]);
  return high >= rules.cap || (high >= rules.target(set) && gap >= 2);
}
