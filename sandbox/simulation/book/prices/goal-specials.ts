// Football offers beside the table: double chance, draw no bet, both to score, exact goals, clean sheets, winning
// margin, the half with more goals, the next goal.
import type { Period } from "#contract/betting/play-periods.ts";
import type { GoalChances } from "../football/goal-chances.ts";
import { chanceOf, type PeriodChances, totalOf } from "../football/period-chances.ts";
import { shifted, within } from "./distribution.ts";
import type { Offer } from "./quote.ts";

/** Offers on the result of a period. */
export function resultOffers(chances: PeriodChances, period: Period): Offer[] {
  const { now } = chances;
  const lead = shifted(chances.lead, now[0] - now[1]);
  const [wins, draws, losses] = [
    within(lead, 1, Infinity),
    within(lead, 0, 0),
    within(lead, -Infinity, -1),
  ];
  const both = chanceOf(chances, (home, away) => home > 0 && away > 0);
  const plain = { period, row: 0, line: null };
  return [
    {
      ...plain,
      base: "DC",
      chances: [
        ["HN", wins + draws],
        ["HC", wins + losses],
        ["NC", draws + losses],
      ],
    },
    {
      ...plain,
      base: "DNB",
      chances: [
        ["H", wins / (wins + losses || 1)],
        ["C", losses / (wins + losses || 1)],
      ],
    },
    {
      ...plain,
      base: "TS",
      chances: [
        ["Y", both],
        ["NO", 1 - both],
      ],
    },
  ];
}

/** Offers on the goals of the match. @param first whether the first half is still open */
export function goalCountOffers(goals: GoalChances, first: boolean): Offer[] {
  const { full } = goals;
  const { now } = full;
  const total = shifted(full.total, now[0] + now[1]);
  const lead = shifted(full.lead, now[0] - now[1]);
  const plain = { row: 0, line: null };
  const exact = [0, 1, 2, 3, 4, 5].map(
    (count) => [`${count}-${count}`, within(total, count, count)] as const,
  );
  const margins = [1, 2].flatMap((by) => [
    [`H${by}`, within(lead, by, by)] as const,
    [`C${by}`, within(lead, -by, -by)] as const,
  ]);
  return [
    nextGoal(goals),
    { ...plain, base: "ETG", chances: [...exact, ["6+", within(total, 6, Infinity)]] },
    cleanSheet(
      "CSH",
      chanceOf(full, (_, away) => away > 0),
    ),
    cleanSheet(
      "CSC",
      chanceOf(full, (home) => home > 0),
    ),
    {
      ...plain,
      base: "WM",
      chances: [
        ...margins,
        ["H3", within(lead, 3, Infinity)],
        ["C3", within(lead, -Infinity, -3)],
        ["N", within(lead, 0, 0)],
      ],
    },
    ...(first ? [halfGoals(goals)] : []),
  ];
}

function cleanSheet(base: "CSH" | "CSC", opponentScores: number): Offer {
  return {
    base,
    row: 0,
    line: null,
    chances: [
      ["Y", 1 - opponentScores],
      ["NO", opponentScores],
    ],
  };
}

function nextGoal({ full: { now }, next }: GoalChances): Offer {
  const { home, away, none } = next();
  return {
    base: "NG",
    row: 0,
    line: now[0] + now[1] + 1,
    chances: [
      ["H", home],
      ["N", none],
      ["C", away],
    ],
  };
}

function halfGoals({ pairs, half: { now } }: GoalChances): Offer {
  const scored = now[0] + now[1];
  const found = { first: 0, second: 0, equal: 0 };
  for (const { first, second } of pairs()) {
    const [early, late] = [totalOf(first), totalOf(second)];
    early.forEach((one, goals) =>
      late.forEach((two, more) => {
        const ahead = scored + goals - more;
        found[ahead > 0 ? "first" : ahead < 0 ? "second" : "equal"] += one * two;
      }),
    );
  }
  return {
    base: "HG",
    row: 0,
    line: null,
    chances: [
      ["1", found.first],
      ["2", found.second],
      ["E", found.equal],
    ],
  };
}
