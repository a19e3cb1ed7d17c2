// Search over all help pages of the bundle, in memory. Chinese has no spaces between words, so a word is
// found wherever its characters stand; a question that stands nowhere is looked up by pairs of characters.
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import { excerpt, type Piece } from "./excerpt.ts";
import { foldText } from "./fold-text.ts";
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
  return `${HELP_PATH}${slug}${id === "" ? "" : `#${id}`}`;
}

const LIMIT = 12;
/** Of a page, so that one long page does not fill the list. */
const PER_PAGE = 3;

export function searchHelp(pages: readonly HelpPage[], query: string): HelpHit[] {
  const words = foldText(query)
    .split(/[\s,，。、?？!！]+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const exact = hits(pages, words, words.length);
  if (exact.length > 0) return exact;
  const pairs = words.flatMap(pairsOf);
  return hits(pages, pairs, Math.max(1, Math.ceil(pairs.length / 2)));
}

/** `怎么取款` → `怎么`, `么取`, `取款`. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < 3) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

interface Scored {
  readonly hit: HelpHit;
  readonly score: number;
}

function hits(pages: readonly HelpPage[], words: readonly string[], least: number): HelpHit[] {
  return pages
    .flatMap((page) =>
      helpTextParts(page)
        .flatMap((part) => score(page, part, words, least) ?? [])
        .toSorted((a, b) => b.score - a.score)
        .slice(0, PER_PAGE),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map(({ hit }) => hit);
}

/** Null where fewer than `least` of the words are found. The page's title and keywords count at its head. */
function score(
  page: HelpPage,
  part: TextPart,
  words: readonly string[],
  least: number,
): Scored | null {
  const isHead = part.id === "";
  const fields = [
    { text: isHead ? page.title : part.title, weight: isHead ? 12 : 6 },
    { text: isHead ? page.keywords.join(" ") : "", weight: 8 },
    { text: part.text, weight: 2 },
  ].map(({ text, weight }) => ({ text: foldText(text), weight }));
  let found = 0;
  let sum = 0;
  for (const word of words) {
    const weights = fields.flatMap(({ text, weight }) => (text.includes(word) ? [weight] : []));
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
      title: excerpt(page.title, words),
      section: excerpt(part.title, words),
      excerpt: excerpt(part.text, words),
    },
  };
}
