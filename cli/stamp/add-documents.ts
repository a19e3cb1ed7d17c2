// Adds the html files of a bundle: home, every other public page, `shell.html` for members' pages and `404.html`.
import { documentFile, FRAME_FILE, NO_PAGE_FILE } from "#contract/documents.ts";
import { joinLocale } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import * as PAGES from "#contract/pages.ts";
import type { Preload } from "#contract/visit-facts.ts";
import { addFile, type BundleFiles } from "./bundle-files.ts";
import { brandDocuments } from "./documents.ts";
import { html, type HtmlDocument, type HtmlParts } from "./html.ts";
import type { StampInput } from "./stamp-input.ts";
import { staticShell } from "./static-pages.ts";

interface Parts extends Omit<HtmlParts, "document" | "robots" | "styles" | "keywords"> {
  /** The locale of the documents. */
  readonly locale: Locale;
  /** Of the home page's first paint, or of all pages. */
  readonly styles: Readonly<Record<"brand" | "home" | "pages", string>>;
}

/** In one locale. The frame and the page for unknown addresses are in the default one. */
export async function addDocuments(
  files: BundleFiles,
  { brand, core, shared }: StampInput,
  { styles, locale, ...parts }: Parts,
): Promise<void> {
  const { config, routes } = parts;
  const { default: fallback } = config.locales;
  const isDefault = locale === fallback;
  const fileOf = (path: string) => documentFile(joinLocale(path, locale, fallback));
  const { robots, keywords } = brand.manifest.seo;
  const add = (
    names: readonly string[],
    document: Omit<HtmlDocument, "locale">,
    own: Pick<HtmlParts, "robots" | "styles">,
  ) => {
    const page = html({
      ...parts,
      ...own,
      preloads: ownPreloads(parts.preloads, document.path, own.styles),
      keywords: keywords.map((word) => brand.localize(word)[locale]),
      document: { ...document, locale },
    });
    for (const name of names) addFile(files, name, page);
  };
  const coreTexts = brand.coreTexts[locale];
  const ownTexts = brand.texts[locale];
  const site = { core, layout: brand.manifest.layout, config, routes, locale, coreTexts, ownTexts };
  const own = { title: config.title[locale], description: config.description[locale] };
  const first = [styles.brand, styles.home];
  const all = [styles.brand, styles.pages];
  const hidden = robots === "index" ? "until-drawn" : robots;
  add(
    [...(isDefault ? ["index.html"] : []), fileOf(PAGES.home)],
    { ...own, path: PAGES.home, markup: await staticShell(site, "staticHome") },
    { robots, styles: first },
  );
  if (isDefault)
    add(
      [FRAME_FILE],
      { ...own, path: null, markup: await staticShell(site, "staticFrame") },
      { robots: hidden, styles: first },
    );
  for (const document of await brandDocuments({ core, brand, shared, config, routes, locale })) {
    if (document.path !== "*") add([fileOf(document.path)], document, { robots, styles: all });
    else if (isDefault) add([NO_PAGE_FILE], document, { robots: hidden, styles: all });
  }
}

/** The preloads for the page of a document, without the stylesheets that the document links. */
function ownPreloads(
  preloads: readonly Preload[],
  path: string | null,
  styles: readonly string[],
): readonly Preload[] {
  const starts = preloads.map(([start]) => start).filter((start) => start !== "");
  const own =
    path === PAGES.home ? "" : starts.find((start) => (path ?? NO_DOCUMENT).startsWith(start));
  return preloads
    .filter(([start]) => start === own)
    .map(([start, files, ...only]) => [
      start,
      files.filter((file) => !styles.includes(file)),
      ...only,
    ]);
}

const NO_DOCUMENT = "/mine/";
