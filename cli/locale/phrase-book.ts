// OpenCC's fifty thousand lines, read where a text needs them: a command that converts a few sentences
// would otherwise spend most of its time on making maps of all of them.

export interface PhraseBook {
  /** Of one character: what is written for it where no phrase says otherwise. */
  readonly character: (character: string) => string | undefined;
  /** Of two characters or more. */
  readonly phrase: (phrase: string) => string | undefined;
  /** Length of the longest phrase that starts with this character; zero when there is none. */
  readonly longestFrom: (character: string) => number;
  /** Every line, the character's or the phrase's own. */
  readonly all: () => ReadonlyMap<string, string>;
}

interface Page {
  readonly words: ReadonlyMap<string, string>;
  readonly longest: number;
}

/** Part of a dictionary whose lines begin with one character. */
interface Stretch {
  readonly dictionary: string;
  readonly from: number;
  readonly to: number;
}

const EMPTY: Page = { words: new Map(), longest: 0 };

/** @param dictionaries lines `from to`, joined by `|`; where two know a word the earlier one holds */
export function phraseBook(dictionaries: readonly string[]): PhraseBook {
  const places = new Map<string, Stretch[]>();
  for (const dictionary of dictionaries) addPlaces(places, dictionary);
  const pages = new Map<string, Page>();
  const pageOf = (first: string): Page => {
    const known = pages.get(first);
    if (known !== undefined) return known;
    const stretches = places.get(first);
    const page = stretches === undefined ? EMPTY : readPage(stretches);
    pages.set(first, page);
    return page;
  };
  const look = (word: string) => pageOf(firstOf(word, 0)).words.get(word);
  return {
    character: look,
    phrase: (word) => (isOneCharacter(word) ? undefined : look(word)),
    longestFrom: (first) => pageOf(first).longest,
    all: () => new Map([...places.keys()].flatMap((first) => [...pageOf(first).words])),
  };
}

/** The lines are sorted but for a few, so that most characters have one stretch. */
function addPlaces(places: Map<string, Stretch[]>, dictionary: string): void {
  let from = 0;
  while (from < dictionary.length) {
    const first = firstOf(dictionary, from);
    let to = from;
    while (to < dictionary.length && dictionary.startsWith(first, to)) to = lineEnd(dictionary, to);
    const stretches = places.get(first);
    const stretch = { dictionary, from, to };
    if (stretches === undefined) places.set(first, [stretch]);
    else stretches.push(stretch);
    from = to;
  }
}

/** Where the line after the one at `at` begins. */
function lineEnd(dictionary: string, at: number): number {
  const bar = dictionary.indexOf("|", at);
  return bar === -1 ? dictionary.length : bar + 1;
}

function readPage(stretches: readonly Stretch[]): Page {
  const words = new Map<string, string>();
  let longest = 0;
  for (const { dictionary, from, to } of stretches.toReversed()) {
    for (let at = from; at < to; at = lineEnd(dictionary, at)) {
      const gap = dictionary.indexOf(" ", at);
      const word = dictionary.slice(at, gap);
      const end = lineEnd(dictionary, at);
      words.set(word, dictionary.slice(gap + 1, dictionary[end - 1] === "|" ? end - 1 : end));
      if (!isOneCharacter(word)) longest = Math.max(longest, word.length);
    }
  }
  return { words, longest };
}

function firstOf(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
