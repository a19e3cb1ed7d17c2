// Searches a text for all terms and colours of a fleet in one pass.
import type { BrandIdentity, IdentityKind } from "./brand-identity.ts";
import { claim, passesRule, type Owners, type SearchTerm } from "./search-terms.ts";
import type { View } from "./text-views.ts";

export interface Hit {
  readonly brand: string;
  readonly kind: IdentityKind;
  /** A colour is `#rrggbb`. */
  readonly text: string;
  readonly at: number;
  readonly length: number;
}

/** @param own brand whose identities are skipped */
export type Search = (view: View, own: string) => Hit[];

const PREFIX = 4;
const FILTER_BITS = 20;

export function createSearch(terms: readonly SearchTerm[], colours: Owners<number>): Search {
  const byPrefix = Map.groupBy(terms, prefixOf);
  const buckets = new Map([...byPrefix].map(([prefix, same]) => [prefix, bucketOf(same)]));
  // Rejects most positions faster than the map.
  const filter = new Uint8Array(2 ** FILTER_BITS);
  for (const prefix of buckets.keys()) filter[filterPlace(prefix)] = 1;
  return (view, own) => {
    const lower = view.text.toLowerCase();
    const hits = coloursIn(lower, colours, own);
    let prefix = 0;
    for (let at = 1 - PREFIX; at <= lower.length - PREFIX; at += 1) {
      prefix = nextPrefix(prefix, lower.charCodeAt(at + PREFIX - 1));
      if (filter[filterPlace(prefix)] === 0 || at < 0) continue;
      for (const { length, texts } of buckets.get(prefix) ?? []) {
        for (const term of texts.get(lower.slice(at, at + length)) ?? []) {
          const { brand, kind, text } = term;
          if (brand !== own && counts(term, view, at)) hits.push({ brand, kind, text, at, length });
        }
      }
    }
    return hits;
  };
}

/** Terms that begin alike: in a large fleet thousands, but of few lengths. */
function bucketOf(terms: readonly SearchTerm[]) {
  return [...Map.groupBy(terms, ({ folded }) => folded.length)].map(([length, same]) => ({
    length,
    texts: Map.groupBy(same, ({ folded }) => folded),
  }));
}

function prefixOf({ folded }: SearchTerm): number {
  let prefix = 0;
  for (let at = 0; at < PREFIX; at += 1) prefix = nextPrefix(prefix, folded.charCodeAt(at));
  return prefix;
}

const nextPrefix = (prefix: number, code: number) => (prefix << 8) | code;

const filterPlace = (prefix: number) => Math.imul(prefix, 0x9e3779b1) >>> (32 - FILTER_BITS);

/** Bytes; a shorter match in text that may not be base64 is chance. */
const GUESS_MIN = 6;

function counts({ folded, rule }: SearchTerm, { text, isGuess }: View, at: number): boolean {
  if (isGuess && folded.length >= GUESS_MIN) return true;
  if (isGuess && rule !== "site" && rule !== "id") return false;
  return passesRule(rule, text, at, at + folded.length);
}

export function colourOwners(identities: readonly BrandIdentity[]): Owners<number> {
  const owners: Owners<number> = new Map();
  for (const { id, colours } of identities) {
    const bytes = Buffer.from(colours, "hex");
    for (let at = 0; at < bytes.length; at += 3) claim(owners, bytes.readUIntBE(at, 3), id);
  }
  return owners;
}

function coloursIn(lower: string, owners: Owners<number>, own: string): Hit[] {
  return writtenColours(lower).flatMap(({ colour, at, length }): Hit[] => {
    const brand = owners.get(Number.parseInt(colour, 16)) ?? own;
    return brand === own ? [] : [{ brand, kind: "colour", text: `#${colour}`, at, length }];
  });
}

const COLOUR =
  /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z])|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*[,/)]/g;

interface WrittenColour {
  readonly colour: string;
  readonly at: number;
  readonly length: number;
}

/** `rrggbb` of colours written as #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or rgba(). */
export function writtenColours(lower: string): WrittenColour[] {
  return [...lower.matchAll(COLOUR)].flatMap((match) => {
    const [text, hex, ...channels] = match;
    const colour = hex === undefined ? hexOf(channels.map(Number)) : sixDigits(hex);
    return colour === null ? [] : [{ colour, at: match.index, length: text.length }];
  });
}

function sixDigits(hex: string): string {
  const digits = hex.length > 4 ? [...hex] : [...hex].map((digit) => digit + digit);
  return digits.join("").slice(0, 6);
}

function hexOf(channels: readonly number[]): string | null {
  if (channels.some((channel) => channel > 255)) return null;
  return channels.map((channel) => channel.toString(16).padStart(2, "0")).join("");
}
