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
  const yellows = yellowsBefore(chain);
  const tables = chain.minutes.map((_, minute) =>
    perPosition((position) => {
      const rank = (card: number) => ranks[card]?.[position] ?? 0;
      return {
        red: redTo(yellows[minute], rank, ranks.length),
        card: cardTo(chain, { minute, before: yellows[minute] ?? [], rank }),
      };
    }),
  );
  const even = booked.positions.map((_, place) => weightOf(booked, place));
  const of = (minute: number, place: number) => {
    const position = booked.positions[place];
    return position && !booked.places.includes(place) ? tables[minute]?.[position] : undefined;
  };
  return {
    red: (minute, place) =>
      (of(minute, place)?.red ?? 0) + (even[place] ?? 0) * allBooked(yellows[minute], ranks.length),
    card: (minute, place) => of(minute, place)?.card ?? 0,
  };
}

type Rank = (card: number) => number;

function redTo(yellows: readonly number[] = [], rank: Rank, places: number): number {
  return sumOver(yellows, (before) => (before < places ? rank(before) : 0));
}

function allBooked(yellows: readonly number[] = [], places: number): number {
  return yellows.reduce((sum, chance, before) => (before < places ? sum : sum + chance), 0);
}

interface CardOf {
  readonly minute: number;
  /** Chances of yellow cards before it. */
  readonly before: readonly number[];
  readonly rank: Rank;
}

function cardTo(chain: MinuteChain, { minute, before, rank }: CardOf): number {
  const yellow = chain.minutes[minute]?.yellow ?? 0;
  const { none, now, earlier } = redIn(chain, minute);
  return sumOver(before, (cards) => {
    const red = now * (rank(cards) + yellow * rank(cards + 1));
    return red + yellow * (none * rank(cards) + earlier * rank(cards + 1));
  });
}

/** Once all have a card, a red one falls to any of them. */
export function weightOf({ positions }: Pick<Booked, "positions">, place: number): number {
  const weight = (at: number) => CARD_WEIGHTS[positions[at] ?? "GK"];
  return weight(place) / positions.reduce((sum, _, at) => sum + weight(at), 0);
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

const countsOf = (of: (position: Position) => number): Counts => perPosition(of);

function perPosition<T>(of: (position: Position) => T): Record<Position, T> {
  return { GK: of("GK"), DF: of("DF"), MF: of("MF"), FW: of("FW") };
}
