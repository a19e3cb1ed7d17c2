// Renders the public pages of a brand. Brands that differ only in texts and addresses share one rendering: it is made
// with placeholders for these, stored, and filled in for each brand.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrandConfig, EditionArt, Localized, Texts, TextTree } from "#contract/brand-entry.ts";
import type { LegalDocument } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { StaticDocument } from "#contract/static-pages.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile } from "../cache/store.ts";
import { legalDocument } from "../content/legal-text.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { createPlaceholders, fillPlaceholders, type Placeholders } from "./placeholders.ts";
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

/** Every public page but home, and the not-found page. */
export async function brandDocuments(input: DocumentsInput): Promise<readonly StaticDocument[]> {
  const { core, brand, config, routes, locale } = input;
  const placeholders = createPlaceholders();
  const site: StaticSite = {
    core,
    layout: brand.manifest.layout,
    config: placeholderConfig(config, placeholders),
    routes,
    locale,
    coreTexts: brand.coreTexts[locale],
    ownTexts: placeholderTexts(brand.texts[locale], placeholders),
  };
  const content: StaticContent = {
    origin: placeholders.placeholderFor(originOf(brand.manifest)),
    help: brand.help[locale],
    legal: placeholderLegal(brand, locale, placeholders),
  };
  const rendered = await storedDocuments(input.shared, site, content);
  const { values } = placeholders;
  const escaped = values.map(escapeHtml);
  return rendered.map(({ title, description, markup, ...rest }) => ({
    ...rest,
    title: fillPlaceholders(title, values),
    description: fillPlaceholders(description, values),
    markup: fillPlaceholders(markup, escaped),
  }));
}

const FILE = "documents.json";

/** The last renderings of this process, about a megabyte each; the others are read from the store again. */
const renderings = new Map<string, Promise<readonly StaticDocument[]>>();
const MOST_RENDERINGS = 32;

function storedDocuments(
  shared: SharedContent,
  site: StaticSite,
  content: StaticContent,
): Promise<readonly StaticDocument[]> {
  const key = keyOf(shared, site, content);
  const known = renderings.get(key);
  if (known !== undefined) return known;
  const rendering = findOrRender(shared, key, () => staticDocuments(site, content));
  renderings.set(key, rendering);
  if (renderings.size > MOST_RENDERINGS) renderings.delete([...renderings.keys()][0] ?? key);
  return rendering;
}

async function findOrRender(
  { store }: SharedContent,
  key: string,
  render: () => Promise<readonly StaticDocument[]>,
): Promise<readonly StaticDocument[]> {
  const stored = await store.find("documents", key);
  if (stored !== null)
    return JSON.parse(await readFile(entryFile(stored, FILE), "utf8")) as StaticDocument[];
  const documents = await render();
  await store.keep("documents", key, (dir) =>
    writeFile(path.join(dir, FILE), JSON.stringify(documents)),
  );
  return documents;
}

/** A digest of everything that a rendering depends on; the core's own texts have one already. */
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

/** Replaces what pages only show: names, addresses of pictures and facts of the operator. The rest decides what is shown. */
function placeholderConfig(config: BrandConfig, { placeholderFor }: Placeholders): BrandConfig {
  const localized = (text: Localized): Localized => mapValues(text, placeholderFor);
  const { art, legal } = config;
  const picture = (addresses: EditionArt): EditionArt => mapValues(addresses, placeholderFor);
  return {
    ...config,
    id: "",
    siteId: "",
    name: localized(config.name),
    latinName: placeholderFor(config.latinName),
    title: localized(config.title),
    description: localized(config.description),
    legal: {
      ...legal,
      operator: placeholderFor(legal.operator),
      operatorName: localized(legal.operatorName),
      licence: placeholderFor(legal.licence),
      contact: placeholderFor(legal.contact),
    },
    api: { ...config.api, base: "/", socket: "/" },
    art: {
      mark: placeholderFor(art.mark),
      logo: picture(art.logo),
      hero: picture(art.hero),
      promotion: picture(art.promotion),
      empty: picture(art.empty),
      venues: mapValues(art.venues, picture),
      scenes: mapValues(art.scenes, picture),
    },
  };
}

/** A text without variables, markup and line breaks: no component parses or splits it, so a placeholder can replace it. */
const PLAIN = /^[^{}$\n<]+$/;

function placeholderTexts(texts: Texts, placeholders: Placeholders): Texts {
  return mapValues(texts, (tree) => placeholderTree(tree, placeholders) as TextTree);
}

function placeholderTree(tree: string | TextTree, placeholders: Placeholders): string | TextTree {
  if (typeof tree === "string") return PLAIN.test(tree) ? placeholders.placeholderFor(tree) : tree;
  return mapValues(tree, (below) => placeholderTree(below, placeholders));
}

function placeholderLegal(
  brand: PreparedBrand,
  locale: Locale,
  { placeholderFor }: Placeholders,
): StaticContent["legal"] {
  const values = (brand.legal.values[locale] ?? []).map(placeholderFor);
  const own = brand.legal.documents.filter(({ facts }) => facts.locale === locale);
  return Object.fromEntries(
    own.map(({ facts, text }): [string, LegalDocument] => [
      facts.name,
      legalDocument(text, values, {
        effectiveDate: facts.effectiveDate,
        hash: placeholderFor(facts.hash),
      }),
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
