// The sportsbook's part of specified-fields.ts: the feed, bets and the record of bets.
import type { CallName } from "./calls.ts";
import { type Needs, NO_FIELDS, of, outcomeOf, under } from "./field-needs.ts";

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
const QUOTED_LEG = [
  ...LEG,
  ...of("minCents maxCents payoutCapCents"),
  ...under("combination", [...under("without[]", ["part", "odds"]), "problems[].parts"]),
];
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
    ...under("parts[]", [...LEG, "gameId", "w", "r", "result.code", "result.factor", ...DEAD_HEAT]),
    ...under("without[]", ["part", "odds"]),
  ]),
  ...under("auto", ["atCents", "state"]),
  ...under("freeBet", ["id", "stakeCents"]),
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

const namedPlayer = (field: string) => under(field, ["id", "name"]);
const lineUp = (side: string) => [
  side,
  ...under(side, ["formation", ...under("players[]", of("id name number position state"))]),
];

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

const FOUND_MATCH = of("gameId sport league startsAt team_h team_c");
const PAST_MATCH = of("gameId startsAt team_h team_c score outcome");
const EDITED: Needs = {
  spec: under("ticket", TICKET_SPEC),
  also: ["state", ...under("ticket", TICKET)],
};

export const SPECIFIED_SPORT = {
  leagueList: {
    spec: ["leagues[].id", "leagues[].name"],
    also: [
      ...under("sports[]", ["sport", "count"]),
      ...under("shows[]", ["show", "count"]),
      ...under("dates[]", ["date", "count"]),
      ...under("calendar[]", ["date", "count"]),
      "leagues",
    ],
  },
  matchList: LISTED,
  priceList: LISTED,
  priceHistory: {
    also: ["points", ...under("points[]", ["at", "odds"]), ...under("opening", ["at", "odds"])],
  },
  matchDetail: {
    spec: under("match", MATCH_SPEC),
    also: [
      ...of("channel seq time match"),
      ...under("match", MATCH),
      ...under("stats[]", ["key", "home", "away"]),
      ...under("events[]", [
        "id",
        "at",
        "kind",
        "score",
        ...namedPlayer("player"),
        ...namedPlayer("other"),
      ]),
      ...under("lineUps", ["announced", "announcedAt", ...lineUp("home"), ...lineUp("away")]),
      ...under("momentum[]", ["at", "value"]),
    ],
  },
  matchPick: LISTED,
  sportSearch: {
    also: [
      ...under("teams[]", ["id", "name"]),
      ...under("leagues[]", ["id", "name"]),
      ...under("matches[]", FOUND_MATCH),
      ...under("markets[]", [...FOUND_MATCH, "w"]),
      ...under("contests[]", ["id", "title", "sport", "show", "leagueId"]),
      ...under("near[]", ["kind", "id", "name"]),
    ],
  },
  sportNames: { also: ["names", ...under("names[]", ["kind", "id", "name"])] },
  matchHistory: {
    also: [
      ...under("table.rows[]", ["teamId", "name", "played", "won", "drawn", "lost"]),
      ...under("table.rows[]", ["scored", "conceded"]),
      ...["home[]", "away[]", "meetings[]"].flatMap((list) => under(list, PAST_MATCH)),
    ],
  },
  sportFollows: { also: ["list", ...under("list[]", ["kind", "id"])] },
  setSportFollows: NO_FIELDS,
  matchVideo: NO_FIELDS,
  results: {
    spec: under("list[]", ["gameId", "team_h", "team_c", "gameStatus"]),
    also: [
      ...under("leagues[]", ["id", "name"]),
      ...under("summary", ["played", "cancelled", "home", "draw", "away"]),
      ...under("outrights[]", ["gameId", "sport", "title", "decidedAt", "winners"]),
      "list",
      ...under("list[]", ["sport", "startsAt", "periods[].name", "periods[].score"]),
    ],
  },
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
  setAutoCashOut: EDITED,
  editQuote: {
    spec: under("legs[]", LEG_SPEC),
    also: [
      ...of("state quoteId valueCents fairCents winCents legs expiresAt"),
      ...under("legs[]", QUOTED_LEG),
    ],
  },
  editBet: EDITED,
  editBetStatus: outcomeOf(EDITED),
  betRecordTotal: {
    also: [...of("count stakeCents validCents netCents"), ...under("venues[]", ["venue", "count"])],
  },
  betProfit: {
    also: ["days", "sports", "markets"].flatMap((list) =>
      under(`${list}[]`, ["key", "count", "stakeCents", "netCents"]),
    ),
  },
  ticketEvidence: { also: ["signed"] },
  betRecordList: {
    spec: under("list[].ticket", TICKET_SPEC),
    also: [
      "list",
      ...under("list[]", ["id", "venue", "placedAt", "state", "stakeCents", "validCents"]),
      ...under("list[].ticket", TICKET),
    ],
  },
} satisfies Partial<Record<CallName, Needs>>;
