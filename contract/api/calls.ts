// Every call of the contract by name. The client, the sandbox and the tests read this list.
import * as games from "./games.ts";
import * as site from "./site.ts";

export const CALLS = {
  preInfo: site.preInfo,
  navigationList: site.navigationList,
  sponsorContent: site.sponsorContent,
  onlineCustomService: site.onlineCustomService,
  discountAds: site.discountAds,
  noticeList: site.noticeList,
  promotionConfig: site.promotionConfig,
  gameList: games.gameList,
  bonusPools: games.bonusPools,
  matchList: games.matchList,
  venueInfo: games.venueInfo,
};

export type CallName = keyof typeof CALLS;
