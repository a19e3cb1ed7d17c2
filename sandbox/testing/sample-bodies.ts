// Bodies that calls accept at the sample sandbox's moment.
import type { CallName } from "#contract/api/calls.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { MOMENT } from "./sample-sandbox.ts";

const IN_PLAY = { sport: "FT", show: "RB", date: null, leagues: [] };
const RESULTS = { date: "2026-11-20", league: null, pageNum: 1, pageSize: 50 };

/** A call of the sports book. */
export function sportBody(method: string, fields: object) {
  const asking = { timestamp: MOMENT, token: "", langx: "zh-cn", remoteip: "" };
  return { method, enName: SPORT_CHANNEL, Request: { ...asking, ...fields } };
}

const POPULAR = { pick: "popular", utcOffset: 480, teams: [], leagues: [], matches: [] };

/** A body each call accepts, and the switch without which there is nothing to answer. */
export const SAMPLE_BODIES: readonly (readonly [
  name: CallName,
  body: unknown,
  needs?: SwitchKey,
])[] = [
  ["preInfo", {}],
  ["navigationList", {}],
  ["sponsorContent", {}],
  ["onlineCustomService", {}],
  ["discountAds", { position: "home" }],
  ["noticeList", { pageNum: 1, pageSize: 20 }],
  ["promotionConfig", { position: "home" }],
  ["gameList", { sort: "hot", pageNum: 1, pageSize: 100 }],
  ["gameList", { sort: "new", pageNum: 2, pageSize: 12 }],
  ["gameList", { sort: "maxWin", pageNum: 1, pageSize: 20 }],
  ["gameList", { sort: "rtp", pageNum: 1, pageSize: 20 }],
  ["gameList", { sort: "jackpot", pageNum: 1, pageSize: 20, category: "DZ" }],
  ["bonusPools", {}],
  ["bonusPools", { category: "DZ" }, "egame"],
  ["featuredMatches", matches("sport", "RB"), "sport"],
  ["featuredMatches", matches("sport", "FT"), "sport"],
  ["featuredMatches", matches("esport", "RB"), "gaming"],
  ["leagueList", sportBody("leagueList", { sport: "FT", show: "FU", date: null }), "sport"],
  ["matchList", sportBody("matchList", IN_PLAY), "sport"],
  ["matchList", sportBody("matchList", { ...IN_PLAY, sport: "FS", show: "FSFU" }), "sport"],
  ["priceList", sportBody("priceList", { prices: ["FT-16r58-0:R:0:H"] }), "sport"],
  ["matchDetail", sportBody("matchDetail", { gameId: "FT-16r58-0" }), "sport"],
  ["matchPick", sportBody("matchPick", POPULAR), "sport"],
  ["matchHistory", sportBody("matchHistory", { gameId: "FT-16r58-0" }), "sport"],
  ["sportSearch", sportBody("sportSearch", { text: "huaxia" }), "sport"],
  ["sportNames", sportBody("sportNames", { teams: ["huaxia-2"], leagues: ["100210"] }), "sport"],
  ["results", sportBody("results", { ...RESULTS, sport: "ALL" }), "sport"],
  ["venueInfo", { category: "TY" }, "sport"],
  ["venueInfo", { category: "DZ" }, "egame"],
  ["venueInfo", { category: "ZR" }, "realbet"],
  ["venueInfo", { category: "CP" }, "lottery"],
  ["venueInfo", { category: "CP", all: true, id: "lotus-six" }, "lottery"],
  ["venueInfo", { category: "ZR", all: true, id: "v08" }, "realbet"],
  ["venueInfo", { category: "QP" }, "chess"],
  ["venueInfo", { category: "DJ" }, "gaming"],
  ["venueInfo", { category: "BY" }, "fishing"],
];

export function matches(kind: "sport" | "esport", showType: "RB" | "FT", limit = 120) {
  return {
    method: "featured",
    enName: SPORT_CHANNEL,
    Request: { timestamp: MOMENT, token: "", langx: "zh-cn", remoteip: "", kind, showType, limit },
  };
}
