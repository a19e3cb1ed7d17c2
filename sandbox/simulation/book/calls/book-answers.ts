import type { WorldAnswers } from "../../world-context.ts";
import { leagueList, matchDetail, matchList, priceList } from "./list-answers.ts";
import { matchVideo } from "./match-video.ts";
import { priceHistory } from "./price-history.ts";
import { results } from "./results-answer.ts";

export const BOOK_ANSWERS: WorldAnswers<
  | "leagueList"
  | "matchList"
  | "priceList"
  | "matchDetail"
  | "matchVideo"
  | "results"
  | "priceHistory"
> = {
  leagueList: { cacheMs: 2000, answer: leagueList },
  matchList: { cacheMs: 0, answer: matchList },
  priceList: { cacheMs: 0, answer: priceList },
  matchDetail: { cacheMs: 0, answer: matchDetail },
  matchVideo: { cacheMs: 5000, answer: matchVideo },
  priceHistory: { cacheMs: 5000, answer: priceHistory },
  results: { cacheMs: 5000, answer: results },
};
