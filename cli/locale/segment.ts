// Cuts a simplified text into words. OpenCC takes the longest phrase from the left, which reads 关注册 as
// 关注 + 册. Here the cut with the fewest words wins, then the fewest lone characters, then the most text
// in terms, then the longer later words (Chinese puts the head of a phrase last).

import type { Place } from "./readings.ts";

export interface Lexicon {
  readonly rank: (word: string, place: Place) => "term" | "word" | "common" | null;
  /** Length of the longest word with this first character. */
  readonly longestFrom: (character: string) => number;
}

// Cost of a cut: 2^32 per word, 2^16 per lone character, minus the length of terms. A common word costs more than a
// lone character: it wins by saving a word.
const WORD = 2 ** 32;
const LONE = 2 ** 16;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Nd}]/u;

/** @param place where `text` stands in the whole text */
export function segment(text: string, lexicon: Lexicon, place: Place): readonly string[] {
  const cost = new Float64Array(text.length + 1);
  const length = new Uint16Array(text.length + 1);
  for (let start = text.length - 1; start >= 0; start -= 1) {
    cheapestFrom({ text, lexicon, place, cost, length }, start);
  }
  const words: string[] = [];
  for (let at = 0; at < text.length; at += length[at] ?? 1) {
    words.push(text.slice(at, at + (length[at] ?? 1)));
  }
  return words;
}

/** As OpenCC: the longest word from the left. */
export function longestWords(text: string, lexicon: Lexicon, place: Place): readonly string[] {
  const isWord = (word: string, at: number) =>
    lexicon.rank(word, { ...place, start: place.start + at }) !== null;
  const words: string[] = [];
  for (let at = 0; at < text.length; at += words.at(-1)?.length ?? 1) {
    const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
    let length = Math.min(lexicon.longestFrom(first), text.length - at);
    while (length > first.length && !isWord(text.slice(at, at + length), at)) length -= 1;
    words.push(length > first.length ? text.slice(at, at + length) : first);
  }
  return words;
}

interface Search {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly place: Place;
  /** By position: the cost of the cheapest cut from there, and the length of its first word. */
  readonly cost: Float64Array;
  readonly length: Uint16Array;
}

/** Tries shorter words first and replaces them by cheaper ones only, so ties give longer later words. */
function cheapestFrom({ text, lexicon, place, cost, length }: Search, start: number): void {
  const single = (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  const character = text.slice(start, start + single);
  const at = { ...place, start: place.start + start };
  let best = (HAN.test(character) ? WORD + LONE : 0) + (cost[start + single] ?? 0);
  let taken = single;
  const longest = Math.min(lexicon.longestFrom(character), text.length - start);
  for (let size = single + 1; size <= longest; size += 1) {
    const rank = lexicon.rank(text.slice(start, start + size), at);
    if (rank === null || !standsAlone(text, start, size)) continue;
    const own = rank === "common" ? WORD + LONE + 1 : WORD - (rank === "term" ? size : 0);
    const total = own + (cost[start + size] ?? 0);
    if (total < best) {
      best = total;
      taken = size;
    }
  }
  cost[start] = best;
  length[start] = taken;
}

/** A word that begins or ends in letters or digits is not part of a longer Latin word or number. */
function standsAlone(text: string, start: number, size: number): boolean {
  return !joins(text[start - 1], text[start]) && !joins(text[start + size - 1], text[start + size]);
}

function joins(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && LATIN.test(left) && LATIN.test(right);
}
