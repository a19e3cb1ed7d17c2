import { readFileSync } from "node:fs";

interface MainlandWord {
  readonly word: string;
  /** Longer strings that contain the characters by coincidence. */
  readonly within?: readonly string[];
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

const { characters } = read<{ characters: string }>("cli/locale/simplified-only.json");
const { words } = read<{ words: MainlandWord[] }>("cli/locale/mainland-words.json");
const simplified = new Set(characters);

/** Simplified characters and mainland words in a text that should be zh-TW. */
export function notTraditional(text: string): string[] {
  const left = [...new Set(text)].filter((character) => simplified.has(character));
  const mainland = words.filter(({ word, within = [] }) =>
    within.reduce((rest, longer) => rest.replaceAll(longer, " "), text).includes(word),
  );
  return [...left, ...mainland.map(({ word }) => word)];
}
