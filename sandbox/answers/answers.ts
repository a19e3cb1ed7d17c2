// One function per call of the contract.
import { AUTH_ANSWERS } from "../accounts/auth-answers.ts";
import { BETS_ANSWERS } from "../bets/bets-answers.ts";
import { INVITE_ANSWERS } from "../invite/invite-answers.ts";
import { MEMBER_ANSWERS } from "../member/member-answers.ts";
import { BOOK_ANSWERS } from "../book/book-answers.ts";
import type { Answers } from "./answer.ts";
import { bonusPools } from "./bonus-pools.ts";
import { gameList } from "./game-list.ts";
import { featuredMatches } from "./featured-matches.ts";
import { navigationList } from "./navigation-list.ts";
import { discountAds, noticeList, promotionConfig, sponsorContent } from "./promotions.ts";
import { onlineCustomService, preInfo } from "./site-config.ts";
import { venueInfo } from "./venue-info.ts";

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
  featuredMatches: { keep: SECOND, answer: featuredMatches },
  venueInfo: { keep: SECOND, answer: venueInfo },
  ...BOOK_ANSWERS,
  ...BETS_ANSWERS,
  ...AUTH_ANSWERS,
  ...MEMBER_ANSWERS,
  ...INVITE_ANSWERS,
};
