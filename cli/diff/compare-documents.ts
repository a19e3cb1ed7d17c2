// Legal documents as they stand on the site: variant, date and digest of the resolved text.
import path from "node:path";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { localizer } from "../stamp/prepare-brand.ts";
import type { Problem } from "../errors/errors.ts";
import { MAX_JSON_BYTES, readInside } from "../files/read-file.ts";
import { readJsonFile } from "../files/json-file.ts";
import { legalHash } from "../content/legal-text.ts";
import { legalValues } from "../content/legal-variables.ts";
import { ownLegal, readLegal, variantLegal } from "../content/resolve-legal.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import { sha256, shortHash } from "../files/digest.ts";
import type { Change } from "./fleet-diff.ts";
import { sharedText } from "./fleet-side.ts";
import type { Found, SideBrand } from "./side-brand.ts";

/** Documents whose sources read the same in both states are not resolved. */
export async function compareDocuments(before: SideBrand, after: SideBrand): Promise<Found> {
  if (sourcesDigest(before) === sourcesDigest(after))
    return { changes: [], problems: { before: [], after: [] } };
  const [old, now] = [await documentsOf(before), await documentsOf(after)];
  return {
    changes: LOCALES.flatMap((locale) =>
      changedDocuments(old.shown[locale], now.shown[locale], locale),
    ),
    problems: { before: old.problems, after: now.problems },
  };
}

/** Of everything a document is made from: its files, the brand's facts, its words for zh-TW. */
function sourcesDigest({ side, brand }: SideBrand): string {
  const { manifest, texts } = brand;
  const files = LEGAL_NAMES.flatMap((name) => {
    const names = [`${name}.md`, `${name}.zh-TW.md`];
    const shared = path.join(side.contentDir, "legal", path.basename(manifest.legal[name]));
    return [
      ...names.map((file) => readText(brand.dir, path.join("legal", file))),
      ...names.map((file) => sharedText(path.join(shared, file))),
    ];
  });
  const glossary = readText(brand.dir, path.join("texts", "glossary.json"));
  const values = legalValues(manifest, (text) => text);
  const facts = [values, manifest.legal, manifest.locales.offered];
  return sha256(JSON.stringify([files, glossary, facts, texts["zh-TW"]["brand"] ?? null]));
}

function readText(dir: string, file: string): string | null {
  const read = readInside(dir, path.join(dir, file), MAX_JSON_BYTES);
  return read === null ? null : "text" in read ? read.text : read.problem.code;
}

interface Shown {
  /** Variant, date and the digest of the text before the brand's facts are filled in. */
  readonly words: string;
  /** Of the text as it stands on the site. */
  readonly hash: string;
}

interface Documents {
  readonly shown: Record<Locale, Map<LegalName, Shown>>;
  readonly problems: Problem[];
}

/** Many brands share a text and fill in their own facts, so the words are those of the shared text. */
function changedDocuments(
  before: ReadonlyMap<LegalName, Shown>,
  after: ReadonlyMap<LegalName, Shown>,
  locale: Locale,
): Change[] {
  return LEGAL_NAMES.flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === undefined || now === undefined || isSame(old, now)) return [];
    const words = old.words === now.words ? `${now.words}, with other facts` : now.words;
    return [{ kind: "document", name, variant: locale, before: old.words, after: words }];
  });
}

function isSame(a: Shown, b: Shown): boolean {
  return a.words === b.words && a.hash === b.hash;
}

async function documentsOf({ side, brand }: SideBrand): Promise<Documents> {
  const { glossary } = await readBrandGlossary(brand.dir, readJsonFile);
  const converter = createConverter({ brandGlossary: glossary });
  const localize = localizer(brand, converter);
  const found: Documents = { shown: { "zh-CN": new Map(), "zh-TW": new Map() }, problems: [] };
  const { manifest, dir: brandDir } = brand;
  for (const locale of manifest.locales.offered) {
    const values = legalValues(manifest, (text) => localize(text)[locale]);
    for (const name of LEGAL_NAMES) {
      const variant = manifest.legal[name];
      const place = { contentDir: side.contentDir, brandDir, variant, name, locale };
      const source = ownLegal(place) ?? (await variantLegal(place));
      if ("problem" in source) {
        found.problems.push(source.problem);
        continue;
      }
      const { text, problems } = await readLegal(source, place, converter);
      found.problems.push(...problems);
      if (text === null) continue;
      found.shown[locale].set(name, {
        words: `${variant}, in force from ${manifest.legal.effectiveDate}, text ${shortHash(source.text)}`,
        hash: legalHash(text, values),
      });
    }
  }
  return found;
}
