import type { WorldAnswers } from "../../world-context.ts";
import { leagueList, matchDetail, matchList, priceList } from "./list-answers.ts";
import { matchVideo } from "./match-video.ts";
import { results } from "./results-answer.ts";

export const BOOK_ANSWERS: WorldAnswers<
  "leagueList" | "matchList" | "priceList" | "matchDetail" | "matchVideo" | "results"
> = {
  leagueList: { cacheMs: 2000, answer: leagueList },
  matchList: { cacheMs: 0, answer: matchList },
  priceList: { cacheMs: 0, answer: priceList },
  matchDetail: { cacheMs: 0, answer: matchDetail },
  matchVideo: { cacheMs: 5000, answer: matchVideo },
  results: { cacheMs: 5000, answer: results },
};
