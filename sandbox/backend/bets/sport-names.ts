import { ownValue } from "#contract/own-value.ts";

const SPORTS: Readonly<Record<string, string>> = {
  FT: "足球",
  BK: "篮球",
  TN: "网球",
  TT: "乒乓球",
  VB: "排球",
  VF: "VR 足球",
  SK: "斯诺克",
  BS: "棒球",
  OP: "其他",
  MIX: "综合过关",
};

/** As printed; an unknown type as it is. */
export function sportName(sport: string): string {
  return ownValue(SPORTS, sport) ?? sport;
}
