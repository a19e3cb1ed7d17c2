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
  sponsorContent: { needs: "sponsor", body: none },
  onlineCustomService: { body: none },
  discountAds: { body: () => ({ position: "home" }) },
  noticeList: { body: () => PAGE },
  gameList: { body: () => ({ sort: "hot", ...PAGE, search: "" }) },
  bonusPools: { needs: "egame", body: () => ({ category: "DZ" }) },
  venueInfo: {
    body: (facts) =>
      given(category(facts), "the brand has no venue", (code) => ({ category: code, all: true })),
  },
  captchaType: { body: () => ({ name: "", password: "", ktype: 4 }) },
  defaultKaptcha: { body: none },
  sliderPuzzle: { body: none },
  countryArea: { body: () => ({ area: "" }) },
  vipLevels: { needs: "vip", body: none },
  rebateRates: { needs: "vip", body: none },
  inviteRules: { needs: "friendInvitation", body: none },
  promotionConfig: {
    needs: "promotions",
    body: () => ({ position: "discount", search: "" }),
  },
  activityInfo: {
    needs: "promotions",
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  },
  raceBoard: {
    needs: "promotions",
    body: (facts) => given(race(facts), "no race is offered", (id) => ({ id, round: 0 })),
  },
  chatHistory: {
    needs: "chat",
    body: () => ({
      rid: "lobby",
      ...PAGE,
      category: "all",
      categoryType: "all",
      beginTime: 0,
      endTime: 0,
    }),
  },
  chatRoom: { needs: "chat", body: () => ({ rid: "lobby" }) },
} satisfies Partial<Plans<CallName>>;

const needs = "sport";
const NO_PRICE = "no price is open";

/** In this order: later ones ask about the matches of the first list. */
export const SPORT_READS = {
  matchList: {
    needs,
    body: () => ({ sport: "FT", show: "FU", date: null, leagues: [] }),
  },
  featuredMatches: { needs, body: () => ({ kind: "sport", showType: "FT", limit: 20 }) },
  leagueList: { needs, body: () => ({ sport: "FT", show: "FU", date: null }) },
  priceList: {
    needs,
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ prices: [priceId] })),
  },
  priceHistory: {
    needs,
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ priceId })),
  },
  matchDetail: { needs, body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  matchPick: {
    needs,
    body: () => ({ pick: "popular", utcOffset: 480, teams: [], leagues: [], matches: [] }),
  },
  sportSearch: { needs, body: (facts) => aMatch(facts, ({ team_h }) => ({ text: team_h })) },
  sportNames: {
    needs,
    body: (facts) =>
      aMatch(facts, ({ teamId_h, leagueId }) => ({ teams: [teamId_h], leagues: [leagueId] })),
  },
  matchHistory: { needs, body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  results: {
    needs,
    body: ({ now }) => ({
      sport: "ALL",
      date: chinaDay(now() - 86_400_000),
      league: null,
      ...PAGE,
    }),
  },
  quote: {
    needs,
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
  unreadCounts: { needs: "messages", body: () => ({ userSystem: 1 }) },
  singleDataDecryption: { body: () => ({ field: "phone" }) },
  avatarList: { body: none },
  memberKaptcha: { body: none },
  matchVideo: { needs, body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) },
  sportFollows: { needs, body: none },
  launch: { needs, body: () => ({ enName: SPORT_CHANNEL, gameCode: "", demo: false }) },
  venueBalance: { needs, body: () => ({ channelCode: SPORT_CHANNEL }) },
  allBalance: { body: none },
  openBets: { needs, body: () => ({ settled: false, limit: 20 }) },
  cashOutQuote: {
    needs,
    body: (facts) => given(aTicket(facts), NO_TICKET, ({ ticketId }) => ({ ticketId })),
  },
  paymentTypes: { needs: "deposit", body: none },
  customerInfo: { needs: "deposit", body: none },
  depositRewards: { needs: "deposit", body: none },
  memberBanks: { needs: "bankCard", body: none },
  bankChoices: { needs: "bankCard", body: none },
  coinAccounts: { needs: "virtualCoin", body: none },
  alipayAccounts: { needs: "alipay", body: none },
  withdrawInfo: { needs: "deposit", body: none },
  usdtWithdrawInfo: { needs: "virtualCoin", body: none },
  withdrawConfig: { needs: "deposit", body: none },
  transferRate: { needs: "virtualCoin", body: () => ({ way: "toCoin" }) },
  dealRecords: {
    body: (facts) => ({ kinds: [], state: "all", ...lastWeek(facts), orderId: "", ...PAGE }),
  },
  betRecordTotal: { body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all" }) },
  betRecordList: {
    body: (facts) => ({ venue: "ALL", ...lastWeek(facts), state: "all", ...PAGE }),
  },
  betProfit: { body: lastWeek },
  inviteInfo: { needs: "friendInvitation", body: none },
  inviteRecords: { needs: "friendInvitation", body: () => PAGE },
  vipProgress: { needs: "vip", body: () => ({ grade: 1 }) },
  vipWeek: { needs: "vip", body: none },
  rewardList: { needs: "welfare", body: () => ({ state: "claimable", ...PAGE }) },
  verification: {
    needs: "promotions",
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id })),
  },
  confirmInfo: {
    needs: "promotions",
    body: (facts) => given(activity(facts), NO_ACTIVITY, (id) => ({ id, action: "join" })),
  },
  exchangeRecord: { needs: "promotions", body: () => PAGE },
  letterList: { needs: "messages", body: () => ({ kind: "notice", ...PAGE }) },
  feedbackUnread: { needs: "feedback", body: none },
  feedbackBets: { needs: "feedback", body: () => PAGE },
  feedbackList: { needs: "feedback", body: () => ({ state: "all", ...PAGE }) },
  feedbackInfo: {
    needs: "feedback",
    body: (facts) =>
      given(feedback(facts), "the test account has no feedback", ({ id }) => ({ id })),
  },
  betStatus: { needs, ...unknownKey },
  cashOutStatus: { needs, ...unknownKey },
  editBetStatus: { needs, ...unknownKey },
  venueTransferStatus: { needs: "venueTransfer", ...unknownKey },
  recycleStatus: { needs: "venueTransfer", ...unknownKey },
  payStatus: { needs: "deposit", ...unknownKey },
  withdrawStatus: { needs: "deposit", ...unknownKey },
  exchangeStatus: { needs: "virtualCoin", ...unknownKey },
  claimRewardsStatus: { needs: "welfare", ...unknownKey },
  claimActivityStatus: { needs: "promotions", ...unknownKey },
  sendGiftStatus: { needs: "chat", ...unknownKey },
} satisfies Partial<Plans<CallName>>;

/** Of what money calls have made. */
export const LATE_READS = {
  editQuote: {
    needs,
    body: (facts) =>
      given(aSeries(facts), "the test account has no open series", ({ ticketId, legs }) => ({
        ticketId,
        legs: legs.slice(1).map(sentLeg),
      })),
  },
  depositOrderStatus: {
    needs: "deposit",
    body: (facts) => given(order(facts), "there is no open deposit order", orderOf),
  },
  withdrawOrderInfo: {
    needs: "deposit",
    body: (facts) => given(withdrawal(facts), "there is no open withdrawal", orderOf),
  },
} satisfies Partial<Plans<CallName>>;

const aSeries = (facts: Facts) =>
  facts.answer("openBets")?.list.find(({ legs }) => legs.length > 1);

const orderOf = ({ orderId }: { readonly orderId: string }) => ({ orderId });
