// Required fields of each answer, written by hand from the specification and not derived from the schemas:
// the sweep test compares the two. `spec`: named by the specification. `also`: money, and fields without
// which an answer or row has no meaning. All others may be missing.
import type { CallName } from "./calls.ts";
import { SPECIFIED_ENGAGEMENT } from "./specified-engagement-fields.ts";
import { SPECIFIED_MONEY } from "./specified-money-fields.ts";

interface Needs {
  readonly spec?: readonly string[];
  readonly also?: readonly string[];
}

const of = (names: string) => names.split(" ");
const under = (place: string, names: readonly string[]) => names.map((name) => `${place}.${name}`);

const ENVELOPE_ONLY: Needs = {};
const PICTURE: Needs = { spec: ["image", "xCode"] };

/** Spec: betting-and-money §3 "Bet slip", "Match". */
const PRICE = ["id", "odds"];
const MARKET = ["id", "prices", ...under("prices[]", PRICE)];
const MARKET_SPEC = ["w", "prices[].r"];
const STATE_SPEC = of(
  "re_time t_count isLive se_now HalfTime gameStatus inningNum sc_FT_H sc_FT_C sc_FT_A" +
    " sc_set_H sc_set_A sc_game_H sc_game_A",
);
const MATCH_SPEC = [
  "gameId",
  "hgid",
  "gide",
  "team_h",
  "team_c",
  ...under("state", STATE_SPEC),
  ...under("markets[]", MARKET_SPEC),
];
const MATCH = [
  ...of("sport leagueId league startsAt state state.asOf"),
  ...under("state.periods[]", ["name", "score"]),
  ...under("markets[]", MARKET),
];
const OUTRIGHT_SPEC = ["gameId", ...under("market", MARKET_SPEC)];
const OUTRIGHT = [...of("leagueId league sport title closesAt market"), ...under("market", MARKET)];

const LEG_SPEC = ["gameId", "w", "r"];
const LEG = ["priceId", "odds"];
const QUOTED_LEG = [...LEG, "minCents", "maxCents", "payoutCapCents"];
const TICKET_LEG_SPEC = [...LEG_SPEC, "team_h", "team_c"];
const DEAD_HEAT = under("result.deadHeat", ["places", "runners"]);
const TICKET = [
  ...of("ticketId placedAt state oddsType sizes bankers bets legs"),
  ...of("stakeCents riskCents winCents validCents cashedCents"),
  ...under("legs[]", [
    ...LEG,
    "sport",
    "startsAt",
    "live",
    "result.code",
    "result.factor",
    ...DEAD_HEAT,
  ]),
];
const TICKET_SPEC = under("legs[]", TICKET_LEG_SPEC);
const PLACED: Needs = {
  spec: under("tickets[].legs[]", LEG_SPEC),
  also: [
    "tickets",
    ...under("tickets[]", ["state", "riskCents", "winCents", "legs"]),
    ...under("tickets[].legs[]", QUOTED_LEG),
  ],
};

const RECYCLED: Needs = {
  also: [
    "moved",
    ...under("moved[]", ["channelCode", "amount"]),
    ...under("kept[]", ["channelCode", "amount"]),
  ],
};

const LISTED: Needs = {
  spec: [...under("matches[]", MATCH_SPEC), ...under("outrights[]", OUTRIGHT_SPEC)],
  also: [
    ...of("channel seq time matches"),
    ...under("matches[]", MATCH),
    ...under("outrights[]", OUTRIGHT),
  ],
};
const CASHED_OUT: Needs = {
  spec: under("ticket", TICKET_SPEC),
  also: ["state", "quoteId", "valueCents", ...under("ticket", TICKET)],
};

function outcomeOf({ spec = [], also = [] }: Needs): Needs {
  return { spec: under("answer", spec), also: ["state", "answer", ...under("answer", also)] };
}

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
  addCollection: ENVELOPE_ONLY,
  removeCollection: ENVELOPE_ONLY,
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
      ...under("matches[].markets[].prices[]", [...PRICE, "label"]),
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
  leagueList: {
    spec: ["leagues[].id", "leagues[].name"],
    also: [
      ...under("sports[]", ["sport", "count"]),
      ...under("shows[]", ["show", "count"]),
      ...under("dates[]", ["date", "count"]),
      "leagues",
    ],
  },
  matchList: LISTED,
  priceList: LISTED,
  matchDetail: {
    spec: under("match", MATCH_SPEC),
    also: [
      ...of("channel seq time match"),
      ...under("match", MATCH),
      ...under("stats[]", ["key", "home", "away"]),
      ...under("events[]", ["id", "at", "kind", "score"]),
    ],
  },
  matchVideo: {},
  results: {
    spec: under("list[]", ["gameId", "team_h", "team_c", "gameStatus"]),
    also: [
      ...under("leagues[]", ["id", "name"]),
      ...under("outrights[]", ["gameId", "sport", "title", "decidedAt", "winners"]),
      "list",
      ...under("list[]", ["sport", "startsAt", "periods[].name", "periods[].score"]),
    ],
  },
  launch: { spec: ["url"], also: under("data", ["token", "remoteip"]) },
  venueBalance: { also: ["balance"] },
  quote: {
    spec: under("legs[]", LEG_SPEC),
    also: [
      ...of("legs time"),
      ...under("legs[]", QUOTED_LEG),
      ...under("series", ["minCents", "maxCents", "payoutCapCents"]),
    ],
  },
  placeBet: PLACED,
  betStatus: outcomeOf(PLACED),
  openBets: {
    spec: under("list[]", TICKET_SPEC),
    also: ["list", "time", ...under("list[]", TICKET)],
  },
  cashOutQuote: { also: ["state", "quoteId", "valueCents", "minPartCents", "expiresAt"] },
  cashOut: CASHED_OUT,
  cashOutStatus: outcomeOf(CASHED_OUT),
  venueTransfer: ENVELOPE_ONLY,
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
  setAutoTransferStatus: ENVELOPE_ONLY,
  ...SPECIFIED_MONEY,
  ...SPECIFIED_ENGAGEMENT,
  betRecordTotal: {
    also: [...of("count stakeCents validCents netCents"), ...under("venues[]", ["venue", "count"])],
  },
  betRecordList: {
    spec: under("list[].ticket", TICKET_SPEC),
    also: [
      "list",
      ...under("list[]", ["id", "venue", "placedAt", "state", "stakeCents", "validCents"]),
      ...under("list[].ticket", TICKET),
    ],
  },
  login: { spec: ["token", "userId"] },
  register: ENVELOPE_ONLY,
  logout: ENVELOPE_ONLY,
  captchaType: ENVELOPE_ONLY,
  defaultKaptcha: PICTURE,
  memberKaptcha: PICTURE,
  sliderPuzzle: {
    spec: ["lot_number", "pass_token", "gen_time"],
    also: ["image", "piece", "top"],
  },
  validateGeeCheck: ENVELOPE_ONLY,
  sendCodeOne: ENVELOPE_ONLY,
  sendCodeTwo: ENVELOPE_ONLY,
  forgetByPhoneOne: ENVELOPE_ONLY,
  forgetByPhoneTwo: ENVELOPE_ONLY,
  forgetByPhoneThree: ENVELOPE_ONLY,
  forgetByEmailOne: ENVELOPE_ONLY,
  forgetByEmailTwo: ENVELOPE_ONLY,
  forgetByEmailThree: ENVELOPE_ONLY,
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
  bindPhone: ENVELOPE_ONLY,
  bindEmail: ENVELOPE_ONLY,
  bindOther: ENVELOPE_ONLY,
  bindFromDeposit: ENVELOPE_ONLY,
  bindPassword: ENVELOPE_ONLY,
  bindPasswordByPhone: ENVELOPE_ONLY,
  bindPasswordByEmail: ENVELOPE_ONLY,
  setWithdrawPassword: ENVELOPE_ONLY,
  resetWithdrawPassword: ENVELOPE_ONLY,
  avatarList: { also: ["[].id", "[].image"] },
  addAvatar: {},
  uploadImage: { also: ["url"] },
  inviteRules: { also: of("reward friendReward minDeposit turnover days monthlyLimit") },
  inviteInfo: { also: ["code", "registered", "effective", "rewarded"] },
  inviteRecords: { also: ["list", ...under("list[]", ["id", "time", "state"])] },
};
