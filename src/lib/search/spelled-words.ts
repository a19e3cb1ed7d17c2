// Titles, keywords and synonyms in pinyin.
import table from "./help-sounds.json" with { type: "json" };
import { alternatives, SYNONYMS } from "./search-text.ts";
import { spelling } from "./spelled.ts";

export const spelled = spelling(table.sounds);

/** The word, its other names, and those of the thing that it spells: `chongzhi`, 充值, 存款. */
export function writtenAs(word: string): readonly string[] {
  const spelt = SYNONYMS.flat().filter((name) => spelled(name).replaceAll("·", "") === word);
  return [...new Set([word, ...spelt].flatMap(alternatives))];
}
