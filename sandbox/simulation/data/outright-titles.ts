import type { MatchSport } from "#contract/betting/sports.ts";

/** Names of outright contests: two pairs of two, used in turn, so that open contests have different names. */
type Titles = readonly [readonly [string, string], readonly [string, string]];

export const CUP_TITLES: Titles = [
  ["冠军", "进球最多"],
  ["小组赛积分第一", "失球最少"],
];

export const OUTRIGHT_TITLES: Readonly<Record<MatchSport, Titles>> = {
  FT: [
    ["赛季冠军", "进球最多"],
    ["半程冠军", "失球最少"],
  ],
  VF: [
    ["冠军", "进球最多"],
    ["半程冠军", "失球最少"],
  ],
  BK: [
    ["总冠军", "场均得分最高"],
    ["常规赛第一", "场均失分最少"],
  ],
  TN: [
    ["冠军", "发球直接得分最多"],
    ["积分榜第一", "抢七胜局最多"],
  ],
  TT: [
    ["冠军", "胜局最多"],
    ["积分榜第一", "单局最高分"],
  ],
  VB: [
    ["冠军", "扣球得分最多"],
    ["常规赛第一", "拦网得分最多"],
  ],
  SK: [
    ["冠军", "单杆最高分"],
    ["积分榜第一", "单杆破百最多"],
  ],
  BS: [
    ["总冠军", "本垒打最多"],
    ["常规赛第一", "失分最少"],
  ],
  OP: [
    ["冠军", "进球最多"],
    ["半程冠军", "失球最少"],
  ],
};
