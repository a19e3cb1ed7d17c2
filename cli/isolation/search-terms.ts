// Which identities a bundle is searched for, and what they look like as bytes.
//
// An identity is a signal while exactly one brand has it. Two kinds are left out and told: what is too
// short to mean anything, and what the shared core or content says itself (found when it was searched).
import { STRONG_KINDS, type BrandIdentity, type IdentityKind } from "./brand-identity.ts";

/** One identity that is searched for. */
export interface SearchedText {
  /** Index of the brand. */
  readonly owner: number;
  readonly kind: IdentityKind;
  readonly text: string;
}

export interface LeftOut {
  readonly brand: string;
  readonly kind: IdentityKind;
  readonly text: string;
  readonly why: "short" | "shared-content";
}

/** What stands in a brand's texts, and what must surround it to count. */
export interface SearchTerm {
  readonly text: string;
  readonly form: Form;
  readonly rule: Rule;
}

/** `text` ignores the case of ASCII letters; `base64` does not. */
export const FORMS = ["text", "base64"] as const;
export type Form = (typeof FORMS)[number];

/**
 * `plain`: anything around it. `word`: no letter or digit goes on where it begins or ends with one.
 * `host`: no letter, digit or hyphen before or after. `start`: no letter or digit before it. `site` and
 * `quoted`: a number, or a word of up to three letters, counts only as the value of a site id or an id.
 */
export const RULES = ["plain", "word", "host", "start", "site", "quoted"] as const;
export type Rule = (typeof RULES)[number];

/**
 * The texts that are searched for: one per identity that is one brand's alone, each text once per brand.
 * @param spoken folded texts that the shared core or content holds
 * @param claimed of the same identities: of thousands of brands it is made once
 */
export function fleetTexts(
  identities: readonly BrandIdentity[],
  spoken: ReadonlySet<string>,
  claimed: Owners = ownersOf(identities),
): { readonly texts: readonly SearchedText[]; readonly leftOut: readonly LeftOut[] } {
  const found: SearchedText[] = [];
  const leftOut: LeftOut[] = [];
  identities.forEach(({ id: brand, texts, drawings }, owner) => {
    const searched: string[] = [];
    for (const [kind, text] of texts) {
      const key = fold(text);
      if (claimed(kind, key) !== owner || isFound(kind, key, searched)) continue;
      const why = isShort(text) ? "short" : spoken.has(key) ? "shared-content" : null;
      if (why !== null) leftOut.push({ brand, kind, text, why });
      else {
        // A number and a short id count in their place only: nothing may lean on their being found.
        if (ruleOf(kind, text) !== "site" && ruleOf(kind, text) !== "quoted") searched.push(key);
        found.push({ owner, kind, text });
      }
    }
    for (const text of drawings) {
      if (claimed("drawing", text) === owner) found.push({ owner, kind: "drawing", text });
    }
  });
  return { texts: found, leftOut };
}

const STRONG = new Set<IdentityKind>(STRONG_KINDS);
const SHARED = -1;

/** The one brand that a folded text is an identity of; `SHARED` where there are several. */
export type Owners = (kind: IdentityKind, key: string) => number | undefined;

export function ownersOf(identities: readonly BrandIdentity[]): Owners {
  const strong = new Map<string, number>();
  const weak = new Map<string, number>();
  const claim = (map: Map<string, number>, key: string, owner: number) => {
    const before = map.get(key);
    map.set(key, before === undefined || before === owner ? owner : SHARED);
  };
  identities.forEach(({ texts, drawings }, owner) => {
    for (const [kind, text] of texts) claim(STRONG.has(kind) ? strong : weak, fold(text), owner);
    for (const text of drawings) claim(weak, text, owner);
  });
  return (kind, key) => strong.get(key) ?? (STRONG.has(kind) ? undefined : weak.get(key));
}

/** A host below a domain, a title that begins with the name: the shorter text finds both. */
function isFound(kind: IdentityKind, key: string, searched: readonly string[]): boolean {
  if (searched.includes(key)) return true;
  return !STRONG.has(kind) && searched.some((known) => holds(key, known));
}
/** Lower case of ASCII letters only, as the search folds bytes. */
export function fold(text: string): string {
  if (!/[A-Z]/.test(text)) return text;
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function holds(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at === -1) return false;
  const edge = /[a-z0-9]/;
  return !(
    edge.test(part) &&
    (edge.test(text[at - 1] ?? "") || edge.test(text[at + part.length] ?? ""))
  );
}

/** One letter of any script says nothing; of two or three Latin ones `quoted` makes something. */
function isShort(text: string): boolean {
  return [...text].length < 2 || (Buffer.byteLength(text) < 4 && !isLatin(text));
}

const isLatin = (text: string) => /^[\w -]+$/.test(text);

/** The search terms of one text: itself, and its base64 at the three offsets where it is long enough. */
export function searchTermsOf({ kind, text }: SearchedText, forms: readonly Form[]): SearchTerm[] {
  const rule = ruleOf(kind, text);
  const folded = fold(text);
  const plain: SearchTerm = {
    text: rule === "quoted" ? `"${folded}"` : folded,
    form: "text",
    rule,
  };
  if (kind === "drawing" || !forms.includes("base64")) return [plain];
  const told = rule === "site" ? `siteId":"${text}"` : rule === "quoted" ? `"id":"${text}"` : text;
  return [
    plain,
    ...base64Forms(told).map((form): SearchTerm => ({ text: form, form: "base64", rule: "plain" })),
  ];
}

function ruleOf(kind: IdentityKind, text: string): Rule {
  if (/^\d+$/.test(text)) return "site";
  if (kind === "drawing") return "start";
  if (kind === "domain" || kind === "host") return "host";
  return text.length <= 3 && isLatin(text) ? "quoted" : "word";
}

/** Fewer characters than this stand in random base64 by chance. */
const BASE64_MIN = 7;

/**
 * The characters that a text gives whatever stands before and after it, for each of the three offsets
 * it may have in what was encoded; also in the url alphabet where that differs.
 */
function base64Forms(text: string): string[] {
  const length = Buffer.byteLength(text);
  return ["", "\0", "\0\0"].flatMap((before) => {
    const lead = before.length;
    const encoded = Buffer.from(before + text).toString("base64");
    const from = Math.ceil((lead * 8) / 6);
    const to = Math.floor(((lead + length) * 8) / 6);
    if (to - from < BASE64_MIN) return [];
    const stable = encoded.slice(from, to);
    const url = stable.replaceAll("+", "-").replaceAll("/", "_");
    return url === stable ? [stable] : [stable, url];
  });
}
