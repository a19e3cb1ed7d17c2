// Football offers beside the table: double chance, draw no bet, both to score, exact goals, clean sheets, winning
// margin, the half with more goals, the next goal.
import type { Period } from "#contract/betting/play-periods.ts";
import { difference, poisson, sum, within } from "./distribution.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import type { Offer } from "./quote.ts";

/** Offers on the result of a period. */
export function resultOffers({ now, more }: ExpectedCounts, period: Period): Offer[] {
  const [home, away] = [poisson(more[0]), poisson(more[1])];
  const lead = difference(home, away, now[0] - now[1]);
  const [wins, draws, losses] = [
    within(lead, 1, Infinity),
    within(lead, 0, 0),
    within(lead, -Infinity, -1),
  ];
  const both = scores(now[0], home) * scores(now[1], away);
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

/** Offers on the goals of the match. @param half null once the first half is over */
export function goalCountOffers(full: ExpectedCounts, half: ExpectedCounts | null): Offer[] {
  const { now, more } = full;
  const [home, away] = [poisson(more[0]), poisson(more[1])];
  const total = sum(home, away, now[0] + now[1]);
  const lead = difference(home, away, now[0] - now[1]);
  const plain = { row: 0, line: null };
  const exact = [0, 1, 2, 3, 4, 5].map(
    (goals) => [`${goals}-${goals}`, within(total, goals, goals)] as const,
  );
  const margins = [1, 2].flatMap((by) => [
    [`H${by}`, within(lead, by, by)] as const,
    [`C${by}`, within(lead, -by, -by)] as const,
  ]);
  return [
    nextGoal(full),
    { ...plain, base: "ETG", chances: [...exact, ["6+", within(total, 6, Infinity)]] },
    cleanSheet("CSH", scores(now[1], away)),
    cleanSheet("CSC", scores(now[0], home)),
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
    ...(half ? [halfGoals(full, half)] : []),
  ];
}

/** The chance that a side with `already` goals scores at all. */
const scores = (already: number, chances: readonly number[]): number =>
  already > 0 ? 1 : 1 - (chances[0] ?? 0);

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

function nextGoal({ now, more }: ExpectedCounts): Offer {
  const expected = more[0] + more[1];
  const any = 1 - Math.exp(-expected);
  const share = expected === 0 ? 0.5 : more[0] / expected;
  return {
    base: "NG",
    row: 0,
    line: now[0] + now[1] + 1,
    chances: [
      ["H", any * share],
      ["N", 1 - any],
      ["C", any * (1 - share)],
    ],
  };
}

function halfGoals(full: ExpectedCounts, half: ExpectedCounts): Offer {
  const whole = (counts: ExpectedCounts["more"]) => counts[0] + counts[1];
  const first = poisson(whole(half.more));
  const second = poisson(whole(full.more) - whole(half.more));
  const more = difference(first, second, whole(half.now));
  return {
    base: "HG",
    row: 0,
    line: null,
    chances: [
      ["1", within(more, 1, Infinity)],
      ["2", within(more, -Infinity, -1)],
      ["E", within(more, 0, 0)],
    ],
  };
}
