import type { Answers } from "../answers/answer.ts";
import { leagueList, matchDetail, matchList } from "./list-answers.ts";
import { matchVideo } from "./match-video.ts";
import { results } from "./results.ts";

export const BOOK_ANSWERS: Answers<
  "leagueList" | "matchList" | "matchDetail" | "matchVideo" | "results"
> = {
  leagueList: { keep: 2000, answer: leagueList },
  matchList: { keep: 0, answer: matchList },
  matchDetail: { keep: 0, answer: matchDetail },
  matchVideo: { keep: 5000, answer: matchVideo },
  results: { keep: 5000, answer: results },
};
