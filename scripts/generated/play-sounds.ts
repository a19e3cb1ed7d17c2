// The table by which the market search inside a match knows plays in both scripts and in pinyin.
import { pinyin } from "pinyin-pro";
import { createConverter } from "../../cli/locale/converter.ts";
import sport from "../../src/locales/zh-CN/sport.json" with { type: "json" };

interface PlaySounds {
  readonly about: string;
  /** Each traditional character followed by the simplified one. */
  readonly fold: string;
  /** Syllable → simplified characters. */
  readonly sounds: Readonly<Record<string, string>>;
}

export function playSounds(): PlaySounds {
  const toTraditional = createConverter();
  const fold = new Map<string, string>();
  const sounds = new Map<string, Set<string>>();
  for (const text of playTexts()) {
    const syllables = pinyin(text, { toneType: "none", type: "array" });
    const traditional = [...toTraditional(text)];
    for (const [at, character] of [...text].entries()) {
      if (!HAN.test(character)) continue;
      const syllable = syllables[at] ?? "";
      sounds.set(syllable, (sounds.get(syllable) ?? new Set()).add(character));
      // 总进球 has one more character in Taiwan.
      const other = traditional[at] ?? character;
      if (other !== character) fold.set(other, character);
    }
  }
  return {
    about: "Made by scripts/play-sounds.ts.",
    fold: [...fold].toSorted(byText).flat().join(""),
    sounds: Object.fromEntries(
      [...sounds].map(([syllable, of]) => [syllable, [...of].join("")] as const).toSorted(byText),
    ),
  };
}

/** All that names of plays are made of. */
function playTexts(): readonly string[] {
  const { play, unit, period } = sport.view;
  const { numerals, firstHalf, secondHalf, quarter, inning, set, frame, map } = sport.live.clock;
  const parts = [numerals, firstHalf, secondHalf, quarter, inning, set, frame, map];
  const tables = [play, unit, period, sport.handicap];
  return [...tables.flatMap((table) => Object.values(table)), ...parts].flatMap((text) =>
    text.split(/\{\{\w+\}\}/u),
  );
}

const HAN = /\p{Script=Han}/u;

function byText([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}
