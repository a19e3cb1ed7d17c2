// Finds games by a part of their name in either script, or of its pinyin: in full (`longteng`) or by
// initials (`lt`). When nothing matches, finds the most similar names.
import { distance } from "fastest-levenshtein";
import { pinyin } from "pinyin-pro";

interface Spelling {
  readonly simplified: string;
  readonly traditional: string;
  /** Pinyin without tones: `longteng`. */
  readonly sound: string;
  readonly initials: string;
  readonly syllables: readonly string[];
}

export interface GameSearch {
  /** Whether a name matches what was typed; every name does when that is empty. */
  matching(typed: string): (name: string) => boolean;
  /** How unlike a name is to what was typed: 0 the same, 1 nothing in common. */
  unlike(typed: string): (name: string) => number;
  /** For a search in the browser (contract: `spellings`). */
  spellings(names: readonly string[]): string;
}

/** @param toTraditional as names are shown in zh-TW */
export function createGameSearch(toTraditional: (text: string) => string): GameSearch {
  const known = new Map<string, Spelling>();
  const spellingOf = (name: string): Spelling => {
    const spelling = known.get(name) ?? spell(name, toTraditional(name));
    known.set(name, spelling);
    return spelling;
  };
  return {
    matching(typed) {
      const asked = normal(typed);
      if (asked === "") return () => true;
      return (name) => {
        const spelling = spellingOf(name);
        return (
          spelling.simplified.includes(asked) ||
          spelling.traditional.includes(asked) ||
          sounds(spelling, asked) ||
          spelling.initials.includes(asked)
        );
      };
    },
    unlike(typed) {
      const asked = normal(typed);
      const sound = syllablesOf(asked).join("");
      return (name) => {
        const { simplified, traditional, sound: own } = spellingOf(name);
        return Math.min(
          difference(simplified, asked),
          difference(traditional, asked),
          difference(own, sound),
        );
      };
    },
    spellings: (names) =>
      names
        .map(spellingOf)
        .flatMap(({ simplified, traditional, syllables }) => [
          simplified,
          ...(traditional === simplified ? [] : [traditional]),
          syllables.join("·"),
        ])
        .join(" "),
  };
}

/** Whether the pinyin from some syllable on begins so. */
function sounds({ sound, syllables }: Spelling, asked: string): boolean {
  let from = 0;
  return syllables.some((syllable) => {
    const found = sound.startsWith(asked, from);
    from += syllable.length;
    return found;
  });
}

function spell(name: string, traditional: string): Spelling {
  const syllables = syllablesOf(name);
  return {
    simplified: normal(name),
    traditional: normal(traditional),
    sound: syllables.join(""),
    initials: syllables.map((syllable) => syllable.slice(0, 1)).join(""),
    syllables,
  };
}

function syllablesOf(text: string): string[] {
  return pinyin(text, { toneType: "none", type: "array", nonZh: "consecutive", v: true })
    .map(normal)
    .filter((syllable) => syllable !== "");
}

/** Case, spaces and tone marks do not matter. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\s'’·\p{Mn}]+/gu, "");
}

function difference(name: string, asked: string): number {
  return distance(name, asked) / Math.max(1, name.length, asked.length);
}
