// The check between a stamped bundle and its release: nothing of another brand may be in it.
import type { IdentityKind } from "./brand-identity.ts";
import { search, type Hit } from "./search.ts";
import type { SearchIndex } from "./search-index.ts";
import { viewsOf, type Encoding, type View } from "./views.ts";

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
export function createIsolationCheck(searched: SearchIndex): IsolationCheck {
  const index = new Map(searched.brands.map((id, owner) => [id, owner]));
  return {
    check(brandId, files) {
      const owner = index.get(brandId) ?? -1;
      const leaks: Leak[] = [];
      for (const file of files) leaks.push(...leaksIn(searched, owner, file));
      return leaks;
    },
  };
}

function leaksIn(searched: SearchIndex, owner: number, { name, data }: SearchedFile): Leak[] {
  const found = new Map<string, Leak>();
  const own = searched.covers[owner] ?? [];
  for (const view of viewsOf(name, data)) {
    const foreign = search(searched, view.data, owner);
    if (foreign.length === 0) continue;
    const kept = foreign.filter((hit) => hit.rgb !== null || !isCovered(own, view.data, hit));
    for (const hit of longest(withoutChance(name, kept).slice(0, MOST))) {
      const leak = leakOf(searched, name, view, hit);
      // The plain view comes first: an escape elsewhere in the file changes nothing about its finding.
      const key = `${leak.brand}\0${leak.kind}\0${leak.text}\0${leak.offset}`;
      if (!found.has(key)) found.set(key, leak);
    }
  }
  return [...found.values()].toSorted((a, b) => a.offset - b.offset);
}

function leakOf(searched: SearchIndex, file: string, view: View, hit: Hit): Leak {
  const written = () => view.data.toString("latin1", hit.at, hit.at + hit.length);
  return {
    file,
    offset: view.origin(hit.at),
    brand: searched.brands[hit.owner] ?? "",
    kind: hit.found?.kind ?? "colour",
    text: hit.found?.text ?? written(),
    encoding: hit.form === "base64" ? "base64" : view.encoding,
  };
}

/** Within the brand's own text: brand 极光体育 may be named beside a brand 极光. */
function isCovered(own: readonly string[], data: Buffer, { at, length }: Hit): boolean {
  const found = data.toString("utf8", at, at + length).toLowerCase();
  return own.some((text) => {
    const lower = text.toLowerCase();
    const bytes = Buffer.from(lower);
    for (
      let inside = lower.indexOf(found);
      inside !== -1;
      inside = lower.indexOf(found, inside + 1)
    ) {
      const from = at - Buffer.byteLength(lower.slice(0, inside));
      const around = data.toString("utf8", Math.max(0, from), from + bytes.length).toLowerCase();
      if (from >= 0 && around === lower) return true;
    }
    return false;
  });
}

/** Findings of one file that are told: a file that is another brand's has thousands. */
const MOST = 500;

/** Without what lies in a longer finding of the same brand: its id in its domain. */
function longest(hits: readonly Hit[]): Hit[] {
  const end = ({ at, length }: Hit) => at + length;
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.owner === hit.owner &&
          other.length > hit.length &&
          other.at <= hit.at &&
          end(other) >= end(hit),
      ),
  );
}

/** Files in which a brand's staff may write any colour: one that another brand has may be chance. */
const DRAWN = /\.(?:svg|js)$/;

/**
 * Stylesheet, html and manifest hold resolved colours only, so one of another brand is one too many. In a
 * drawing or a text one may be chance (21,000 colours are one brand's alone in a fleet of 1,000); two different
 * ones of the same brand are not.
 */
function withoutChance(name: string, hits: readonly Hit[]): Hit[] {
  if (!DRAWN.test(name)) return [...hits];
  const colours = new Map<number, Set<number>>();
  for (const { owner, rgb } of hits) {
    if (rgb !== null) colours.set(owner, (colours.get(owner) ?? new Set<number>()).add(rgb));
  }
  return hits.filter(({ owner, rgb }) => rgb === null || (colours.get(owner)?.size ?? 0) > 1);
}
