// What was searched for and led somewhere, newest first; kept in this browser.
import { create } from "zustand";
import * as v from "valibot";
import { MOST_TYPED } from "#contract/api/sport-finding.ts";
import { storage } from "#lib/browser/storage.ts";

const KEY = "sportSearches";
const MOST = 8;

const WordsSchema = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_TYPED)));

export const useRecentSearches = create<{ readonly words: readonly string[] }>(() => ({
  words: storage.read(KEY, readWords) ?? [],
}));

export function rememberSearch(typed: string): void {
  const word = typed.trim();
  if (word === "") return;
  const { words } = useRecentSearches.getState();
  keep([word, ...words.filter((each) => each !== word)].slice(0, MOST));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(words: readonly string[]): void {
  storage.write(KEY, JSON.stringify(words));
  useRecentSearches.setState({ words });
}

function readWords(text: string): readonly string[] | null {
  try {
    const read = v.safeParse(WordsSchema, JSON.parse(text));
    return read.success ? read.output.slice(0, MOST) : null;
  } catch {
    return null;
  }
}
