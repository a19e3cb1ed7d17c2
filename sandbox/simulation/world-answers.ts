// The calls whose answers are made of the simulated world: home page, games, sports.
import { promotionConfig } from "./activities/promotion-config.ts";
import { BOOK_ANSWERS } from "./book/calls/book-answers.ts";
import { bonusPools } from "./home/bonus-pools.ts";
import { featuredMatches } from "./home/featured-matches.ts";
import { gameList } from "./games/game-list.ts";
import { navigationList } from "./home/navigation-list.ts";
import { discountAds, noticeList, sponsorContent } from "./home/promotions.ts";
import { venueInfo } from "./home/venue-info.ts";
import type { WorldAnswers } from "./world-context.ts";

const SECOND = 1000;

export const WORLD_ANSWERS: WorldAnswers<HomeCall | keyof typeof BOOK_ANSWERS> = {
  navigationList: { cacheMs: SECOND, answer: navigationList },
  sponsorContent: { cacheMs: 60 * SECOND, answer: sponsorContent },
  discountAds: { cacheMs: 60 * SECOND, answer: discountAds },
  noticeList: { cacheMs: 60 * SECOND, answer: noticeList },
  promotionConfig: {
    cacheMs: 10 * SECOND,
    isPersonal: ({ position }) => position === "discount",
    answer: promotionConfig,
  },
  gameList: {
    cacheMs: 10 * SECOND,
    isPersonal: ({ own, search }) => own !== undefined || search !== undefined,
    answer: gameList,
  },
  bonusPools: { cacheMs: SECOND, answer: bonusPools },
  featuredMatches: { cacheMs: SECOND, answer: featuredMatches },
  venueInfo: { cacheMs: SECOND, answer: venueInfo },
  ...BOOK_ANSWERS,
};

type HomeCall =
  | "navigationList"
  | "sponsorContent"
  | "discountAds"
  | "noticeList"
  | "promotionConfig"
  | "gameList"
  | "bonusPools"
  | "featuredMatches"
  | "venueInfo";
