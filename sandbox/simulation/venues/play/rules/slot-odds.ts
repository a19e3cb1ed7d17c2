// What a slot machine returns, computed exactly from its reels and pays.
import { REELS, ROWS, SCATTER, type SlotModel, WILD } from "./slot-models.ts";

export interface SlotOdds {
  /** Of lines and scatters in one spin, in stakes. */
  readonly spin: number;
  /** Free spins that a paid spin brings, those won in free spins included. */
  readonly freeSpins: number;
  /** Of a paid spin without lucky doubles. */
  readonly base: number;
}

const known = new WeakMap<SlotModel, SlotOdds>();

/** Exact means: a line sees one symbol of each reel, each with its share of the reel. */
export function slotOdds(model: SlotModel): SlotOdds {
  const odds = known.get(model) ?? computeOdds(model);
  known.set(model, odds);
  return odds;
}

function computeOdds(model: SlotModel): SlotOdds {
  const scatters = scatterChances(model);
  const weighed = (list: readonly number[]) =>
    list.reduce((sum, value, index) => sum + value * (scatters[index + 3] ?? 0), 0);
  const spin = lineReturn(model) + weighed(model.scatterPays);
  const won = weighed(model.freeSpins);
  const freeSpins = won / (1 - won);
  return { spin, freeSpins, base: spin * (1 + model.freeFactor * freeSpins) };
}

/**
 * The chance that a spin's win is doubled, so that the machine returns exactly what is published.
 * @param rtp return to player as a share, 0.965; cut to what the machine can return
 */
export function luckyChance(model: SlotModel, rtp: number): number {
  return Math.min(MOST_LUCKY, Math.max(0, rtp / slotOdds(model).base - 1));
}

const MOST_LUCKY = 0.2;

/** The return with that chance of a double. */
export function returnOf(model: SlotModel, lucky: number): number {
  return slotOdds(model).base * (1 + lucky);
}

/** Multiples of the line stake: the longest run from the left, wilds stand for any paying symbol. */
export function linePay(model: SlotModel, symbols: readonly number[]): number {
  const first = symbols[0] ?? SCATTER;
  let run = 1;
  while (run < REELS && (symbols[run] === first || symbols[run] === WILD)) run++;
  return run < 3 ? 0 : (model.pays[first]?.[run - 3] ?? 0);
}

function lineReturn(model: SlotModel): number {
  const shares = model.reels.map((reel) =>
    Array.from({ length: SCATTER + 1 }, (_, symbol) => count(reel, symbol) / reel.length),
  );
  const walk = (symbols: readonly number[], chance: number): number => {
    if (symbols.length === REELS) return chance * linePay(model, symbols);
    return (shares[symbols.length] ?? []).reduce(
      (sum, share, symbol) =>
        share === 0 ? sum : sum + walk([...symbols, symbol], chance * share),
      0,
    );
  };
  return walk([], 1);
}

/** Probability of each number of scatters in sight; no reel shows two. */
function scatterChances({ reels }: SlotModel): number[] {
  let chances = [1];
  for (const reel of reels) {
    const seen = (count(reel, SCATTER) * ROWS) / reel.length;
    chances = [...chances, 0].map(
      (chance, scatters) => chance * (1 - seen) + (chances[scatters - 1] ?? 0) * seen,
    );
  }
  return chances;
}

function count(reel: readonly number[], symbol: number): number {
  return reel.filter((other) => other === symbol).length;
}
