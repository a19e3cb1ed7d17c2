// All offers on a match at a moment, from its expected scores, its state and the time left.
import { isBig } from "../fixtures.ts";
import { handballLeft } from "../remaining-play.ts";
import { isMaps } from "../sports/maps.ts";
import type { Pair } from "../timeline.ts";
import { baseballOffers } from "./baseball-offers.ts";
import { basketballOffers, expectedPoints, type PointFigures } from "./basketball-offers.ts";
import { goalOffers } from "./goal-offers.ts";
import { mapOffers } from "./map-offers.ts";
import { pointSpecials, pointTable } from "./point-offers.ts";
import { driftOf } from "./price-drift.ts";
import type { MatchOffers, Moment } from "./moment.ts";
import { setOffers } from "./set-offers.ts";
import { tennisOffers } from "./tennis-offers.ts";

/** Lines per main play. */
const ROWS = { big: 4, usual: 3 } as const;
const NO_SCORE: Pair = [0, 0];
const POINTS = {
  BK: { total: 224.4, lead: 19, totalSpread: 16, leadSpread: 15.6, odd: 0.517 },
  OP: { total: 55.6, lead: 5.5, totalSpread: 4.8, leadSpread: 7.5, odd: 0.5 },
} as const satisfies Record<string, PointFigures>;

export function offersOn(moment: Moment): MatchOffers {
  const { fixture } = moment;
  const { sport, league } = fixture;
  const rows = isBig(league) ? ROWS.big : ROWS.usual;
  switch (sport) {
    case "FT":
    case "VF":
      return goalOffers(moment, rows);
    case "BK":
      return basketballOffers({ ...moment, drift: driftOf(moment), figures: POINTS.BK, rows });
    case "TN":
      return tennisOffers({ ...moment, drift: driftOf(moment), rows });
    case "BS":
      return baseballOffers({ ...moment, drift: driftOf(moment), rows });
    case "OP":
      return isMaps(fixture)
        ? mapOffers({ ...moment, drift: driftOf(moment) })
        : handballOffers(moment, rows);
    default:
      return setOffers(fixture, moment.snapshot, driftOf(moment), rows);
  }
}

function handballOffers(moment: Moment, rows: number): MatchOffers {
  const { snapshot, timeline, time } = moment;
  const drift = driftOf(moment);
  const figures = POINTS.OP;
  const full = handballLeft(timeline, snapshot, time);
  const coming = expectedPoints({ figures, drift }, full, snapshot?.score ?? NO_SCORE);
  return {
    table: pointTable(coming, { period: "full", rows }),
    specials: () => pointSpecials(coming, figures.odd + drift.odd, "full"),
  };
}
