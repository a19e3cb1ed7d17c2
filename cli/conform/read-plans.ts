// The calls that change nothing.
import { randomUUID } from "node:crypto";
import type { CallName } from "#contract/api/calls.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import {
  aMatch,
  chinaDay,
  type Facts,
  given,
  lastWeek,
  openLegs,
  PAGE,
  type Plans,
  sentLeg,
} from "./call-plan.ts";

const none = () => ({});
const unknownKey = { body: () => ({ key: randomUUID() }) };

const category = ({ isOn }: Facts) => {
  const venue = VENUE_SWITCHES.find(isOn);
  return venue === undefined ? undefined : VENUE_CODES[venue];
};
const activity = (facts: Facts) =>
  facts.answer("promotionConfig")?.list.find(({ kind }) => kind !== null)?.id;
const race = (facts: Facts) =>
  facts.answer("promotionConfig")?.list.find(({ kind }) => kind === "racePage")?.id;
const NO_ACTIVITY = "no activity with a page is offered";

export const SITE_READS = {
  preInfo: { body: none },
  navigationList: { body: none },
  sponsorContent: { body: none },
  onlineCustomService: { body: none },
  discountAds: { body: () => ({ position: "home" }) },
  noticeList: { body: () => PAGE },
  gameList: { body: () => ({ sort: "hot", ...PAGE, search: "" }) },
  bonusPools: { body: () => ({ category: "DZ" }) },
  venueInfo: {
    body: (facts) =>
      given(category(facts), "the brand has no venue", (code) => ({ category: code, all: true })),
  },
  captchaType: { body: () => ({ name: "", password: "", ktype: 4 }) },
  defaultKaptcha: { body: none },
  sliderPuzzle: { body: none },
  countryArea: { body: () => ({ area: "" }) },
  vipLevels: { body: none },
  rebateRates: { body: none },
  inviteRules: { body: none },
  promotionConfig: {
    body: () => ({ position: "discount", search: "" }),
  },
  activityInfo: {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  },
  raceBoard: {
    body: (facts) => given(race(facts), "no race is offered", (id) => ({ id, round: 0 })),
  },
  chatHistory: {
    body: () => ({
      rid: "lobby",
      ...PAGE,
      category: "all",
      categoryType: "all",
      beginTime: 0,
      endTime: 0,
    }),
  },
  chatRoom: { body: () => ({ rid: "lobby" }) },
} satisfies Partial<Plans<CallName>>;

const NO_PRICE = "no price is open";

/** In this order: later ones ask about the matches of the first list. */
export const SPORT_READS = {
  matchList: {
    body: () => ({ sport: "FT", show: "FU", date: null, leagues: [] }),
  },
  featuredMatches: { body: () => ({ kind: "sport", showType: "FT", limit: 20 }) },
  leagueList: { body: () => ({ sport: "FT", show: "FU", date: null }) },
  priceList: {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ prices: [priceId] })),
  },
  priceHistory: {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ priceId })),
  },
  matchDetail: { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  matchPick: {
    body: () => ({ pick: "popular", utcOffset: 480, teams: [], leagues: [], matches: [] }),
  },
  sportSearch: { body: (facts) => aMatch(facts, ({ team_h }) => ({ text: team_h })) },
  sportNames: {
    body: (facts) =>
      aMatch(facts, ({ teamId_h, leagueId }) => ({ teams: [teamId_h], leagues: [leagueId] })),
  },
  matchHistory: { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  results: {
    body: ({ now }) => ({
      sport: "ALL",
      date: chinaDay(now() - 86_400_000),
      league: null,
      ...PAGE,
    }),
  },
  quote: {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, (leg) => ({ selections: [leg] })),
  },
} satisfies Partial<Plans<CallName>>;

const aTicket = (facts: Facts) => facts.answer("openBets")?.list[0];
const NO_TICKET = "the test account has no open bet";
const feedback = (facts: Facts) => facts.answer("feedbackList")?.list[0];
const order = (facts: Facts) => facts.answer("paymentTypes")?.open[0];
const withdrawal = (facts: Facts) => facts.answer("withdrawInfo")?.open[0];

export const MEMBER_READS = {
  memberInfo: { body: none },
  jwt: { body: none },
  balance: { body: () => ({ lockMoney: 1 }) },
  unreadCounts: { body: () => ({ userSystem: 1 }) },
  singleDataDecryption: { body: () => ({ field: "phone" }) },
  avatarList: { body: none },
  memberKaptcha: { body: none },
  matchVideo: { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  sportFollows: { body: none },
  launch: { body: () => ({ enName: SPORT_CHANNEL, gameCode: "", demo: false }) },
  venueBalance: { body: () => ({ channelCode: SPORT_CHANNEL }) },
  allBalance: { body: none },
  openBets: { body: () => ({ settled: false, limit: 20 }) },
  cashOutQuote: {
    body: (facts) => given(aTicket(facts), NO_TICKET, ({ ticketId }) => ({ ticketId })),
  },
  paymentTypes: { body: none },
  customerInfo: { body: none },
  depositRewards: { body: none },
  memberBanks: { body: none },
  bankChoices: { body: none },
  coinAccounts: { body: none },
  alipayAccounts: { body: none },
  withdrawInfo: { body: none },
  usdtWithdrawInfo: { body: none },
  withdrawConfig: { body: none },
  transferRate: { body: () => ({ way: "toCoin" }) },
  dealRecords: {
    body: (facts) => ({ kinds: [], state: "all", ...lastWeek(facts), orderId: "", ...PAGE }),
  },
  betRecordTotal: { body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all" }) },
  betRecordList: {
    body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all", ...PAGE }),
  },
  betProfit: { body: lastWeek },
  inviteInfo: { body: none },
  inviteRecords: { body: () => PAGE },
  vipProgress: { body: () => ({ grade: 1 }) },
  vipWeek: { body: none },
  rewardList: { body: () => ({ state: "claimable", ...PAGE }) },
  verification: {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  },
  confirmInfo: {
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id, action: "join" })),
  },
  exchangeRecord: { body: () => PAGE },
  letterList: { body: () => ({ kind: "notice", ...PAGE }) },
  feedbackUnread: { body: none },
  feedbackBets: { body: () => PAGE },
  feedbackList: { body: () => ({ state: "all", ...PAGE }) },
  feedbackInfo: {
    body: (facts) =>
      given(feedback(facts), "the test account has no feedback", ({ id }) => ({ id })),
  },
  betStatus: { ...unknownKey },
  cashOutStatus: { ...unknownKey },
  editBetStatus: { ...unknownKey },
  venueTransferStatus: { ...unknownKey },
  recycleStatus: { ...unknownKey },
  payStatus: { ...unknownKey },
  withdrawStatus: { ...unknownKey },
  exchangeStatus: { ...unknownKey },
  claimRewardsStatus: { ...unknownKey },
  claimActivityStatus: { ...unknownKey },
  sendGiftStatus: { ...unknownKey },
} satisfies Partial<Plans<CallName>>;

/** Of what money calls have made. */
export const LATE_READS = {
  editQuote: {
    body: (facts) =>
      given(aSeries(facts), "the test account has no open series", ({ ticketId, legs }) => ({
        ticketId,
        legs: legs.slice(1).map(sentLeg),
      })),
  },
  depositOrderStatus: {
    body: (facts) => given(order(facts), "there is no open deposit order", orderOf),
  },
  withdrawOrderInfo: {
    body: (facts) => given(withdrawal(facts), "there is no open withdrawal", orderOf),
  },
} satisfies Partial<Plans<CallName>>;

const aSeries = (facts: Facts) =>
  facts.answer("openBets")?.list.find(({ legs }) => legs.length > 1);

const orderOf = ({ orderId }: { readonly orderId: string }) => ({ orderId });
