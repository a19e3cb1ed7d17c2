// Converts a text without placeholders: cut into words, each word through the glossary or OpenCC.
import type { Dictionary } from "./dictionary.ts";
import type { Piece } from "./pieces.ts";
import { segment } from "./segment.ts";
import type { Words } from "./words.ts";

type Spelling = (character: string) => string | undefined;

const HAN = /\p{Script=Han}/u;
const LETTER = /[A-Za-z]/;

/** In order, nothing lost. */
export function convertPieces(
  text: string,
  dictionary: Dictionary,
  words: Words,
  spellings: ReadonlyMap<string, string>,
): readonly Piece[] {
  const { book } = dictionary;
  const pieces: Piece[] = [];
  let lone = "";
  const add = (kind: Piece["kind"], zhCN: string, converted: string): void => {
    const zhTW = characterwise(dictionary.toTaiwan(converted), (it) => spellings.get(it));
    pieces.push({ kind, zhCN, zhTW });
  };
  const endLone = (): void => {
    if (lone !== "") add("lone", lone, characterwise(lone, book.character));
    lone = "";
  };
  for (const word of segment(text, words)) {
    const term = words.term(word);
    if (term === undefined && words.rank(word) === null) {
      // Lone characters stay together: OpenCC's Taiwan phrases may span them.
      lone += word;
      continue;
    }
    endLone();
    if (term !== undefined) pieces.push({ kind: "term", zhCN: word, zhTW: term.zhTW });
    else add("phrase", word, book.phrase(word) ?? characterwise(word, book.character));
  }
  endLone();
  return pieces;
}

/** A term that turns Chinese into letters, as QR Code, keeps a space between itself and Chinese. */
export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((out, piece, index) => {
    const before = pieces[index - 1];
    const gap =
      (turnsLatin(piece, 0) && HAN.test(out.slice(-1))) ||
      (before !== undefined && turnsLatin(before, -1) && HAN.test(piece.zhTW.charAt(0)));
    return gap ? `${out} ${piece.zhTW}` : out + piece.zhTW;
  }, "");
}

function turnsLatin({ kind, zhCN, zhTW }: Piece, at: 0 | -1): boolean {
  return kind === "term" && LETTER.test(zhTW.at(at) ?? "") && HAN.test(zhCN.at(at) ?? "");
}

function characterwise(text: string, spelling: Spelling): string {
  return [...text].map((character) => spelling(character) ?? character).join("");
}
