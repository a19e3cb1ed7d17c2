// The pages of a brand as documents. Brands that differ in words and addresses alone share the drawing: it is made once
// with marks in their place, and stored.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrandConfig, EditionArt, Localized, Texts, TextTree } from "#contract/brand-entry.ts";
import type { LegalDocument } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { StaticDocument } from "#contract/static-pages.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile } from "../cache/store.ts";
import { legalDocument } from "../content/legal-text.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { createMarks, fillMarks, fillMarkup, type Marks } from "./brand-marks.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { SharedContent } from "./shared-content.ts";
import { originOf } from "./site-files.ts";
import { type StaticContent, staticDocuments, type StaticSite } from "./static-pages.ts";

interface DocumentsInput {
  readonly core: CoreBuild;
  readonly brand: PreparedBrand;
  readonly shared: SharedContent;
  readonly config: BrandConfig;
  readonly routes: readonly RouteSpec[];
  readonly locale: Locale;
}

/** Every page for visitors but home, and the one for addresses that are no page. */
export async function brandDocuments(input: DocumentsInput): Promise<readonly StaticDocument[]> {
  const { core, brand, config, routes, locale } = input;
  const marks = createMarks();
  const site: StaticSite = {
    core,
    layout: brand.manifest.layout,
    config: markedConfig(config, marks),
    routes,
    locale,
    coreTexts: brand.coreTexts[locale],
    ownTexts: markedTexts(brand.texts[locale], marks),
  };
  const content: StaticContent = {
    origin: marks.mark(originOf(brand.manifest)),
    help: brand.help[locale],
    legal: markedLegal(brand, locale, marks),
  };
  const drawn = await storedDocuments(input.shared, site, content);
  return drawn.map(({ path: at, title, description, markup }) => ({
    path: at,
    title: fillMarks(title, marks.values),
    description: fillMarks(description, marks.values),
    markup: fillMarkup(markup, marks.values),
  }));
}

const FILE = "documents.json";

const drawings = new Map<string, Promise<readonly StaticDocument[]>>();

function storedDocuments(
  shared: SharedContent,
  site: StaticSite,
  content: StaticContent,
): Promise<readonly StaticDocument[]> {
  const key = keyOf(shared, site, content);
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const drawing = findOrDraw(shared, key, () => staticDocuments(site, content));
  drawings.set(key, drawing);
  return drawing;
}

async function findOrDraw(
  { store }: SharedContent,
  key: string,
  draw: () => Promise<readonly StaticDocument[]>,
): Promise<readonly StaticDocument[]> {
  const stored = await store.find("documents", key);
  if (stored !== null)
    return JSON.parse(await readFile(entryFile(stored, FILE), "utf8")) as StaticDocument[];
  const documents = await draw();
  await store.keep("documents", key, (dir) =>
    writeFile(path.join(dir, FILE), JSON.stringify(documents)),
  );
  return documents;
}

/** All that a drawing depends on. The core's own texts are told by their digest. */
function keyOf(
  { content }: SharedContent,
  site: StaticSite,
  { help, ...own }: StaticContent,
): string {
  const { core, layout, config, routes, locale, coreTexts, ownTexts } = site;
  const isCore = coreTexts === content.locales[locale].texts;
  const words = isCore ? content.key : JSON.stringify([coreTexts, help]);
  const parts = { layout, config, routes, locale, ownTexts, ...own };
  return entryKey("documents", [core.key, words, JSON.stringify(parts)]);
}

/** A help page, a lobby and their frame show words, drawings and the operator; the rest decides what is shown. */
function markedConfig(config: BrandConfig, { mark }: Marks): BrandConfig {
  const localized = (text: Localized): Localized => mapValues(text, mark);
  const { art, legal } = config;
  const picture = (addresses: EditionArt): EditionArt => mapValues(addresses, mark);
  return {
    ...config,
    id: "",
    siteId: "",
    name: localized(config.name),
    latinName: mark(config.latinName),
    title: localized(config.title),
    description: localized(config.description),
    legal: {
      ...legal,
      operator: mark(legal.operator),
      operatorName: localized(legal.operatorName),
      licence: mark(legal.licence),
      contact: mark(legal.contact),
    },
    api: { ...config.api, base: "/", socket: "/" },
    art: {
      mark: mark(art.mark),
      logo: picture(art.logo),
      hero: picture(art.hero),
      promotion: picture(art.promotion),
      empty: picture(art.empty),
      venues: mapValues(art.venues, picture),
      scenes: mapValues(art.scenes, picture),
    },
  };
}

/** Values are filled into some texts, and lines are split at their breaks: these stay as they are. */
const PLAIN = /^[^{}$\n<]+$/;

function markedTexts(texts: Texts, marks: Marks): Texts {
  return mapValues(texts, (tree) => markedTree(tree, marks) as TextTree);
}

function markedTree(tree: string | TextTree, marks: Marks): string | TextTree {
  if (typeof tree === "string") return PLAIN.test(tree) ? marks.mark(tree) : tree;
  return mapValues(tree, (below) => markedTree(below, marks));
}

function markedLegal(
  brand: PreparedBrand,
  locale: Locale,
  { mark }: Marks,
): StaticContent["legal"] {
  const values = (brand.legal.values[locale] ?? []).map(mark);
  const own = brand.legal.documents.filter(({ facts }) => facts.locale === locale);
  return Object.fromEntries(
    own.map(({ facts, text }): [string, LegalDocument] => [
      facts.name,
      legalDocument(text, values, { effectiveDate: facts.effectiveDate, hash: mark(facts.hash) }),
    ]),
  );
}

function mapValues<R extends Readonly<Record<string, unknown>>, U>(
  record: R,
  change: (value: NonNullable<R[keyof R]>) => U,
): { readonly [K in keyof R]: U } {
  const entries = Object.entries(record) as [string, NonNullable<R[keyof R]>][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as {
    readonly [K in keyof R]: U;
  };
}
