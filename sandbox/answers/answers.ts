// One function per call of the contract. The types tie each to its declared request and response.
import type * as v from "valibot";
import type { CALLS, CallName } from "#contract/api/calls.ts";
import type { AnswerContext } from "../world.ts";
import { bonusPools } from "./bonus-pools.ts";
import { gameList } from "./game-list.ts";
import { matchList } from "./match-list.ts";
import { navigationList } from "./navigation-list.ts";
import { discountAds, noticeList, promotionConfig, sponsorContent } from "./promotions.ts";
import { onlineCustomService, preInfo } from "./site-config.ts";
import { venueInfo } from "./venue-info.ts";

type Answers = {
  readonly [Name in CallName]: {
    /** Milliseconds for which one answer serves everybody on a site. */
    readonly keep: number;
    readonly answer: (
      context: AnswerContext,
      body: v.InferOutput<(typeof CALLS)[Name]["request"]>,
    ) => v.InferOutput<(typeof CALLS)[Name]["response"]>;
  };
};

const SECOND = 1000;

export const ANSWERS: Answers = {
  preInfo: { keep: 0, answer: preInfo },
  navigationList: { keep: 30 * SECOND, answer: navigationList },
  sponsorContent: { keep: 60 * SECOND, answer: sponsorContent },
  onlineCustomService: { keep: 0, answer: onlineCustomService },
  discountAds: { keep: 60 * SECOND, answer: discountAds },
  noticeList: { keep: 60 * SECOND, answer: noticeList },
  promotionConfig: { keep: 10 * SECOND, answer: promotionConfig },
  gameList: { keep: 10 * SECOND, answer: gameList },
  bonusPools: { keep: SECOND, answer: bonusPools },
  matchList: { keep: SECOND, answer: matchList },
  venueInfo: { keep: SECOND, answer: venueInfo },
};
