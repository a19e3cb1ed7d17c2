// Which places of a side get its cards. A place gets one at most; each card falls to one of the places without, by the
// weights of their positions. Of a minute with both, the red card is drawn before the yellow one.
import { CARD_WEIGHTS } from "./formation.ts";
import type { MinuteChain } from "./minute-chain.ts";
import { type Position, POSITIONS } from "./squad.ts";

export interface CardOrder {
  /** That a place gets the red card, if the side gets it in this minute. */
  red(minute: number, place: number): number;
  /** That a place gets a card in this minute. */
  card(minute: number, place: number): number;
}

export interface Booked {
  readonly positions: readonly Position[];
  /** Places that have a card. */
  readonly places: readonly number[];
}

export function cardOrder(chain: MinuteChain, booked: Booked): CardOrder {
  const ranks = ranksOf(booked);
  const free = booked.positions.map((_, place) => !booked.places.includes(place));
  const yellows = yellowsBefore(chain);
  const rank = (card: number, place: number): number => {
    const position = booked.positions[place];
    return position && free[place] ? (ranks[card]?.[position] ?? 0) : 0;
  };
  const reds = chain.minutes.map((_, minute) => redIn(chain, minute));
  return {
    red: (minute, place) => sumOver(yellows[minute], (before) => rank(before, place)),
    card(minute, place) {
      const yellow = chain.minutes[minute]?.yellow ?? 0;
      const { none, now, earlier } = reds[minute] ?? NO_RED;
      return sumOver(yellows[minute], (before) => {
        const red = now * (rank(before, place) + yellow * rank(before + 1, place));
        return red + yellow * (none * rank(before, place) + earlier * rank(before + 1, place));
      });
    },
  };
}

function sumOver(chances: readonly number[] = [], of: (count: number) => number): number {
  return chances.reduce((sum, chance, count) => sum + chance * of(count), 0);
}

const NO_RED = { none: 1, now: 0, earlier: 0 };

/** Chances that the own side's red card comes after a minute or never, in it, or came before it but not yet now. */
function redIn({ now, mass, before, after, minutes, weights }: MinuteChain, at: number) {
  const minute = minutes[at];
  if (!minute) return NO_RED;
  if (now >= 2) return NO_RED;
  let red = 0;
  for (const state of [0, 1]) {
    const [mine, theirs] = [minute.ownGoal[state] ?? 0, minute.otherGoal[state] ?? 0];
    const goals = (1 - mine + mine * weights.own) * (1 - theirs + theirs * weights.other);
    const other = minute.otherRed[state] ?? 0;
    const later = (1 - other) * after(at + 1, state | 2) + other * after(at + 1, state | 3);
    red += before(at, state) * goals * (minute.ownRed[state] ?? 0) * later;
  }
  const earlier = before(at, 2) * after(at, 2) + before(at, 3) * after(at, 3);
  return { now: red / mass, earlier: earlier / mass, none: 1 - (red + earlier) / mass };
}

/** The number of yellow cards before each minute. */
function yellowsBefore({ minutes }: MinuteChain): number[][] {
  let chances = [1];
  return minutes.map(({ yellow }) => {
    const before = chances;
    chances = [...before, 0].map(
      (chance, count) => chance * (1 - yellow) + (before[count - 1] ?? 0) * yellow,
    );
    return before;
  });
}

type Counts = Readonly<Record<Position, number>>;

/** For each card from the next on: that it falls to a certain place of a position, of those without a card. */
function ranksOf({ positions, places }: Booked): Counts[] {
  const free = positions.filter((_, place) => !places.includes(place));
  const count = (position: Position) => free.filter((one) => one === position).length;
  const all = countsOf(count);
  let states = new Map<string, { counts: Counts; chance: number }>([
    ["", { counts: all, chance: 1 }],
  ]);
  return free.map(() => {
    const next: typeof states = new Map();
    const found = { GK: 0, DF: 0, MF: 0, FW: 0 };
    for (const { counts, chance } of states.values()) {
      const whole = POSITIONS.reduce((sum, one) => sum + counts[one] * CARD_WEIGHTS[one], 0);
      for (const position of POSITIONS) {
        if (counts[position] === 0) continue;
        const falls = (chance * counts[position] * CARD_WEIGHTS[position]) / whole;
        found[position] += falls / all[position];
        const left = { ...counts, [position]: counts[position] - 1 };
        const key = POSITIONS.map((one) => left[one]).join();
        next.set(key, { counts: left, chance: (next.get(key)?.chance ?? 0) + falls });
      }
    }
    states = next;
    return found;
  });
}

function countsOf(of: (position: Position) => number): Counts {
  return { GK: of("GK"), DF: of("DF"), MF: of("MF"), FW: of("FW") };
}
