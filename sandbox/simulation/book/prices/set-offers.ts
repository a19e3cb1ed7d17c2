// Offers of table tennis, volleyball and snooker: winner by sets, handicap and total by points or frames.
import { periodOf } from "#contract/betting/play-periods.ts";
import { normal } from "../../normal.ts";
import type { Fixture } from "../fixtures.ts";
import { RALLY_SETS } from "../sports/rally.ts";
import { SNOOKER_FRAMES } from "../sports/snooker.ts";
import type { MatchSnapshot, Pair } from "../timeline.ts";
import { handicapOffers, oddEvenOffer, oddOffer, totalOffers, twoWay } from "./discrete-offers.ts";
import { pointTable } from "./point-offers.ts";
import type { PriceDrift } from "./price-drift.ts";
import type { Offer } from "./quote.ts";
import { finalScores, homeWins, setsAhead } from "./set-chances.ts";
import { betting, certainSets, distributionOf, setPlays } from "./set-plays.ts";

interface SetRules {
  readonly target: number;
  /** Average points of a set, lead per unit of edge, and their standard deviations in a set. */
  readonly length: number;
  readonly lead: number;
  readonly leadSpread: number;
  readonly totalSpread: number;
  /** Average length of the deciding set, when it differs. */
  readonly last?: number;
}

const RULES: Readonly<Record<string, SetRules>> = {
  TT: { target: RALLY_SETS, length: 18.6, lead: 2.5, leadSpread: 4, totalSpread: 2.3 },
  VB: { target: RALLY_SETS, length: 45, lead: 4, leadSpread: 6.3, totalSpread: 3.8, last: 29 },
};
interface SetOffers {
  readonly table: readonly Offer[];
  specials(): readonly Offer[];
}

/** A frame in points. */
const FRAME = { length: 100, lead: 9, spread: 42 } as const;
const NO_SCORE: Pair = [0, 0];

export function setOffers(
  { sport }: Fixture,
  snapshot: MatchSnapshot | null,
  drift: PriceDrift,
  rows: number,
): SetOffers {
  const rules = RULES[sport];
  return rules ? raceOffers(rules, snapshot, drift, rows) : frameOffers(snapshot, drift, rows);
}

function raceOffers(
  rules: SetRules,
  snapshot: MatchSnapshot | null,
  { edge, total, odd }: PriceDrift,
  rows: number,
): SetOffers {
  const { target, length, lead, leadSpread } = rules;
  const score = snapshot?.score ?? NO_SCORE;
  const between = snapshot?.status === "break";
  const set = between ? NO_SCORE : (snapshot?.set ?? NO_SCORE);
  const open = Math.min(1, Math.max(0.06, 1 - (set[0] + set[1]) / length));
  const current = normal((set[0] - set[1] + lead * edge * open) / (leadSpread * Math.sqrt(open)));
  const later = normal((lead * edge) / leadSpread);
  const finals = finalScores({ score, target, current, later });
  const units = open + setsAhead(finals, score);
  const counts = snapshot?.counts ?? NO_SCORE;
  const scale = 1 + (total - 1) / 2;
  const coming = {
    now: counts,
    lead: lead * edge * units,
    total: length * units * scale,
    leadSpread: leadSpread * Math.sqrt(units),
    totalSpread: rules.totalSpread * Math.sqrt(units),
  };
  const already = counts[0] + counts[1];
  const over = (line: number) =>
    overChance(rules, { finals, score, open, left: (line - already) / scale });
  return {
    table: pointTable(coming, { period: "full", rows }, { home: homeWins(finals), over }),
    specials: () => [
      oddOffer(0.5 + odd, "full"),
      ...setPlays(finals, { score, target }),
      ...winners({ score, target }, [current, later]),
    ],
  };
}

/** Winners of the sets or frames that will certainly be played. */
function winners(
  { score, target }: { readonly score: Pair; readonly target: number },
  [current, later]: readonly [number, number],
): Offer[] {
  return certainSets(score, target).flatMap((number, ahead) => {
    const period = periodOf(`S${number}`);
    const home = ahead === 0 ? current : later;
    return period === undefined ? [] : [twoWay("M", home, { period, line: null })];
  });
}

interface Race {
  readonly finals: ReadonlyMap<Pair, number>;
  readonly score: Pair;
  /** Share of the current set that is left. */
  readonly open: number;
  /** Games or points from now to the line. */
  readonly left: number;
}

/** Sums over all numbers of sets the match may still have. */
function overChance(rules: SetRules, { finals, score, open, left }: Race): number {
  const { target, length, totalSpread, last = length } = rules;
  let chance = 0;
  for (const [[home, away], weight] of finals) {
    const more = home + away - score[0] - score[1] - 1;
    const decider = more > 0 && home + away === 2 * target - 1 ? last - length : 0;
    const units = open + more;
    const gap = length * units + decider - left;
    chance += weight * normal(gap / (totalSpread * Math.sqrt(units)));
  }
  return chance;
}

function frameOffers(
  snapshot: MatchSnapshot | null,
  { edge }: PriceDrift,
  rows: number,
): SetOffers {
  const score = snapshot?.score ?? NO_SCORE;
  const set = snapshot?.status === "break" ? NO_SCORE : (snapshot?.set ?? NO_SCORE);
  const open = Math.max(0.08, 1 - (set[0] + set[1]) / FRAME.length);
  const points = set[0] - set[1] + FRAME.lead * edge * open;
  const current = normal(points / (FRAME.spread * Math.sqrt(open)));
  const later = normal((FRAME.lead * edge) / FRAME.spread);
  const race = { score, target: SNOOKER_FRAMES };
  const finals = finalScores({ ...race, current, later });
  const lead = distributionOf(finals, ([home, away]) => home - away);
  const all = distributionOf(finals, ([home, away]) => home + away);
  const wanted = { period: "full", rows } as const;
  const least = Math.max(SNOOKER_FRAMES, score[0] + score[1]) + 0.5;
  return {
    table: [
      ...handicapOffers("R", lead, wanted),
      ...totalOffers("OU", all, { ...wanted, least }),
      twoWay("M", homeWins(finals), { line: null }),
    ],
    specials: () => [oddEvenOffer(all), betting(finals, race), ...winners(race, [current, later])],
  };
}
