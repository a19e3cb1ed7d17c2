import { readFileSync } from "node:fs";

interface WordEntry {
  readonly word: string;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

const simplified = new Set(read<string[]>("cli/locale/simplified-only.json"));
const mainland = read<(string | WordEntry)[]>("cli/locale/mainland-words.json").map((entry) =>
  typeof entry === "string" ? entry : entry.word,
);

/** Simplified characters and mainland words in a text that should be zh-TW. */
export function notTraditional(text: string): string[] {
  const characters = [...new Set(text)].filter((character) => simplified.has(character));
  const words = mainland.filter((word) => text.includes(word));
  return [...characters, ...words];
}
