// Cuts a simplified text into words. OpenCC takes the longest phrase from the left, which reads 关注册 as
// 关注 + 册. Here the cut with the fewest words wins, then the fewest lone characters, then the most text
// in terms, then the longer later words (Chinese puts the head of a phrase last).

export interface Lexicon {
  readonly rank: (word: string) => "term" | "word" | null;
  /** Length of the longest word with this first character. */
  readonly longestFrom: (character: string) => number;
}

// Cost of a cut: 2^32 per word, 2^16 per lone character, minus the length of terms.
const WORD = 2 ** 32;
const LONE = 2 ** 16;
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Nd}]/u;

export function segment(text: string, lexicon: Lexicon): readonly string[] {
  const cost = new Float64Array(text.length + 1);
  const length = new Uint16Array(text.length + 1);
  for (let start = text.length - 1; start >= 0; start -= 1) {
    cheapestFrom(text, start, lexicon, cost, length);
  }
  const words: string[] = [];
  for (let at = 0; at < text.length; at += length[at] ?? 1) {
    words.push(text.slice(at, at + (length[at] ?? 1)));
  }
  return words;
}

/** As OpenCC: the longest word from the left. */
export function longestWords(text: string, lexicon: Lexicon): readonly string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; at += words.at(-1)?.length ?? 1) {
    const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
    let length = Math.min(lexicon.longestFrom(first), text.length - at);
    while (length > first.length && lexicon.rank(text.slice(at, at + length)) === null) length -= 1;
    words.push(length > first.length ? text.slice(at, at + length) : first);
  }
  return words;
}

/** Tries shorter words first and replaces them by cheaper ones only, so ties give longer later words. */
function cheapestFrom(
  text: string,
  start: number,
  lexicon: Lexicon,
  cost: Float64Array,
  length: Uint16Array,
): void {
  const single = (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  const character = text.slice(start, start + single);
  let best = (HAN.test(character) ? WORD + LONE : 0) + (cost[start + single] ?? 0);
  let taken = single;
  const longest = Math.min(lexicon.longestFrom(character), text.length - start);
  for (let size = single + 1; size <= longest; size += 1) {
    const rank = lexicon.rank(text.slice(start, start + size));
    if (rank === null || !standsAlone(text, start, size)) continue;
    const total = WORD - (rank === "term" ? size : 0) + (cost[start + size] ?? 0);
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
