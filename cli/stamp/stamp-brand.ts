// Combines one prepared brand with the compiled core into a bundle in memory.
import path from "node:path";
import type { BrandConfig } from "#contract/brand-entry.ts";
import { chosenLocales } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { brandConfig } from "./brand-config.ts";
import { brandEntry, siteEntries, siteRoutes } from "./brand-entry.ts";
import { brandStyles } from "./brand-styles.ts";
import { addFile, addHashed, integrityOf, linkFile, type BundleFiles } from "./bundle-files.ts";
import { bundleReceipt } from "./bundle-receipt.ts";
import { importMap, specifierOf } from "./import-map.ts";
import { featuresIn, pageChunks } from "./page-chunks.ts";
import { pagePreloads } from "./page-preloads.ts";
import { documentPolicy, headerPolicy, headersFile } from "./security-headers.ts";
import type { NewFile } from "./shared-files.ts";
import { originOf, redirects, robots, sitemap, webManifest } from "./site-files.ts";
import { stampArt } from "./stamp-art.ts";
import type { Stamped, StampInput } from "./stamp-input.ts";
import { addTexts } from "./stamp-texts.ts";
import { addDocuments } from "./add-documents.ts";
import { addWorker } from "./worker-file.ts";

const FONT = { stem: "figures", extension: "woff2", effort: "high" } as const;
const LICENCES = { stem: "licences", extension: "txt", effort: "high" } as const;

export async function stampBrand(input: StampInput): Promise<Stamped> {
  const { brand, core, shared } = input;
  const { manifest, switches } = brand;
  const files: BundleFiles = new Map();
  const share = async (file: NewFile) => linkFile(files, await shared.share(file));
  const font = await share({ ...FONT, content: shared.font });
  const art = await stampArt(files, brand, shared);
  const routes = siteRoutes(switches, (name) => ownValue(core.entries, name) !== undefined);
  const config = brandConfig(manifest, switches, brand.localize, art, routes);
  const css = addHashed(files, "brand", "css", brand.css(path.basename(font)));
  const chunks = pageChunks(core, manifest.layout, siteEntries(manifest, switches, routes));
  addCoreFiles(files, core, chunks.all);
  const shows = featuresIn(core, chunks.all);
  const texts = addTexts(files, brand, shared.content.modules, shows);
  const sheets = await brandStyles(core, chunks);
  const styles = await share(sheets.styles);
  const lateStyles = await share(sheets.lateStyles);
  const source = brandEntry(manifest, switches, config, {
    core: (name) => specifierOf(core, name),
    address: (file) => `./${path.posix.basename(file)}`,
    routes,
    feature: (name) => ownValue(core.features, name),
    styles: `/${lateStyles}`,
    files: texts,
    legalFacts: brand.legal,
  });
  const entry = addHashed(files, "entry", "js", source);
  const early = (locale: Locale) => texts.layers[locale] ?? [];
  const modules = importMap(core, chunks.all);
  const parts = {
    config,
    importMap: modules,
    policy: documentPolicy(manifest, [modules, core.scripts.head, core.scripts.body]),
    routes,
    scripts: core.scripts,
    inner: manifest.layout,
    origin: originOf(manifest),
    themeColour: brand.colours.theme,
    font,
    styles: { brand: css, home: styles, pages: lateStyles },
    entry,
    integrity: (file: string) => integrityOf(files, file),
  };
  for (const locale of chosenLocales(config))
    await addDocuments(files, input, {
      ...parts,
      locale,
      preloads: pagePreloads({ core, routes, chunks, lateStyles, files: texts, locale, art }),
      preload: [...chunks.every, ...early(locale)],
    });
  const around = [css, styles, lateStyles, entry, font, ...chunks.around];
  addWorker(files, input, routes, [...around, ...chosenLocales(config).flatMap(early)]);
  await addSiteFiles(files, input, config, routes);
  return bundleReceipt(input, files, {
    first: [css, styles, entry, ...chunks.first, ...early(manifest.locales.default), "index.html"],
    routes,
  });
}

async function addSiteFiles(
  files: BundleFiles,
  { brand, shared }: StampInput,
  config: BrandConfig,
  routes: readonly RouteSpec[],
): Promise<void> {
  const { manifest } = brand;
  addFile(files, "site.webmanifest", webManifest(config, brand.colours, brand.localize));
  addFile(files, "robots.txt", robots(manifest, config));
  addFile(files, "sitemap.xml", sitemap(config, originOf(manifest), routes));
  addFile(files, "_headers", headersFile(headerPolicy(manifest)));
  addFile(files, "_redirects", redirects(config, routes));
  const licences = await shared.share({ ...LICENCES, content: shared.fontLicence });
  linkFile(files, { ...licences, name: "licences.txt" });
}

function addCoreFiles(files: BundleFiles, core: CoreBuild, chunks: readonly string[]): void {
  for (const name of chunks) {
    const facts = ownValue(core.files, name);
    if (!facts) throw new Error(`the compiled core lacks ${name}`);
    const { bytes, sha256, br: brotli } = facts;
    linkFile(files, { name, from: path.join(core.filesDir, name), bytes, sha256, brotli });
  }
}
