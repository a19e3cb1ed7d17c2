// An esports match for tests.
import type { Match } from "#contract/api/featured-matches.ts";

export function sampleMatch(change: Partial<Match> = {}): Match {
  return {
    id: "THRONE1",
    sport: "THRONE",
    league: "王座召唤 · 星冠邀请赛",
    live: true,
    clock: "第2局 11:05",
    startsAt: Date.UTC(2026, 10, 21, 6, 0),
    home: { name: "零度战队", crest: "", score: 1, redCards: 0 },
    away: { name: "烈羽电竞", crest: "", score: 0, redCards: 0 },
    markets: [
      {
        id: "THRONE1:RM",
        title: "独赢",
        quoted: "hk",
        prices: [
          { id: "THRONE1:MH", label: "主胜", odds: "0.82", state: "open", moved: "up" },
          { id: "THRONE1:MC", label: "客胜", odds: "1.06", state: "closed", moved: "same" },
        ],
      },
    ],
    more: 38,
    format: "BO5",
    maps: [
      { name: "第1局", state: "done", home: 13, away: 8 },
      { name: "第2局", state: "live", home: 5, away: 7 },
      { name: "第3局", state: "next", home: 0, away: 0 },
    ],
    ...change,
  };
}
