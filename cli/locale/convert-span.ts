// Converts a text without placeholders: cut into words, each word through the glossary or OpenCC.
import type { Dictionary } from "./dictionary.ts";
import { segment } from "./segment.ts";
import type { Words } from "./words.ts";

type Spelling = (character: string) => string | undefined;

interface Piece {
  readonly text: string;
  /** zh-CN of a glossary term. */
  readonly term?: string;
}

const HAN = /\p{Script=Han}/u;
const LETTER = /[A-Za-z]/;

export function convertSpan(
  text: string,
  dictionary: Dictionary,
  words: Words,
  spellings: ReadonlyMap<string, string>,
): string {
  const { book } = dictionary;
  const pieces: Piece[] = [];
  let lone = "";
  const add = (converted: string): void => {
    pieces.push({ text: characterwise(dictionary.toTaiwan(converted), (it) => spellings.get(it)) });
  };
  const endLone = (): void => {
    if (lone !== "") add(lone);
    lone = "";
  };
  for (const word of segment(text, words)) {
    const term = words.term(word);
    if (term === undefined && words.rank(word) === null) {
      // Lone characters stay together: OpenCC's Taiwan phrases may span them.
      lone += characterwise(word, book.character);
      continue;
    }
    endLone();
    if (term === undefined) add(book.phrase(word) ?? characterwise(word, book.character));
    else pieces.push({ text: term.zhTW, term: word });
  }
  endLone();
  return joinPieces(pieces);
}

/** A term that turns Chinese into letters, as QR Code, keeps a space between itself and Chinese. */
function joinPieces(pieces: readonly Piece[]): string {
  return pieces.reduce((out, piece, index) => {
    const before = pieces[index - 1];
    const gap =
      (turnsLatin(piece, 0) && HAN.test(out.slice(-1))) ||
      (before !== undefined && turnsLatin(before, -1) && HAN.test(piece.text.charAt(0)));
    return gap ? `${out} ${piece.text}` : out + piece.text;
  }, "");
}

function turnsLatin({ text, term }: Piece, at: 0 | -1): boolean {
  return term !== undefined && LETTER.test(text.at(at) ?? "") && HAN.test(term.at(at) ?? "");
}

function characterwise(text: string, spelling: Spelling): string {
  return [...text].map((character) => spelling(character) ?? character).join("");
}
