// Searches a stamped bundle for identities of other brands before its release.
import { COVERING_KINDS, type BrandIdentity, type IdentityKind } from "./brand-identity.ts";
import type { IsolationRules } from "./isolation-rules.ts";
import { colourOwners, createSearch, type Hit, type Search } from "./search.ts";
import { fold } from "./search-terms.ts";
import { viewsOf, type Encoding } from "./text-views.ts";

export interface SearchedFile {
  readonly name: string;
  readonly data: Buffer;
}

export interface Leak {
  readonly file: string;
  /** In bytes; of the decompressed content if the file is compressed. */
  readonly offset: number;
  /** The owner of the identity. */
  readonly brand: string;
  readonly kind: IdentityKind;
  readonly text: string;
  readonly encoding: Encoding;
}

export interface IsolationCheck {
  check(brandId: string, files: Iterable<SearchedFile>): Leak[];
}

export function createIsolationCheck({ identities, terms, words }: IsolationRules): IsolationCheck {
  const colours = colourOwners(identities);
  for (const colour of words.colours) colours.delete(Number.parseInt(colour, 16));
  const search = createSearch(terms, colours);
  return {
    check(brandId, files) {
      const own = coveringTexts(identities.find(({ id }) => id === brandId));
      const leaks: Leak[] = [];
      for (const file of files) leaks.push(...leaksIn(file, (view) => search(view, brandId), own));
      return leaks;
    },
  };
}

function coveringTexts(identity: BrandIdentity | undefined): string[] {
  return (identity?.texts ?? []).flatMap(([kind, text]) =>
    COVERING_KINDS.has(kind) ? [fold(text)] : [],
  );
}

function leaksIn(
  { name, data }: SearchedFile,
  search: (view: Parameters<Search>[0]) => readonly Hit[],
  own: readonly string[],
): Leak[] {
  const found = new Map<string, Leak>();
  for (const view of viewsOf(name, data)) {
    const hits = search(view).filter((hit) => !isCovered(own, view.text, hit));
    for (const { brand, kind, text, at } of longest(withoutChance(name, hits).slice(0, MAX_HITS))) {
      const offset = view.origin(at);
      const key = `${brand}\0${kind}\0${text}\0${offset}`;
      if (!found.has(key))
        found.set(key, { file: name, offset, brand, kind, text, encoding: view.encoding });
    }
  }
  return [...found.values()].toSorted((a, b) => a.offset - b.offset);
}

/** The name 极光体育 contains the name of a brand 极光. */
function isCovered(own: readonly string[], text: string, { kind, at, length }: Hit): boolean {
  if (kind === "colour") return false;
  const lower = (from: number, size: number) => text.slice(from, from + size).toLowerCase();
  const found = lower(at, length);
  return own.some((cover) => {
    for (let inside = cover.indexOf(found); inside !== -1;) {
      if (inside <= at && lower(at - inside, cover.length) === cover) return true;
      inside = cover.indexOf(found, inside + 1);
    }
    return false;
  });
}

/** Per view of a file: a file of another brand has thousands of hits. */
const MAX_HITS = 500;

/** Drops a hit inside a longer hit of the same brand, such as an id in its domain. */
function longest(hits: readonly Hit[]): Hit[] {
  const isWithin = (hit: Hit, other: Hit) =>
    other.brand === hit.brand &&
    other.length > hit.length &&
    other.at <= hit.at &&
    other.at + other.length >= hit.at + hit.length;
  return hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
}

const DRAWN = /\.(?:svg|js)$/;

/** Drawings and texts may use one colour of another brand by chance, but not two different ones. */
function withoutChance(name: string, hits: readonly Hit[]): readonly Hit[] {
  if (!DRAWN.test(name)) return hits;
  const colours = hits.filter(({ kind }) => kind === "colour");
  const isChance = (hit: Hit) =>
    !colours.some(({ brand, text }) => brand === hit.brand && text !== hit.text);
  return hits.filter((hit) => hit.kind !== "colour" || !isChance(hit));
}
