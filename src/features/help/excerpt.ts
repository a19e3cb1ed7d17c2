import { foldText } from "#lib/search/search-text.ts";

/** A piece of text; `hit` where it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

const BEFORE = 14;
const LENGTH = 76;

/** The part of a text around the first word, cut in pieces; the beginning where no word is found. */
export function excerpt(text: string, words: readonly string[]): Piece[] {
  const folded = foldText(text);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = text.length <= LENGTH ? 0 : afterMarks(text, Math.max(0, first - BEFORE));
  const end = Math.min(text.length, start + LENGTH);
  const pieces = cut(text.slice(start, end), words);
  return [
    ...(start > 0 ? [{ text: "…", hit: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: "…", hit: false }] : []),
  ];
}

/** An excerpt does not begin with the end of a sentence. */
function afterMarks(text: string, start: number): number {
  return start === 0
    ? 0
    : start + (/^[\s，。；：、！？）”」]*/.exec(text.slice(start))?.[0].length ?? 0);
}

function cut(text: string, words: readonly string[]): Piece[] {
  const folded = foldText(text);
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[start]) continue;
    pieces.push({ text: text.slice(start, at), hit: marked[start] === true });
    start = at;
  }
  return pieces.filter((piece) => piece.text !== "");
}
