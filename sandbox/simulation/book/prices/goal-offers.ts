// Football offers: every play follows from the chances of the one model (football/model.ts).
import type { Period } from "#contract/betting/play-periods.ts";
import type { GoalChances } from "../football/goal-chances.ts";
import {
  cardChances,
  chancesAt,
  cornerChances,
  type FootballChances,
} from "../football/football-chances.ts";
import { chanceOf, leadOf, type PeriodChances, sideOf } from "../football/period-chances.ts";
import { offersPlayers, playerOffers } from "../players/player-offers.ts";
import { combinedOffers } from "./combined-offers.ts";
import { CARDS, CORNERS, countOffers, halfCountOffers } from "./count-offers.ts";
import { cover, isOdd, mean, shifted, within } from "./distribution.ts";
import { goalCountOffers, resultOffers } from "./goal-specials.ts";
import { linedOffers } from "./lined-offers.ts";
import type { MatchOffers, Moment } from "./moment.ts";
import { driftOf } from "./price-drift.ts";
import type { Offer } from "./quote.ts";

const QUARTER = { step: 0.25, offset: 0 } as const;
/** Highest number of goals per side that correct score offers. */
const NAMED = { full: 4, half: 2 } as const;

export function goalOffers(moment: Moment, rows: number): MatchOffers {
  const { fixture, snapshot } = moment;
  const chances = chancesAt(moment, driftOf(moment));
  const inPlay = snapshot !== null;
  if (fixture.counted === "corners") {
    const { full, half } = cornerChances(chances);
    return { table: table({ full, half, inPlay, rows }), specials: () => [] };
  }
  const goals = chances.goals();
  const { full } = goals;
  const half = chances.state.half === 1 ? goals.half : null;
  return {
    table: table({ full, half, inPlay, rows }),
    specials: () => specials(chances, half, fixture.sport === "FT"),
    players: offersPlayers(fixture) && !inPlay ? () => playerOffers(moment, chances) : undefined,
  };
}

interface TableOf {
  readonly full: PeriodChances;
  /** Null once the first half is over. */
  readonly half: PeriodChances | null;
  /** In play, handicaps count from now on. */
  readonly inPlay: boolean;
  readonly rows: number;
}

/** Plays of the match table: handicap, total and winner, for the match and the first half. */
function table({ full, half, inPlay, rows }: TableOf): Offer[] {
  const halfRows = Math.max(1, rows - 1);
  return [
    ...periodTable(full, { period: "full", inPlay, rows }),
    ...(half ? periodTable(half, { period: "half", inPlay, rows: halfRows }) : []),
  ];
}

/** All other plays. @param isReal with corners and cards */
function specials(
  chances: FootballChances,
  half: PeriodChances | null,
  isReal: boolean,
): readonly Offer[] {
  const goals = chances.goals();
  const tallies = isReal
    ? ([
        [CORNERS, cornerChances(chances)],
        [CARDS, cardChances(chances)],
      ] as const)
    : [];
  return [
    ...periodSpecials(goals.full, "full"),
    ...resultOffers(goals.full, "full"),
    ...goalCountOffers(goals, half !== null),
    ...(half
      ? [halfFull(goals), ...periodSpecials(half, "half"), ...resultOffers(half, "half")]
      : []),
    ...combinedOffers(goals.full),
    ...tallies.flatMap(([plays, tally]) => [
      ...countOffers(plays, tally.full),
      ...(tally.half ? halfCountOffers(plays, tally.half) : []),
    ]),
  ];
}

interface PeriodOptions {
  readonly period: Period;
  readonly inPlay: boolean;
  readonly rows: number;
}

function periodTable(
  { now, lead, total: more }: PeriodChances,
  { period, inPlay, rows }: PeriodOptions,
): Offer[] {
  const final = shifted(lead, now[0] - now[1]);
  const counted = inPlay ? lead : final;
  const total = shifted(more, now[0] + now[1]);
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

function periodSpecials(chances: PeriodChances, period: "full" | "half"): Offer[] {
  const { now } = chances;
  const total = shifted(chances.total, now[0] + now[1]);
  const odd = isOdd(total);
  const plain = { period, row: 0, line: null };
  const side = (base: "OUH" | "OUC", of: 0 | 1) => {
    const own = { from: now[of], chances: sideOf(chances.grid(), of) };
    return linedOffers({
      base,
      period,
      sides: ["O", "U"],
      chance: (line) => cover(own, -line),
      about: mean(own),
      least: now[of] + 0.5,
      rows: 1,
      ...QUARTER,
    });
  };
  return [
    { ...plain, base: "EO", chances: [["OD", odd] as const, ["EV", 1 - odd] as const] },
    { ...plain, base: "PD", chances: scores(chances, NAMED[period]) },
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
    ...side("OUH", 0),
    ...side("OUC", 1),
  ];
}

function scores(chances: PeriodChances, named: number): Offer["chances"] {
  const { now, grid } = chances;
  const { size, chances: further } = grid();
  const listed: [string, number][] = [];
  for (let one = 0; one <= named; one++) {
    for (let two = 0; two <= named; two++) {
      const [home, away] = [one - now[0], two - now[1]];
      const isPossible = home >= 0 && away >= 0 && home < size && away < size;
      listed.push([`${one}-${two}`, isPossible ? (further[home * size + away] ?? 0) : 0]);
    }
  }
  const other = chanceOf(chances, (home, away) => home > named || away > named);
  return [...listed, ["other", other]];
}

/** Half time / full time. */
function halfFull({ pairs, half }: GoalChances): Offer {
  const found = new Map("HNC".split("").flatMap((a) => "HNC".split("").map((b) => [a + b, 0])));
  const ahead = half.now[0] - half.now[1];
  for (const { first, second } of pairs()) {
    const [early, late] = [leadOf(first), leadOf(second)];
    early.forEach((one, h) =>
      late.forEach((two, s) => {
        const atHalf = ahead + h + 1 - first.size;
        const key = leader(atHalf) + leader(atHalf + s + 1 - second.size);
        found.set(key, (found.get(key) ?? 0) + one * two);
      }),
    );
  }
  return { base: "F", row: 0, line: null, chances: [...found] };
}

function leader(lead: number): string {
  return lead > 0 ? "H" : lead < 0 ? "C" : "N";
}
