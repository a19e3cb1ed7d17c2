// Search over all help pages of the bundle, in memory. Chinese has no spaces between words, so a word is
// found wherever its characters stand, in either script and under its other names, and in titles and keywords by its
// pinyin or initials, too. A question that stands nowhere is looked up by the things it names, or by pairs of characters.
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import { isNamed } from "#lib/search/is-named.ts";
import { foldText, namesIn } from "#lib/search/search-text.ts";
import { spelled, writtenAs } from "#lib/search/spelled-words.ts";
import { excerpt, type Piece } from "./excerpt.ts";
import { helpTextParts, type TextPart } from "./help-text.ts";

export interface HelpHit {
  readonly slug: string;
  /** Anchor of the section; empty for the page. */
  readonly id: string;
  readonly title: readonly Piece[];
  /** Heading of the section; empty for the page. */
  readonly section: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

export function hitAddress({ slug, id }: Pick<HelpHit, "slug" | "id">): string {
  // A page of the site, found among those of the help.
  if (slug.startsWith("/")) return slug;
  return `${HELP_PATH}${slug}${id === "" ? "" : `#${id}`}`;
}

const LIMIT = 12;
/** Of a page, so that one long page does not fill the list. */
const PER_PAGE = 3;
/** What holds the word as it was typed stands before what says it in another way. */
const OWN = 1;

export function searchHelp(pages: readonly HelpPage[], query: string): HelpHit[] {
  const words = foldText(query)
    .replaceAll(/(\d)\s+(?=\p{Script=Han})/gu, "$1")
    .split(/[\s,，。、?？!！]+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const exact = hits(pages, words.map(writtenAs), words.length);
  if (exact.length > 0) return exact;
  const named = words.flatMap(namesIn);
  return most(pages, named.length > 0 ? named : words.flatMap(pairsOf).map((pair) => [pair]));
}

/** Where at least half of the words are found. */
function most(pages: readonly HelpPage[], words: readonly Wanted[]): HelpHit[] {
  return hits(pages, words, Math.max(1, Math.ceil(words.length / 2)));
}

/** `怎么取款` → `怎么`, `么取`, `取款`. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** A word and its other names. */
type Wanted = readonly string[];

interface Scored {
  readonly hit: HelpHit;
  readonly score: number;
}

function hits(pages: readonly HelpPage[], words: readonly Wanted[], least: number): HelpHit[] {
  return pages
    .flatMap((page) =>
      searchedParts(page)
        .flatMap((part) => score(page, part, words, least) ?? [])
        .toSorted((a, b) => b.score - a.score)
        .slice(0, PER_PAGE),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ hit }) => hit);
}

/** Null where fewer than `least` of the words are found. */
function score(
  page: HelpPage,
  { part, fields }: SearchedPart,
  words: readonly Wanted[],
  least: number,
): Scored | null {
  let found = 0;
  let sum = 0;
  for (const names of words) {
    const weights = fields.flatMap(({ text, sounds, weight }) =>
      names.flatMap((name, at) => {
        if (text.includes(name)) return [at === 0 ? weight + OWN : weight];
        return sounds.some((sound) => isNamed(name, [], sound)) ? [weight] : [];
      }),
    );
    if (weights.length === 0) continue;
    found += 1;
    sum += Math.max(...weights);
  }
  if (found < least) return null;
  return {
    score: sum,
    hit: {
      slug: page.slug,
      id: part.id,
      title: excerpt(page.title, words.flat()),
      section: excerpt(part.title, words.flat()),
      excerpt: excerpt(part.text, words.flat()),
    },
  };
}

interface SearchedPart {
  readonly part: TextPart;
  /** Folded. */
  readonly fields: readonly SearchedField[];
}

interface SearchedField {
  readonly text: string;
  /** Pinyin of each of its names, with a dot between syllables; none of a whole text. */
  readonly sounds: readonly string[];
  readonly weight: number;
}

const searched = new WeakMap<HelpPage, readonly SearchedPart[]>();

/** A page's texts never change, and folding them takes longer than searching. */
function searchedParts(page: HelpPage): readonly SearchedPart[] {
  const known = searched.get(page);
  if (known !== undefined) return known;
  const parts = helpTextParts(page).map((part) => ({ part, fields: fieldsOf(page, part) }));
  searched.set(page, parts);
  return parts;
}

/** The page's title and keywords count at its head. */
function fieldsOf(page: HelpPage, part: TextPart): SearchedPart["fields"] {
  const isHead = part.id === "";
  return [
    nameField([isHead ? page.title : part.title], isHead ? 12 : 6),
    nameField(isHead ? page.keywords : [], 8),
    { text: foldText(part.text), sounds: [], weight: 2 },
  ];
}

function nameField(names: readonly string[], weight: number): SearchedField {
  const folded = names.map(foldText);
  return { text: folded.join(" "), sounds: folded.map(spelled), weight };
}
