// Adds the html files of a bundle: home, every other public page, `shell.html` for members' pages and `404.html`.
import { documentFile, FRAME_FILE, NO_PAGE_FILE } from "#contract/documents.ts";
import * as PAGES from "#contract/pages.ts";
import type { Preload } from "#contract/visit-facts.ts";
import { addFile, type BundleFiles } from "./bundle-files.ts";
import { brandDocuments } from "./documents.ts";
import { html, type HtmlDocument, type HtmlParts } from "./html.ts";
import type { StampInput } from "./stamp-input.ts";
import { staticShells } from "./static-pages.ts";

interface Parts extends Omit<HtmlParts, "document" | "robots" | "styles" | "keywords"> {
  /** Of the home page's first paint, or of all pages. */
  readonly styles: Readonly<Record<"brand" | "home" | "pages", string>>;
}

export async function addDocuments(
  files: BundleFiles,
  { brand, core, shared }: StampInput,
  { styles, ...parts }: Parts,
): Promise<void> {
  const { config, routes } = parts;
  const locale = config.locales.default;
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
  const site = { core, layout: brand.manifest.layout, config, routes, locale, coreTexts };
  const shells = await staticShells({ ...site, ownTexts: brand.texts[locale] });
  const own = { title: config.title[locale], description: config.description[locale] };
  const first = [styles.brand, styles.home];
  const all = [styles.brand, styles.pages];
  const hidden = robots === "index" ? "until-drawn" : robots;
  add(
    ["index.html", documentFile(PAGES.home)],
    { ...own, path: PAGES.home, markup: shells.home },
    { robots, styles: first },
  );
  add(
    [FRAME_FILE],
    { ...own, path: null, markup: shells.frame },
    { robots: hidden, styles: first },
  );
  for (const document of await brandDocuments({ core, brand, shared, config, routes, locale })) {
    const isPage = document.path !== "*";
    add([isPage ? documentFile(document.path) : NO_PAGE_FILE], document, {
      robots: isPage ? robots : hidden,
      styles: all,
    });
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
