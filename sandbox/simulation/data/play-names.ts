// What the plays are called when one searches for them, by their base (contract/betting/plays.ts).
import type { PlayBase } from "#contract/betting/plays.ts";

export const PLAY_NAMES: Readonly<Record<PlayBase, string>> = {
  R: "让球",
  OU: "大小",
  M: "独赢",
  EO: "单双",
  PD: "波胆",
  T: "总进球",
  F: "半场全场",
  OUH: "主队大小",
  OUC: "客队大小",
  DC: "双重机会",
  DNB: "和局退款",
  TS: "双方进球",
  ETG: "准确进球数",
  CSH: "主队零失球",
  CSC: "客队零失球",
  WM: "净胜球数",
  HG: "进球较多的半场",
  NG: "下一个进球",
  CNR: "角球让球",
  CNOU: "角球大小",
  CNH: "主队角球大小",
  CNC: "客队角球大小",
  CDOU: "罚牌大小",
  CS: "冠军",
};
