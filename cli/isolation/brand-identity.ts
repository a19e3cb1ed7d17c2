// The texts, colours and drawings of a brand that no other brand's bundle may contain.
import type { Localized } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";

/** Identify their brand even if another repeats the text; other kinds only while one brand has the value. */
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

/** How a message calls them. */
export const KIND_LABELS: Readonly<Record<IdentityKind, string>> = {
  id: "id",
  siteId: "site id",
  name: "name",
  latinName: "Latin name",
  domain: "domain",
  licence: "licence",
  title: "title",
  operator: "operator",
  contact: "contact",
  host: "host",
  publicKey: "public key",
  drawing: "drawing with the digest",
  colour: "colour",
};

/** A brand's own texts of these kinds may contain another brand's name. */
export const COVERING_KINDS: ReadonlySet<IdentityKind> = new Set([
  ...STRONG_KINDS,
  "title",
  "operator",
]);

export interface BrandIdentity {
  readonly id: string;
  readonly texts: readonly (readonly [IdentityKind, string])[];
  /** Colours of its stylesheet and drawings: `rrggbb` after `rrggbb`, sorted. */
  readonly colours: string;
  readonly drawings: readonly string[];
}

export interface IdentityFacts {
  readonly manifest: Manifest;
  readonly localize: (text: string) => Localized;
  /** Texts that contain the resolved colours; empty when the tokens do not resolve. */
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

function hostOf(origin: string): string[] {
  const host = /^\w+:\/\/([^/]+)/.exec(origin)?.[1];
  return host === undefined ? [] : [host];
}

const HEX = /#([0-9a-f]{6})(?:[0-9a-f]{2})?(?![0-9a-f])/gi;

function coloursIn(texts: readonly string[]): string {
  const found = texts.flatMap((text) =>
    [...text.matchAll(HEX)].map((match) => (match[1] ?? "").toLowerCase()),
  );
  return [...new Set(found)].toSorted().join("");
}
