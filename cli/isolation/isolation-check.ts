// The check between a stamped bundle and its release: nothing of another brand may be in it.
import { COVERING_KINDS, type BrandIdentity, type IdentityKind } from "./brand-identity.ts";
import type { IsolationRules } from "./isolation-rules.ts";
import { colourOwners, createSearch, type Hit, type Search } from "./search.ts";
import { fold } from "./search-terms.ts";
import { viewsOf, type Encoding } from "./text-views.ts";

export interface SearchedFile {
  /** Path in the bundle. */
  readonly name: string;
  readonly data: Buffer;
}

export interface Leak {
  readonly file: string;
  /** Byte of the file; of its decompressed content where the file itself is compressed. */
  readonly offset: number;
  /** The brand whose identity it is. */
  readonly brand: string;
  readonly kind: IdentityKind;
  readonly text: string;
  readonly encoding: Encoding;
}

export interface IsolationCheck {
  /** In the order of files and offsets; empty when the bundle holds nothing of another brand. */
  check(brandId: string, files: Iterable<SearchedFile>): Leak[];
}

/** Pure and synchronous: the same bundle gives the same leaks whatever was searched before. */
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

/** The brand's own texts that may hold another brand's. */
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
    for (const { brand, kind, text, at } of longest(withoutChance(name, hits).slice(0, MOST))) {
      const offset = view.origin(at);
      // The plain view comes first: an escape elsewhere in the file changes nothing about its finding.
      const key = `${brand}\0${kind}\0${text}\0${offset}`;
      if (!found.has(key))
        found.set(key, { file: name, offset, brand, kind, text, encoding: view.encoding });
    }
  }
  return [...found.values()].toSorted((a, b) => a.offset - b.offset);
}

/** Within the brand's own text: brand 极光体育 may be named beside a brand 极光. */
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

/** Findings of one file that are reported: a file that is another brand's has thousands. */
const MOST = 500;

/** Without what lies in a longer finding of the same brand: its id in its domain. */
function longest(hits: readonly Hit[]): Hit[] {
  const isWithin = (hit: Hit, other: Hit) =>
    other.brand === hit.brand &&
    other.length > hit.length &&
    other.at <= hit.at &&
    other.at + other.length >= hit.at + hit.length;
  return hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
}

/** Files in which a brand's staff may write any colour: one that another brand has may be chance. */
const DRAWN = /\.(?:svg|js)$/;

/**
 * Stylesheet, html and manifest hold resolved colours only, so one of another brand is one too many. In a
 * drawing or a text one may be chance (21,000 colours are one brand's alone in a fleet of 1,000); two different
 * ones of the same brand are not.
 */
function withoutChance(name: string, hits: readonly Hit[]): readonly Hit[] {
  if (!DRAWN.test(name)) return hits;
  const colours = hits.filter(({ kind }) => kind === "colour");
  const isChance = (hit: Hit) =>
    !colours.some(({ brand, text }) => brand === hit.brand && text !== hit.text);
  return hits.filter((hit) => hit.kind !== "colour" || !isChance(hit));
}
