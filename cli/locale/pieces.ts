/** A part of a text as it is converted. */
export interface Piece {
  /** A word of the glossary, one of OpenCC's phrases, or lone characters between such words. */
  readonly kind: "term" | "phrase" | "lone";
  readonly zhCN: string;
  readonly zhTW: string;
}
