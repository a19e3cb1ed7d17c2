// Required fields of each answer, written by hand from the specification and not derived from the schemas:
// the sweep test compares the two. `spec`: named by the specification. `also`: money, and fields without
// which an answer or row has no meaning. All others may be missing.
import type { CallName } from "./calls.ts";
import { type Needs, NO_FIELDS, of, outcomeOf, under } from "./field-needs.ts";
import { SPECIFIED_ENGAGEMENT } from "./specified-engagement-fields.ts";
import { SPECIFIED_MONEY } from "./specified-money-fields.ts";
import { SPECIFIED_PROTECTION } from "./specified-protection-fields.ts";
import { SPECIFIED_SPORT } from "./specified-sport-fields.ts";

const PICTURE: Needs = { spec: ["image", "xCode"] };

const RECYCLED: Needs = {
  also: [
    "moved",
    ...under("moved[]", ["channelCode", "amount"]),
    ...under("kept[]", ["channelCode", "amount"]),
  ],
};

export const SPECIFIED: Readonly<Record<CallName, Needs>> = {
  preInfo: {
    spec: ["ip", "siteBaseConfig", "siteBaseConfig.h5DomainUrl", "siteBaseConfig.title"],
  },
  navigationList: { also: ["[].key"] },
  sponsorContent: { also: ["[].id", "[].name"] },
  onlineCustomService: { spec: ["url"] },
  discountAds: { also: ["[].id", "[].title"] },
  noticeList: { also: ["list", ...under("list[]", ["id", "text", "time"])] },
  gameList: {
    also: of(
      "list list[].id list[].name near[].id near[].name providers[].enName providers[].name" +
        " providers[].count themes[].key themes[].name themes[].count",
    ),
  },
  addCollection: NO_FIELDS,
  removeCollection: NO_FIELDS,
  bonusPools: {
    also: of("totalCents pools[].name pools[].cents winners[].player winners[].cents"),
  },
  featuredMatches: {
    also: [
      ...under("counts[]", ["sport", "name", "count"]),
      "matches",
      ...under("matches[]", ["id", "sport", "live", "startsAt"]),
      ...under("matches[]", ["home", "home.name", "away", "away.name"]),
      ...under("matches[].markets[]", ["id", "quoted", "prices"]),
      ...under("matches[].markets[].prices[]", ["id", "odds", "label"]),
      ...under("matches[].maps[]", ["home", "away"]),
    ],
  },
  venueInfo: {
    also: [
      ...under("facts[]", ["label", "value"]),
      ...under("venues[]", ["id", "name", "badge.text"]),
      "items",
      ...under("items[]<table>", ["kind", "id", "name", "game", "limits"]),
      ...under("items[]<draw>", ["kind", "id", "name", "issue", "everySeconds", "secondsLeft"]),
      ...under("items[]<draw>", of("balls history[].issue history[].balls plays[].name")),
      ...under("items[]<draw>.plays[].rows[]", ["label", "odds"]),
      ...under("items[]<room>", ["kind", "id", "name", "entry", "base", "seats"]),
      ...under("items[]<team>", ["kind", "id", "name", "won", "lost", "points"]),
      ...under("tournaments[]", ["id", "name", "startsAt", "endsAt"]),
      ...under("bracket[]", ["home", "homeScore", "away", "awayScore"]),
    ],
  },
  launch: { spec: ["url"], also: under("data", ["token", "remoteip"]) },
  venueBalance: { also: ["balance"] },
  venueTransfer: NO_FIELDS,
  venueTransferStatus: { also: ["state"] },
  allBalance: {
    also: [
      "venues",
      ...under("venues[]", ["channelCode", "name"]),
      ...under("latest[]", ["id", "time", "channelCode", "ty", "amount"]),
    ],
  },
  recycle: RECYCLED,
  recycleStatus: outcomeOf(RECYCLED),
  setAutoTransferStatus: NO_FIELDS,
  ...SPECIFIED_SPORT,
  ...SPECIFIED_MONEY,
  ...SPECIFIED_ENGAGEMENT,
  ...SPECIFIED_PROTECTION,
  login: { spec: ["token", "userId"] },
  register: NO_FIELDS,
  logout: NO_FIELDS,
  captchaType: NO_FIELDS,
  defaultKaptcha: PICTURE,
  memberKaptcha: PICTURE,
  sliderPuzzle: {
    spec: ["lot_number", "pass_token", "gen_time"],
    also: ["image", "piece", "top"],
  },
  validateGeeCheck: NO_FIELDS,
  sendCodeOne: NO_FIELDS,
  sendCodeTwo: NO_FIELDS,
  forgetByPhoneOne: NO_FIELDS,
  forgetByPhoneTwo: NO_FIELDS,
  forgetByPhoneThree: NO_FIELDS,
  forgetByEmailOne: NO_FIELDS,
  forgetByEmailTwo: NO_FIELDS,
  forgetByEmailThree: NO_FIELDS,
  countryArea: { spec: under("[]", ["areaName", "areaCode", "regex"]) },
  memberInfo: { spec: ["bindPhone", "bindRealName"] },
  jwt: { spec: ["jwt"] },
  balance: { spec: ["centerWalletBalance"], also: ["coin.units", "coin.rate"] },
  unreadCounts: {
    spec: [
      ...of("brnotice_count bractivity_count brbulletin_count brmatch_count"),
      ...of("brfd_count notice_count activity_count fd_count"),
    ],
  },
  singleDataDecryption: { spec: ["d", "v"] },
  bindPhone: NO_FIELDS,
  bindEmail: NO_FIELDS,
  bindOther: NO_FIELDS,
  bindFromDeposit: NO_FIELDS,
  bindPassword: NO_FIELDS,
  bindPasswordByPhone: NO_FIELDS,
  bindPasswordByEmail: NO_FIELDS,
  setWithdrawPassword: NO_FIELDS,
  resetWithdrawPassword: NO_FIELDS,
  avatarList: { also: ["[].id", "[].image"] },
  addAvatar: NO_FIELDS,
  uploadImage: { also: ["url"] },
  inviteRules: { also: of("reward friendReward minDeposit turnover days monthlyLimit") },
  inviteInfo: { also: ["code", "registered", "effective", "rewarded"] },
  inviteRecords: { also: ["list", ...under("list[]", ["id", "time", "state"])] },
};
