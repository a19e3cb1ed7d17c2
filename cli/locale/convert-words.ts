// Converts the words of a text without placeholders by the glossary, the readings or OpenCC.
import type { Dictionary } from "./dictionary.ts";
import type { Place } from "./readings.ts";
import type { UsedTerm, Words } from "./words.ts";

export interface Piece {
  /** A word of the glossary, one of OpenCC's phrases, or lone characters between such words. */
  readonly kind: "term" | "phrase" | "lone";
  readonly zhCN: string;
  readonly zhTW: string;
  /** Of a term. */
  readonly source?: UsedTerm["source"];
}

export interface ConversionRules {
  readonly dictionary: Dictionary;
  readonly words: Words;
  readonly spellings: ReadonlyMap<string, string>;
}

/** @param cut the words of a text, without gaps; the first stands at `place` */
export function convertWords(
  cut: readonly string[],
  rules: ConversionRules,
  place: Place,
): readonly Piece[] {
  const { words } = rules;
  const pieces: Piece[] = [];
  let lone = "";
  let { start } = place;
  const endLone = (): void => {
    if (lone !== "") {
      const zhTW = convertLone(lone, rules, { ...place, start: start - lone.length });
      pieces.push({ kind: "lone", zhCN: lone, zhTW });
    }
    lone = "";
  };
  for (const word of cut) {
    const at = { ...place, start };
    const term = words.term(word, at);
    if (term === undefined && words.rank(word, at) === null) {
      // Lone characters stay together: OpenCC's Taiwan phrases may span them.
      lone += word;
    } else {
      endLone();
      if (term !== undefined) pieces.push({ kind: "term", ...term });
      else pieces.push({ kind: "phrase", zhCN: word, zhTW: convertPhrase(word, rules, at) });
    }
    start += word.length;
  }
  endLone();
  return pieces;
}

function convertPhrase(word: string, rules: ConversionRules, place: Place): string {
  const phrase = rules.dictionary.phrase(word);
  if (phrase === undefined) return convertLone(word, rules, place);
  return taiwan(withReadings(word, phrase, rules, place), rules);
}

/** For characters outside phrases. */
export function convertLone(text: string, rules: ConversionRules, place: Place): string {
  const traditional = characterwise(text, rules.dictionary.lines);
  return taiwan(withReadings(text, traditional, rules, place), rules);
}

/** Both texts have the same characters, one to one; the reading of a character stands in any word. */
function withReadings(
  zhCN: string,
  traditional: string,
  { words }: ConversionRules,
  { text, start }: Place,
): string {
  const written = [...traditional];
  let at = start;
  return [...zhCN]
    .map((character, index) => {
      const reading = words.readings.at(character, { text, start: at });
      at += character.length;
      return reading ?? written[index] ?? "";
    })
    .join("");
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
