import type { WorldAnswers } from "../../world-context.ts";
import { sportNames, sportSearch } from "./finding-answers.ts";
import { matchHistory } from "./history-answer.ts";
import { leagueList, matchDetail, matchList, matchPick, priceList } from "./list-answers.ts";
import { matchVideo } from "./match-video.ts";
import { priceHistory } from "./price-history.ts";
import { results } from "./results-answer.ts";

export const BOOK_ANSWERS: WorldAnswers<
  | "leagueList"
  | "matchList"
  | "matchPick"
  | "priceList"
  | "matchDetail"
  | "matchHistory"
  | "matchVideo"
  | "results"
  | "sportSearch"
  | "sportNames"
  | "priceHistory"
> = {
  leagueList: { cacheMs: 2000, answer: leagueList },
  matchList: { cacheMs: 0, answer: matchList },
  priceList: { cacheMs: 0, answer: priceList },
  matchDetail: { cacheMs: 0, answer: matchDetail },
  matchVideo: { cacheMs: 5000, answer: matchVideo },
  matchPick: { cacheMs: 0, answer: matchPick },
  matchHistory: { cacheMs: 10_000, answer: matchHistory },
  sportSearch: { cacheMs: 2000, answer: sportSearch },
  sportNames: { cacheMs: 60_000, answer: sportNames },
  priceHistory: { cacheMs: 5000, answer: priceHistory },
  results: { cacheMs: 5000, answer: results },
};
