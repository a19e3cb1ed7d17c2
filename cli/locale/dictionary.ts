// OpenCC's phrases and characters, and its trie for the Taiwan step. The only file that imports opencc-js.
import { createRequire } from "node:module";
import type * as Core from "opencc-js/core";
import type * as Preset from "opencc-js/preset/cn2t";

export interface Dictionary {
  readonly lines: ReadonlyMap<string, string>;
  /** The conversion of a phrase of two or more characters. */
  readonly phrase: (phrase: string) => string | undefined;
  /** The simplified form of a phrase that has a Taiwan word: 图标 of 圖標 → 圖示. */
  readonly hasTaiwanWord: (word: string) => boolean;
  /** Length of the longest phrase with this first character, or 0. */
  readonly longestFrom: (character: string) => number;
  /** OpenCC traditional → Taiwan phrases and variants. */
  readonly toTaiwan: Core.ConverterFunction;
  /** Every character that OpenCC writes. */
  readonly traditionalCharacters: () => ReadonlySet<string>;
}

let loaded: Dictionary | undefined;

export function dictionary(): Dictionary {
  loaded ??= load();
  return loaded;
}

function load(): Dictionary {
  const require = createRequire(import.meta.url);
  const core = require("opencc-js/core") as typeof Core;
  const preset = require("opencc-js/preset/cn2t") as typeof Preset;
  const chain = preset.configs["s2twp"]?.conversionChain as
    | readonly (readonly string[])[]
    | undefined;
  const [simplified, taiwan] = chain ?? [];
  if (simplified === undefined || taiwan === undefined) {
    throw new TypeError("opencc-js no longer holds the configuration s2twp.");
  }
  const lines = readLines(simplified);
  const phrases = [...lines.keys()].filter((word) => !isOneCharacter(word));
  const taiwanWords = simplifiedForms([...readLines(taiwan).keys()], lines);
  const longest = longestByFirst([...phrases, ...taiwanWords]);
  const trie = new core.Trie();
  trie.loadDictGroup(taiwan);
  return {
    lines,
    phrase: (word) => (isOneCharacter(word) ? undefined : lines.get(word)),
    hasTaiwanWord: (word) => taiwanWords.has(word),
    longestFrom: (first) => longest.get(first) ?? 0,
    toTaiwan: (text) => trie.convert(text),
    traditionalCharacters: () =>
      new Set([...lines.values(), ...readLines(taiwan).values()].join("")),
  };
}

/** @param dictionaries lines `from to`, joined by `|`; the earlier one wins */
function readLines(dictionaries: readonly string[]): Map<string, string> {
  const lines = dictionaries.toReversed().join("|").split("|");
  return new Map(lines.map((line) => line.split(" ") as [string, string]));
}

/** Of words of two or more characters. */
function simplifiedForms(
  words: readonly string[],
  lines: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const characters = [...lines].filter(([from]) => isOneCharacter(from));
  const back = new Map(characters.map(([from, to]) => [to, from]));
  return new Set(
    words
      .filter((word) => !isOneCharacter(word))
      .map((word) => [...word].map((character) => back.get(character) ?? character).join("")),
  );
}

/** First character → length of the longest word. */
export function longestByFirst(words: Iterable<string>): Map<string, number> {
  const longest = new Map<string, number>();
  for (const word of words) {
    const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
    longest.set(first, Math.max(longest.get(first) ?? 0, word.length));
  }
  return longest;
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
