// Places where the segmentation gives another zh-TW than OpenCC alone. Right in 有关注册 and wrong in 复制图片:
// a person approves each one.
import approved from "./approved-edits.json" with { type: "json" };
import type { Piece } from "./convert-words.ts";

export interface BoundaryEdit {
  readonly zhCN: string;
  /** By OpenCC alone, with house spellings. */
  readonly plain: string;
  readonly zhTW: string;
}

const APPROVED = new Set(approved.edits.map(({ zhCN, zhTW }) => `${zhCN} ${zhTW}`));

export function isApproved({ zhCN, zhTW }: BoundaryEdit): boolean {
  return APPROVED.has(`${zhCN} ${zhTW}`);
}

/** Compares text between common word boundaries; a lone term is no edit. @param lone converts characters outside words */
export function boundaryEdits(
  own: readonly Piece[],
  plain: readonly Piece[],
  lone: (zhCN: string) => string,
): BoundaryEdit[] {
  const edits: BoundaryEdit[] = [];
  const theirs = pieceAt(plain);
  const ours = pieceAt(own);
  let start = 0;
  for (let end = 1; end <= ours.length; end += 1) {
    if (end < ours.length && !isCommonBoundary(ours, theirs, end)) continue;
    const edit = {
      zhCN: ours
        .slice(start, end)
        .map(({ character }) => character)
        .join(""),
      plain: textOf(theirs.slice(start, end), lone),
      zhTW: textOf(ours.slice(start, end), lone),
    };
    const isTerm =
      ours[start]?.piece.kind === "term" && ours[start]?.piece === ours[end - 1]?.piece;
    if (!isTerm && edit.plain !== edit.zhTW) edits.push(trimmed(edit));
    start = end;
  }
  return edits;
}

interface Unit {
  readonly character: string;
  readonly piece: Piece;
}

function pieceAt(pieces: readonly Piece[]): readonly Unit[] {
  return pieces.flatMap((piece) => piece.zhCN.split("").map((character) => ({ character, piece })));
}

/** Two lone characters in both are not split: a Taiwan phrase may span them. */
function isCommonBoundary(ours: readonly Unit[], theirs: readonly Unit[], at: number): boolean {
  const inOwn = ours[at - 1]?.piece === ours[at]?.piece;
  const inTheirs = theirs[at - 1]?.piece === theirs[at]?.piece;
  if (inOwn && ours[at]?.piece.kind !== "lone") return false;
  if (inTheirs && theirs[at]?.piece.kind !== "lone") return false;
  return !(inOwn && inTheirs);
}

function textOf(units: readonly Unit[], lone: (zhCN: string) => string): string {
  const pieces = new Map<Piece, string>();
  for (const { character, piece } of units) {
    pieces.set(piece, (pieces.get(piece) ?? "") + character);
  }
  return [...pieces]
    .map(([piece, zhCN]) => (piece.kind === "lone" ? lone(zhCN) : piece.zhTW))
    .join("");
}

const EDGES = /^[^\p{Script=Han}]+|(?<=\p{Script=Han})[^\p{Script=Han}]+$/gu;

function trimmed({ zhCN, plain, zhTW }: BoundaryEdit): BoundaryEdit {
  const trim = (text: string) => text.replaceAll(EDGES, "");
  return { zhCN: trim(zhCN), plain: trim(plain), zhTW: trim(zhTW) };
}
