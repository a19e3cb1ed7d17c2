// OpenCC's own `cn` → `twp`, from the data the conversion has read already: cut at the longest phrase
// from the left, each cut through both steps. A test compares it with OpenCC's converter.
import type { Dictionary } from "./dictionary.ts";
import type { Piece } from "./pieces.ts";

export function convertPlain(text: string, dictionary: Dictionary): string {
  return plainPieces(text, dictionary)
    .map(({ zhTW }) => zhTW)
    .join("");
}

/** Characters that stand in no phrase. */
export function convertLone(text: string, { book, toTaiwan }: Dictionary): string {
  return toTaiwan([...text].map((character) => book.character(character) ?? character).join(""));
}

export function plainPieces(text: string, dictionary: Dictionary): Piece[] {
  const { book, toTaiwan } = dictionary;
  const pieces: Piece[] = [];
  let lone = "";
  const endLone = (): void => {
    if (lone !== "") pieces.push({ kind: "lone", zhCN: lone, zhTW: convertLone(lone, dictionary) });
    lone = "";
  };
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const zhCN = longestPhrase(text, at, character, book);
    const traditional = book.phrase(zhCN);
    if (traditional === undefined) lone += character;
    else {
      endLone();
      pieces.push({ kind: "phrase", zhCN, zhTW: toTaiwan(traditional) });
    }
    at += zhCN.length;
  }
  endLone();
  return pieces;
}

/** The character itself where no phrase begins with it. */
function longestPhrase(text: string, at: number, first: string, book: Dictionary["book"]): string {
  const most = Math.min(book.longestFrom(first), text.length - at);
  for (let length = most; length > first.length; length -= 1) {
    const phrase = text.slice(at, at + length);
    if (book.phrase(phrase) !== undefined) return phrase;
  }
  return first;
}
