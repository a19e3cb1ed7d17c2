// Searches the titles of all pages and the subjects of help pages, also by pinyin and initials. Chinese has no spaces,
// so a word is found anywhere in a text; a word that is in no text finds those that have most of its characters.
import { isNamed } from "#lib/search/is-named.ts";
import { foldText } from "#lib/search/search-text.ts";
import type { SitePage } from "./use-site-pages.ts";

const MOST = 8;

/** What pages are looked for by, besides their titles. */
export interface PageWords {
  /** By path: lines. */
  readonly about: ReadonlyMap<string, string>;
  /** Pinyin of a folded text. */
  readonly spelled: (text: string) => string;
  /** A word and its other names, the typed one first. */
  readonly writtenAs: (word: string) => readonly string[];
}

export function searchPages(
  pages: readonly SitePage[],
  words: PageWords,
  query: string,
): readonly SitePage[] {
  const wanted = folded(query);
  if (wanted === "") return [];
  return pages
    .map((page) => ({ page, rank: best(page, words, wanted) }))
    .filter((found) => found.rank > 0)
    .toSorted((left, right) => right.rank - left.rank)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Under whichever of its names the page is found best; the one that was typed comes first. */
function best(page: SitePage, words: PageWords, wanted: string): number {
  const [typed = wanted, ...others] = words.writtenAs(wanted);
  const ranks = others.map((name) => rank(page, words, name) - OTHER);
  return Math.max(rank(page, words, typed), ...ranks);
}

const OTHER = 0.5;

function rank({ title, path }: SitePage, words: PageWords, wanted: string): number {
  const about = words.about.get(path) ?? "";
  const isSpelled = (text: string) => isNamed(wanted, [], words.spelled(foldText(text)));
  const name = folded(title);
  if (name === wanted) return 5;
  if (name.startsWith(wanted)) return 4;
  if (name.includes(wanted)) return 3;
  if (isSpelled(title)) return 2.5;
  if (folded(about).includes(wanted) || path.toLowerCase().includes(wanted)) return 2;
  if (about.split("\n").some(isSpelled)) return 1;
  return shared(name, wanted);
}

/** How much of the query's characters the title has, where that is more than half. */
function shared(name: string, wanted: string): number {
  const letters = [...new Set(wanted)];
  const share = letters.filter((letter) => name.includes(letter)).length / letters.length;
  return letters.length > 1 && share > 0.5 ? share : 0;
}

/** Spaces make no difference. */
function folded(text: string): string {
  return foldText(text).replaceAll(/\s+/g, "");
}
