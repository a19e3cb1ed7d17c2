// What tells one brand from every other: the strings, colours and drawings that no other brand's
// bundle may hold.
import type { Localized } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";

/**
 * Strong kinds belong to the brand that has them, whoever else writes the same text down; the rest are
 * an identity only while one brand alone claims them (a family shares its operator and its game hosts).
 */
export const STRONG_KINDS = ["id", "siteId", "name", "latinName", "domain", "licence"] as const;
export const IDENTITY_KINDS = [
  ...STRONG_KINDS,
  "title",
  "operator",
  "contact",
  "host",
  "publicKey",
  "drawing",
  "colour",
] as const;

export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Kinds a bundle's own text may be made of: another brand's name inside them is no leak. */
export const COVERING_KINDS: ReadonlySet<IdentityKind> = new Set([
  ...STRONG_KINDS,
  "title",
  "operator",
]);

export interface BrandIdentity {
  readonly id: string;
  /** In both locales where they are text. */
  readonly texts: readonly (readonly [IdentityKind, string])[];
  /** Every colour its stylesheet and drawings are stamped with, `rrggbb` after `rrggbb`, sorted. */
  readonly colours: string;
  /** Short hashes of its stamped drawings, as they stand in file names and receipts. */
  readonly drawings: readonly string[];
}

export interface IdentityFacts {
  readonly manifest: Manifest;
  readonly localize: (text: string) => Localized;
  /** Texts the resolved colours stand in; none where the tokens do not resolve. */
  readonly coloured: readonly string[];
  readonly drawings: readonly string[];
}

export function brandIdentity(facts: IdentityFacts): BrandIdentity {
  const { manifest, localize } = facts;
  const { legal, api, hosts } = manifest;
  const both = (kind: IdentityKind, text: string) =>
    Object.values(localize(text)).map((form) => [kind, form] as const);
  const origins = [...Object.values(hosts).flat(), api.base, api.socket];
  const texts: (readonly [IdentityKind, string])[] = [
    ["id", manifest.id],
    ["siteId", manifest.siteId],
    ...both("name", manifest.name),
    ["latinName", manifest.latinName],
    ...manifest.domains.map((domain) => ["domain", domain] as const),
    ["licence", legal.licence],
    ...both("title", manifest.title),
    ...both("operator", legal.operator),
    ["contact", legal.contact],
    ...origins.flatMap((origin) => hostOf(origin).map((host) => ["host", host] as const)),
    ...(api.publicKey === undefined ? [] : [["publicKey", api.publicKey] as const]),
  ];
  return {
    id: manifest.id,
    texts: [...new Map(texts.map((entry) => [entry.join("\0"), entry])).values()],
    colours: coloursIn(facts.coloured),
    drawings: [...new Set(facts.drawings)].toSorted(),
  };
}

/** Empty for the site's own origin. */
function hostOf(origin: string): string[] {
  const host = /^\w+:\/\/([^/]+)/.exec(origin)?.[1];
  return host === undefined ? [] : [host];
}

const HEX = /#([0-9a-f]{6})(?:[0-9a-f]{2})?(?![0-9a-f])/gi;

/** Alpha does not count: a brand's veil is its colour. */
function coloursIn(texts: readonly string[]): string {
  const found = texts.flatMap((text) =>
    [...text.matchAll(HEX)].map((match) => (match[1] ?? "").toLowerCase()),
  );
  return [...new Set(found)].toSorted().join("");
}
