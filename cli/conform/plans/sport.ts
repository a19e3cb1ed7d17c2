// Matches, prices and follows. Later calls ask about the matches of the first list.
import {
  aMatch,
  changes,
  chinaDay,
  given,
  none,
  openLegs,
  PAGE,
  type Plan,
  plan,
} from "../call-plan.ts";

const NO_PRICE = "no price is open";
const follow = (on: boolean): Plan<"setSportFollows"> => ({
  changes,
  body: (facts) => aMatch(facts, ({ gameId }) => ({ kind: "match", ids: [gameId], on })),
});

export const SPORT_PLANS = [
  plan("matchList", {
    body: () => ({ sport: "FT", show: "FU", date: null, leagues: [] }),
  }),
  plan("featuredMatches", { body: () => ({ kind: "sport", showType: "FT", limit: 20 }) }),
  plan("leagueList", { body: () => ({ sport: "FT", show: "FU", date: null }) }),
  plan("priceList", {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ prices: [priceId] })),
  }),
  plan("priceHistory", {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, ({ priceId }) => ({ priceId })),
  }),
  plan("matchDetail", { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) }),
  plan("matchPick", {
    body: () => ({ pick: "popular", utcOffset: 480, teams: [], leagues: [], matches: [] }),
  }),
  plan("sportSearch", { body: (facts) => aMatch(facts, ({ team_h }) => ({ text: team_h })) }),
  plan("sportNames", {
    body: (facts) =>
      aMatch(facts, ({ teamId_h, leagueId }) => ({ teams: [teamId_h], leagues: [leagueId] })),
  }),
  plan("matchHistory", { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) }),
  plan("results", {
    body: ({ now }) => ({
      sport: "ALL",
      date: chinaDay(now() - 86_400_000),
      league: null,
      ...PAGE,
    }),
  }),
  plan("quote", {
    body: (facts) => given(openLegs(facts)[0], NO_PRICE, (leg) => ({ selections: [leg] })),
  }),
  plan("matchVideo", { body: (facts) => aMatch(facts, ({ gameId }) => ({ gameId })) }),
  plan("sportFollows", { body: none }),
  plan("setSportFollows", follow(true)),
];
