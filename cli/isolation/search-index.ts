// The search terms of a fleet, by the first four bytes of each: one look at a table tells for most places of
// a text that no term begins there.
import { COVERING_KINDS, type BrandIdentity } from "./brand-identity.ts";
import {
  searchTermsOf,
  FORMS,
  type Form,
  type SearchedText,
  type SearchTerm,
} from "./search-terms.ts";

export interface IndexedTerm extends Pick<SearchTerm, "form" | "rule"> {
  readonly bytes: Uint8Array;
  readonly of: SearchedText;
}

export interface SearchIndex {
  /** Brand ids by index. */
  readonly brands: readonly string[];
  /** By brand: its own texts that may hold another brand's. */
  readonly covers: readonly (readonly string[])[];
  /** 1 where a term begins with a window of this hash. */
  readonly filter: Uint8Array;
  /** Window → the terms that begin with it. */
  readonly terms: ReadonlyMap<number, readonly IndexedTerm[]>;
  /** Colour (`0xrrggbb`) → the brand that alone has it, or `SEVERAL`. */
  readonly colours: ReadonlyMap<number, number>;
}

export const WINDOW = 4;
/** Several brands have the colour, or shared content holds it. */
export const SEVERAL = -1;

const FILTER_BITS = 20;

/** @param spoken colours (`rrggbb`) that shared content holds: no brand's own */
export function searchIndex(
  identities: readonly BrandIdentity[],
  texts: readonly SearchedText[],
  { forms = FORMS, spoken = [] }: { forms?: readonly Form[]; spoken?: readonly string[] } = {},
): SearchIndex {
  const filter = new Uint8Array(2 ** FILTER_BITS);
  const terms = new Map<number, IndexedTerm[]>();
  for (const of of texts) {
    for (const { text, form, rule } of searchTermsOf(of, forms)) {
      const bytes = Buffer.from(text);
      if (bytes.length < WINDOW) throw new RangeError(`${text} is shorter than a window`);
      const window = bytes.subarray(0, WINDOW).reduce(nextWindow, 0);
      const same = terms.get(window) ?? [];
      same.push({ bytes, form, rule, of });
      terms.set(window, same);
      filter[windowHash(window)] = 1;
    }
  }
  return {
    brands: identities.map(({ id }) => id),
    covers: identities.map((one) => coveringTexts(one)),
    filter,
    terms,
    colours: colourOwners(identities, spoken),
  };
}

/** Rolls a byte into a window of four. The bit that tells the cases of a letter apart is set in all. */
export function nextWindow(window: number, byte: number): number {
  return (window << 8) | byte | 0x20;
}

/** Place of a window in the filter. */
export function windowHash(window: number): number {
  return Math.imul(window, 0x9e3779b1) >>> (32 - FILTER_BITS);
}

function coveringTexts({ texts }: BrandIdentity): string[] {
  return texts.flatMap(([kind, text]) => (COVERING_KINDS.has(kind) ? [text] : []));
}

function colourOwners(
  identities: readonly BrandIdentity[],
  spoken: readonly string[],
): Map<number, number> {
  const owners = new Map<number, number>();
  identities.forEach(({ colours }, owner) => {
    const bytes = Buffer.from(colours, "hex");
    for (let at = 0; at < bytes.length; at += 3) {
      const rgb = bytes.readUIntBE(at, 3);
      const before = owners.get(rgb) ?? owner;
      owners.set(rgb, before === owner ? owner : SEVERAL);
    }
  });
  for (const colour of spoken) {
    const rgb = Number.parseInt(colour, 16);
    if (owners.has(rgb)) owners.set(rgb, SEVERAL);
  }
  return owners;
}
