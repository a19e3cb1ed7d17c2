// Selects the identities of exactly one brand. Short ones and those in the shared content are left out.
import { STRONG_KINDS, type BrandIdentity, type IdentityKind } from "./brand-identity.ts";

export interface SearchTerm {
  readonly brand: string;
  readonly kind: IdentityKind;
  readonly text: string;
  readonly folded: string;
  readonly rule: Rule;
}

export interface LeftOut {
  readonly brand: string;
  readonly kind: IdentityKind;
  readonly text: string;
  readonly why: "short" | "shared-content";
}

/** Lower case, one character per UTF-8 byte: lengths and positions are in bytes. */
export function fold(text: string): string {
  return Buffer.from(text).toString("latin1").toLowerCase();
}

export function searchTerms(
  identities: readonly BrandIdentity[],
  sharedTexts: readonly string[],
): { readonly terms: readonly SearchTerm[]; readonly leftOut: readonly LeftOut[] } {
  const shared = new Set(sharedTexts.map(fold));
  const folded = identities.map(foldedTexts);
  const owners = ownersOf(folded);
  const terms: SearchTerm[] = [];
  const leftOut: LeftOut[] = [];
  for (const { brand, texts } of folded) {
    const seen = new Set<string>();
    for (const [kind, text, key] of texts) {
      if (owners.get(key) !== brand || seen.has(key)) continue;
      seen.add(key);
      const why = isShort(text) ? "short" : shared.has(key) ? "shared-content" : null;
      if (why !== null) leftOut.push({ brand, kind, text, why });
      else {
        const rule = ruleOf(kind, text);
        terms.push({ brand, kind, text, rule, folded: rule === "id" ? `"${key}"` : key });
      }
    }
  }
  return { terms, leftOut };
}

interface FoldedTexts {
  readonly brand: string;
  readonly texts: readonly (readonly [IdentityKind, text: string, key: string])[];
}

function foldedTexts({ id, texts, drawings }: BrandIdentity): FoldedTexts {
  const all = [...texts, ...drawings.map((drawing) => ["drawing", drawing] as const)];
  return {
    brand: id,
    texts: all.map(([kind, text]) => [kind, text, kind === "drawing" ? text : fold(text)]),
  };
}

const STRONG = new Set<IdentityKind>(STRONG_KINDS);

/** Folded text or colour (`0xrrggbb`) → its only brand; null when several brands have it. */
export type Owners<Key> = Map<Key, string | null>;

export function claim<Key>(owners: Owners<Key>, key: Key, brand: string): void {
  const before = owners.get(key);
  owners.set(key, before === undefined || before === brand ? brand : null);
}

function ownersOf(fleet: readonly FoldedTexts[]): Owners<string> {
  const strong: Owners<string> = new Map();
  const weak: Owners<string> = new Map();
  for (const { brand, texts } of fleet) {
    for (const [kind, , key] of texts) {
      claim(STRONG.has(kind) ? strong : weak, key, brand);
    }
  }
  return new Map([...weak, ...strong]);
}

function isShort(text: string): boolean {
  return text.length < 2 || (Buffer.byteLength(text) < 4 && !(isLatin(text) && /\D/.test(text)));
}

const isLatin = (text: string) => /^[\w -]+$/.test(text);

/** Where a term counts; `site` and `id`: only as the value of such a field. */
export type Rule = "word" | "host" | "start" | "site" | "id";

function ruleOf(kind: IdentityKind, text: string): Rule {
  if (/^\d+$/.test(text)) return "site";
  if (kind === "drawing") return "start";
  if (kind === "domain" || kind === "host") return "host";
  return text.length <= 3 && isLatin(text) ? "id" : "word";
}

export function passesRule(rule: Rule, text: string, from: number, to: number): boolean {
  const around = text.charAt(from - 1) + text.charAt(to);
  const before = () => text.slice(Math.max(0, from - CONTEXT), from);
  if (rule === "word") return isWordEdge(text, from) && isWordEdge(text, to);
  if (rule === "host") return !/[a-z0-9-]/i.test(around);
  if (rule === "start") return !/[a-z0-9]/i.test(text.charAt(from - 1));
  if (rule === "id") return ID_BEFORE.test(before());
  return !/\d/.test(around) && SITE_BEFORE.test(before());
}

const CONTEXT = 20;
const SITE_BEFORE = /(?<![a-z])site[_-]?(?:id)?["'\\\s]*(?:[:=]["'\\\s]*)?$/i;
const ID_BEFORE =
  /(?:["'](?:id|name|latinName|brand(?:id)?)\\?["']|(?<![a-z])(?:latinName|brand(?:[_-]?id)?))\s*[:=]\s*\\?$/i;

/** `titanLogo` and `myTitan` contain the word titan; `titanium` and `TITANS` do not. */
function isWordEdge(text: string, at: number): boolean {
  const pair = text.slice(Math.max(0, at - 1), at + 1);
  return !/^[a-z0-9]{2}$/i.test(pair) || /[a-z0-9][A-Z]/.test(pair);
}
