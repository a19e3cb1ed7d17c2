// Text as the searches of the site compare it: both scripts of Chinese are one, and so are words for one
// thing. The tables are made from the help texts, OpenCC's data and content/help/synonyms.json by
// `npm run generate`.
import words from "./search-words.json" with { type: "json" };

/** Traditional character → simplified; characters come in pairs. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: words.fold.length / 2 }, (_, at) => [
    words.fold.charAt(at * 2),
    words.fold.charAt(at * 2 + 1),
  ]),
);

const FULL_WIDTH = 0xfee0;

/**
 * Simplified, lower case, full-width letters and figures as plain ones; every character stays in its
 * place.
 */
export function foldText(text: string): string {
  return text.replaceAll(/[A-Z\u3000\uFF01-\uFF5E]|\p{Script=Han}/gu, (character) => {
    const code = character.charCodeAt(0);
    if (code === 0x3000) return " ";
    if (code >= 0xff01) return String.fromCharCode(code - FULL_WIDTH).toLowerCase();
    return code < 0x80 ? character.toLowerCase() : (SIMPLIFIED.get(character) ?? character);
  });
}

/**
 * A folded word first, then as texts space it (`18岁`, `18 岁`), then with every other name of what it holds:
 * `如何提现`, `如何取款`.
 */
export function alternatives(word: string): readonly string[] {
  const others = namesIn(word).flatMap(([held = "", ...names]) =>
    names.map((name) => word.replaceAll(held, name)),
  );
  const spaced = word.replaceAll(/(?<=\d)(?=\p{Script=Han})/gu, " ");
  return [...new Set([word, spaced, ...others])];
}

/** Groups of names for one thing, folded. */
export const SYNONYMS: readonly (readonly string[])[] = words.synonyms;

/** What the page of players' limits and breaks is looked for by, folded. */
export const SAFETY_WORDS: readonly string[] = words.pages.safety;

/** Things a folded question names, each with its other names after the one it uses. */
export function namesIn(question: string): readonly (readonly string[])[] {
  return SYNONYMS.flatMap((group) => {
    const [held] = group
      .filter((name) => question.includes(name))
      .toSorted((a, b) => b.length - a.length);
    return held === undefined ? [] : [[held, ...group.filter((name) => name !== held)]];
  });
}
