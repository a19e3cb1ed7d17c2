// The table by which the help search and the search of pages know titles, keywords and synonyms in pinyin.
import path from "node:path";
import { pinyin } from "pinyin-pro";
import { readCoreContent } from "../../cli/stamp/read-core-content.ts";
import titles from "../../src/locales/zh-CN/titles.json" with { type: "json" };
import { SYNONYMS } from "../../src/lib/search/search-text.ts";

interface HelpSounds {
  readonly about: string;
  /** Syllable → simplified characters. */
  readonly sounds: Readonly<Record<string, string>>;
}

export async function helpSounds(): Promise<HelpSounds> {
  const { locales } = await readCoreContent(path.resolve("."));
  const names = locales["zh-CN"].help.flatMap(({ title, keywords, sections }) => [
    title,
    ...keywords,
    ...sections.map((section) => section.title),
  ]);
  const texts = [...names, ...Object.values(titles), ...SYNONYMS.flat()];
  const heard = texts.flatMap((text) => {
    const syllables = pinyin(text, { toneType: "none", type: "array", v: true });
    return [...text].flatMap((character, at) =>
      HAN.test(character) ? [{ character, syllable: syllables[at] ?? "" }] : [],
    );
  });
  const sounds = Map.groupBy(
    Map.groupBy(heard, ({ character }) => character),
    ([, all]) => mostHeard(all.map(({ syllable }) => syllable)),
  );
  return {
    about: "Made by scripts/help-sounds.ts.",
    sounds: Object.fromEntries(
      [...sounds]
        .map(([syllable, of]) => [syllable, of.map(([character]) => character).join("")] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const HAN = /\p{Script=Han}/u;

/** A character with several sounds has the one that it has most often in these texts. */
function mostHeard(syllables: readonly string[]): string {
  const counts = [...Map.groupBy(syllables, (syllable) => syllable)];
  const [most] = counts.toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? "";
}
