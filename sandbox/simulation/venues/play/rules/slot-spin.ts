// A round of a slot machine: the paid spin and the free spins it brings.
import type { NextRandom } from "../../../book/random-sequence.ts";
import { REELS, SCATTER, type SlotModel, WILD } from "./slot-models.ts";

/** One machine as a game runs it. */
export interface SlotGame {
  readonly model: SlotModel;
  readonly lines: readonly (readonly number[])[];
  /** Chance that a spin's win is doubled. */
  readonly lucky: number;
  /** Largest win of a round in stakes; null: unlimited. */
  readonly maxWin: number | null;
}

export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  /** In line stakes, before factors. */
  readonly pay: number;
}

export interface Spin {
  /** Symbols by reel, from top to bottom. */
  readonly window: readonly (readonly number[])[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Free spins won by this spin. */
  readonly freeSpins: number;
  readonly lucky: boolean;
  /** In stakes, with all factors. */
  readonly win: number;
}

export interface SlotRound {
  /** The paid spin first. */
  readonly spins: readonly Spin[];
  /** In stakes, after the limit. */
  readonly win: number;
  readonly limited: boolean;
}

/** Ends a round that never stops winning free spins; its chance is below one in 10^12. */
const MOST_SPINS = 600;

export function playSlot(game: SlotGame, next: NextRandom): SlotRound {
  const spins = [spin(game, 1, next)];
  let left = spins[0]?.freeSpins ?? 0;
  let sum = spins[0]?.win ?? 0;
  while (left > 0 && spins.length < MOST_SPINS) {
    const free = spin(game, game.model.freeFactor, next);
    spins.push(free);
    sum += free.win;
    left += free.freeSpins - 1;
  }
  const limited = game.maxWin !== null && sum > game.maxWin;
  return { spins, win: limited ? Number(game.maxWin) : sum, limited };
}

function spin({ model, lines, lucky: chance }: SlotGame, factor: number, next: NextRandom): Spin {
  const window: (readonly number[])[] = [];
  let scatters = 0;
  for (const stops of model.windows) {
    const shown = stops[Math.floor(next() * stops.length)] ?? [];
    window.push(shown);
    if (shown.includes(SCATTER)) scatters++;
  }
  const wins = lineWins(model, lines, window);
  let pays = 0;
  for (const { pay } of wins) pays += pay;
  const lucky = next() < chance;
  const plain = pays / lines.length + (model.scatterPays[scatters - 3] ?? 0);
  return {
    window,
    wins,
    scatters,
    freeSpins: model.freeSpins[scatters - 3] ?? 0,
    lucky: lucky && plain > 0,
    win: plain * factor * (lucky ? 2 : 1),
  };
}

/** Like `linePay` of each line, but fast: most lines end at the second reel. */
function lineWins(
  model: SlotModel,
  lines: SlotGame["lines"],
  window: Spin["window"],
): readonly LineWin[] {
  const wins: LineWin[] = [];
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line] ?? [];
    const symbol = window[0]?.[rows[0] ?? 0] ?? SCATTER;
    let count = 1;
    for (; count < REELS; count++) {
      const shown = window[count]?.[rows[count] ?? 0];
      if (shown !== symbol && shown !== WILD) break;
    }
    const pay = count < 3 ? undefined : model.pays[symbol]?.[count - 3];
    if (pay !== undefined) wins.push({ line, symbol, count, pay });
  }
  return wins;
}
