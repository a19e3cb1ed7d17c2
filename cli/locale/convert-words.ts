// Converts the words of a text without placeholders by the glossary or OpenCC.
import type { Dictionary } from "./dictionary.ts";
import type { Words } from "./words.ts";

export interface Piece {
  /** A word of the glossary, one of OpenCC's phrases, or lone characters between such words. */
  readonly kind: "term" | "phrase" | "lone";
  readonly zhCN: string;
  readonly zhTW: string;
}

export interface ConversionRules {
  readonly dictionary: Dictionary;
  readonly words: Words;
  readonly spellings: ReadonlyMap<string, string>;
}

/** @param cut the words of a text, without gaps */
export function convertWords(cut: readonly string[], rules: ConversionRules): readonly Piece[] {
  const { dictionary, words } = rules;
  const pieces: Piece[] = [];
  let lone = "";
  const endLone = (): void => {
    if (lone !== "") pieces.push({ kind: "lone", zhCN: lone, zhTW: convertLone(lone, rules) });
    lone = "";
  };
  for (const word of cut) {
    const term = words.term(word);
    if (term === undefined && words.rank(word) === null) {
      // Lone characters stay together: OpenCC's Taiwan phrases may span them.
      lone += word;
      continue;
    }
    endLone();
    if (term !== undefined) pieces.push({ kind: "term", zhCN: word, zhTW: term.zhTW });
    else {
      const phrase = dictionary.phrase(word);
      const zhTW = phrase === undefined ? convertLone(word, rules) : taiwan(phrase, rules);
      pieces.push({ kind: "phrase", zhCN: word, zhTW });
    }
  }
  endLone();
  return pieces;
}

/** For characters outside phrases. */
export function convertLone(text: string, rules: ConversionRules): string {
  return taiwan(characterwise(text, rules.dictionary.lines), rules);
}

function taiwan(text: string, { dictionary, spellings }: ConversionRules): string {
  return characterwise(dictionary.toTaiwan(text), spellings);
}

function characterwise(text: string, spellings: ReadonlyMap<string, string>): string {
  return [...text].map((character) => spellings.get(character) ?? character).join("");
}

const HAN = /\p{Script=Han}/u;
const LETTER = /[A-Za-z]/;

/** Adds a space between Chinese and a term that becomes Latin, such as QR Code. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((out, piece, index) => {
    const before = pieces[index - 1];
    const gap =
      (becomesLatin(piece, 0) && HAN.test(out.slice(-1))) ||
      (before !== undefined && becomesLatin(before, -1) && HAN.test(piece.zhTW.charAt(0)));
    return gap ? `${out} ${piece.zhTW}` : out + piece.zhTW;
  }, "");
}

function becomesLatin({ kind, zhCN, zhTW }: Piece, at: 0 | -1): boolean {
  return kind === "term" && LETTER.test(zhTW.at(at) ?? "") && HAN.test(zhCN.at(at) ?? "");
}
