// Football offers: goals, corners and cards to come are Poisson distributed, and every play follows from them.
import type { Period } from "#contract/betting/play-periods.ts";
import type { Pair } from "../timeline.ts";
import { combinedOffers } from "./combined-offers.ts";
import { CARDS, CORNERS, countOffers, halfCountOffers } from "./count-offers.ts";
import { cover, difference, isOdd, mean, poisson, sum, within } from "./distribution.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import { goalCountOffers, resultOffers } from "./goal-specials.ts";
import { linedOffers } from "./lined-offers.ts";
import type { Offer } from "./quote.ts";

export interface GoalMatch {
  readonly full: ExpectedCounts;
  /** Null once the first half is over. */
  readonly half: ExpectedCounts | null;
  readonly corners: ExpectedCounts | null;
  readonly halfCorners: ExpectedCounts | null;
  readonly cards: ExpectedCounts | null;
  readonly halfCards: ExpectedCounts | null;
  /** In play, handicaps count from now on. */
  readonly inPlay: boolean;
  readonly rows: number;
}

const QUARTER = { step: 0.25, offset: 0 } as const;
/** Highest number of goals per side that correct score offers. */
const NAMED = { full: 4, half: 2 } as const;

/** Plays of the match table: handicap, total and winner, for the match and the first half. */
export function goalTable({ full, half, inPlay, rows }: GoalMatch): Offer[] {
  const halfRows = Math.max(1, rows - 1);
  return [
    ...periodTable(full, { period: "full", inPlay, rows }),
    ...(half ? periodTable(half, { period: "half", inPlay, rows: halfRows }) : []),
  ];
}

/** All other plays. */
export function goalSpecials(match: GoalMatch): Offer[] {
  const { full, half, corners, halfCorners, cards, halfCards } = match;
  return [
    ...periodSpecials(full, "full"),
    ...resultOffers(full, "full"),
    ...goalCountOffers(full, half),
    ...(half
      ? [halfFull(full, half), ...periodSpecials(half, "half"), ...resultOffers(half, "half")]
      : []),
    ...combinedOffers(full),
    ...(corners ? countOffers(CORNERS, corners) : []),
    ...(halfCorners ? halfCountOffers(CORNERS, halfCorners) : []),
    ...(cards ? countOffers(CARDS, cards) : []),
    ...(halfCards ? halfCountOffers(CARDS, halfCards) : []),
  ];
}

interface PeriodOptions {
  readonly period: Period;
  readonly inPlay: boolean;
  readonly rows: number;
}

function periodTable(
  { now, more }: ExpectedCounts,
  { period, inPlay, rows }: PeriodOptions,
): Offer[] {
  const [home, away] = [poisson(more[0]), poisson(more[1])];
  const final = difference(home, away, now[0] - now[1]);
  const counted = inPlay ? difference(home, away, 0) : final;
  const total = sum(home, away, now[0] + now[1]);
  return [
    ...linedOffers({
      base: "R",
      period,
      sides: ["H", "C"],
      chance: (line) => cover(counted, line),
      about: -mean(counted),
      rows,
      ...QUARTER,
    }),
    ...linedOffers({
      base: "OU",
      period,
      sides: ["O", "U"],
      chance: (line) => cover(total, -line),
      about: mean(total),
      least: now[0] + now[1] + 0.5,
      rows,
      ...QUARTER,
    }),
    {
      base: "M",
      period,
      row: 0,
      line: null,
      chances: [
        ["H", within(final, 1, Infinity)],
        ["C", within(final, -Infinity, -1)],
        ["N", within(final, 0, 0)],
      ],
    },
  ];
}

function periodSpecials({ now, more }: ExpectedCounts, period: "full" | "half"): Offer[] {
  const [home, away] = [poisson(more[0]), poisson(more[1])];
  const total = sum(home, away, now[0] + now[1]);
  const odd = isOdd(total);
  const plain = { period, row: 0, line: null };
  const side = (base: "OUH" | "OUC", own: readonly number[], already: number) =>
    linedOffers({
      base,
      period,
      sides: ["O", "U"],
      chance: (line) => cover({ from: already, chances: own }, -line),
      about: mean({ from: already, chances: own }),
      least: already + 0.5,
      rows: 1,
      ...QUARTER,
    });
  return [
    { ...plain, base: "EO", chances: [["OD", odd] as const, ["EV", 1 - odd] as const] },
    { ...plain, base: "PD", chances: scores({ now, home, away }, NAMED[period]) },
    {
      ...plain,
      base: "T",
      chances: [
        ["0-1", within(total, 0, 1)],
        ["2-3", within(total, 2, 3)],
        ["4-6", within(total, 4, 6)],
        ["7+", within(total, 7, Infinity)],
      ],
    },
    ...side("OUH", home, now[0]),
    ...side("OUC", away, now[1]),
  ];
}

interface Scores {
  readonly now: Pair;
  readonly home: readonly number[];
  readonly away: readonly number[];
}

function scores({ now, home, away }: Scores, named: number): Offer["chances"] {
  const listed: [string, number][] = [];
  let rest = 1;
  for (let one = 0; one <= named; one++) {
    for (let two = 0; two <= named; two++) {
      const chance = (home[one - now[0]] ?? 0) * (away[two - now[1]] ?? 0);
      listed.push([`${one}-${two}`, chance]);
      rest -= chance;
    }
  }
  return [...listed, ["other", Math.max(0, rest)]];
}

/** Half time / full time. */
function halfFull(full: ExpectedCounts, half: ExpectedCounts): Offer {
  const first = difference(poisson(half.more[0]), poisson(half.more[1]), half.now[0] - half.now[1]);
  const second = difference(
    poisson(full.more[0] - half.more[0]),
    poisson(full.more[1] - half.more[1]),
    0,
  );
  const found = new Map("HNC".split("").flatMap((a) => "HNC".split("").map((b) => [a + b, 0])));
  first.chances.forEach((one, h) =>
    second.chances.forEach((two, s) => {
      const atHalf = first.from + h;
      const key = leader(atHalf) + leader(atHalf + second.from + s);
      found.set(key, (found.get(key) ?? 0) + one * two);
    }),
  );
  return { base: "F", row: 0, line: null, chances: [...found] };
}

function leader(lead: number): string {
  return lead > 0 ? "H" : lead < 0 ? "C" : "N";
}
