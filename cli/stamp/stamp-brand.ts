// Stamps one prepared brand on the compiled core: everything a bundle holds, in memory.
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import type { Receipt } from "./receipt.ts";
import type { Store } from "../cache/store.ts";
import { brandConfig } from "./brand-config.ts";
import { brandEntry, siteEntries, siteRoutes } from "./brand-entry.ts";
import { addFile, addHashed, integrityOf, linkModule, type BundleFiles } from "./bundle-files.ts";
import { html, type HtmlParts } from "./html.ts";
import { mapValues } from "./map-values.ts";
import { coreStyles } from "./core-styles.ts";
import { chunksNamed, featuresIn, firstScreen, framed } from "./page-chunks.ts";
import { pagePreloads } from "./page-preloads.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { bundleReceipt } from "./bundle-receipt.ts";
import { contentSecurityPolicy, headersFile } from "./security-headers.ts";
import type { SharedContent } from "./shared-content.ts";
import type { SharedFile, SharedFiles } from "./shared-files.ts";
import type { SharedTexts } from "./shared-texts.ts";
import { originOf, REDIRECTS, robots, sitemap, webManifest } from "./site-files.ts";
import { stampArt } from "./stamp-art.ts";
import { addHelp } from "./stamp-help.ts";
import { staticShell } from "./static-shell.ts";
import { addLegal, addOwnTexts } from "./stamp-texts.ts";
import { visitFacts } from "./visit-facts.ts";

export interface StampInput {
  readonly brand: PreparedBrand;
  readonly core: CoreBuild;
  readonly shared: SharedContent;
  readonly sharedTexts: SharedTexts;
  readonly sharedFiles: SharedFiles;
  readonly store: Store;
  readonly inputDigest: string;
  readonly version: string;
}

/** A module stored once with its compressed siblings and linked into bundles. */
export interface SharedModule {
  readonly name: string;
  readonly from: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Bytes of its brotli sibling; null where it is too small to have one. */
  readonly brotli: number | null;
}

export interface Stamped {
  readonly files: BundleFiles;
  readonly receipt: Receipt;
  readonly digest: string;
}

export async function stampBrand(input: StampInput): Promise<Stamped> {
  const { brand, core, shared } = input;
  const { manifest, switches } = brand;
  const files: BundleFiles = new Map();
  const has = (name: string) => core.entries[name] !== undefined;
  const share = async (file: SharedFile) => linkModule(files, await input.sharedFiles.share(file));
  const font = await share({ ...FONT, content: shared.font });
  const art = await stampArt(files, { ...input, ...brand, brandDir: brand.dir });
  const routes = siteRoutes(switches, has);
  const config = brandConfig(manifest, switches, brand.localize, art, routes);
  const css = addHashed(files, "brand", "css", brand.css(path.basename(font)));
  const legal = addLegal(files, brand);
  const help = has("page-help") ? addHelp(files, brand) : {};
  const chunk = (name: string) => core.entries[name] ?? `missing/${name}`;
  const chunks = reachable(core, siteEntries(manifest, switches, routes).map(chunk), true);
  const linkShared = (texts: Texts) => addLinked(files, input.sharedTexts.modules.get(texts));
  const shows = featuresIn(core, chunks);
  const { layers, late } = addOwnTexts(brand, { files, linkShared, shows });
  const first = firstScreen(core, manifest.layout);
  const { styles, lateStyles } = await coreStyles(core, { first, all: chunks }, share);
  const { default: locale } = manifest.locales;
  const address = (file: string) => `./${path.posix.basename(file)}`;
  const addresses = (perLocale: PerLocale) => mapValues(perLocale, address);
  const source = brandEntry(manifest, switches, config, {
    core: (name) => `../${chunk(name)}`,
    routes,
    feature: (name) => core.features[name],
    styles: `/${lateStyles}`,
    texts: mapValues(layers, (layer) => layer.map(address)),
    lateTexts: mapValues(late, addresses),
    legal: mapValues(legal, addresses),
    legalFacts: brand.legal,
    help: mapValues(help, addresses),
  });
  const entry = addHashed(files, "entry", "js", source);
  const every = reachable(core, chunksNamed(core, framed(manifest.layout)), false);
  const preloads = pagePreloads({
    core,
    routes,
    first: every,
    home: first.filter((name) => !every.includes(name)),
    lateStyles,
    text: textsOf(core, late, help["always"], locale),
    locale,
    art,
  });
  const texts = layers[locale] ?? [];
  const links = { font, styles: [css, styles], entry, preload: [...every, ...texts] };
  const visit = visitFacts(manifest, preloads, routes);
  addFile(files, "index.html", await pageHtml(input, files, routes, { config, visit, ...links }));
  addCoreFiles(files, core, chunks);
  await addSiteFiles(files, input, { config, routes });
  return bundleReceipt(input, files, {
    first: [css, styles, entry, ...first, ...texts, "index.html"],
    routes,
  });
}

const FONT = { stem: "figures", extension: "woff2", effort: "high" } as const;
const LICENCES = { stem: "licences", extension: "txt", effort: "high" } as const;

async function pageHtml(
  { brand, core, store }: StampInput,
  files: BundleFiles,
  routes: readonly RouteSpec[],
  parts: Pick<HtmlParts, "config" | "visit" | "font" | "styles" | "entry" | "preload">,
): Promise<string> {
  const { seo, locales } = brand.manifest;
  return html({
    ...parts,
    integrity: (file) => integrityOf(files, file),
    robots: seo.robots,
    keywords: seo.keywords.map((word) => brand.localize(word)[locales.default]),
    origin: originOf(brand.manifest),
    themeColour: brand.colours.theme,
    scripts: core.scripts,
    shell: await staticShell(core, store, brand, parts.config, routes),
  });
}

interface SiteFacts {
  readonly config: Parameters<typeof webManifest>[0];
  readonly routes: readonly RouteSpec[];
}

async function addSiteFiles(
  files: BundleFiles,
  input: StampInput,
  { config, routes }: SiteFacts,
): Promise<void> {
  const { brand, core } = input;
  const { manifest } = brand;
  addFile(files, "site.webmanifest", webManifest(config, brand.colours));
  addFile(files, "robots.txt", robots(manifest));
  addFile(files, "sitemap.xml", sitemap(config, originOf(manifest), routes));
  const scripts = [core.scripts.head, core.scripts.body];
  addFile(files, "_headers", headersFile(contentSecurityPolicy(manifest, scripts)));
  addFile(files, "_redirects", REDIRECTS);
  const { fontLicence: content } = input.shared;
  linkModule(files, {
    ...(await input.sharedFiles.share({ ...LICENCES, content })),
    name: "licences.txt",
  });
}

function addLinked(files: BundleFiles, module: SharedModule | undefined): string | null {
  return module ? linkModule(files, module) : null;
}

function addCoreFiles(files: BundleFiles, core: CoreBuild, chunks: readonly string[]): void {
  for (const file of chunks) {
    const facts = core.files[file];
    if (!facts) throw new Error(`the compiled core lacks ${file}`);
    files.set(file, {
      kind: "link",
      from: path.join(core.filesDir, file),
      bytes: facts.bytes,
      sha256: facts.sha256,
      compressed: facts.br !== null,
      brotli: facts.br,
    });
  }
}

type PerLocale = Readonly<Partial<Record<Locale, string>>>;

/** Texts a page comes with. */
function textsOf(
  core: CoreBuild,
  late: Readonly<Record<string, PerLocale>>,
  help: PerLocale | undefined,
  locale: Locale,
) {
  return (page: string): string[] => {
    const own = late[core.features[`page-${page}`] ?? ""]?.[locale];
    return [own, page === "help" ? help?.[locale] : undefined].flatMap((file) => file ?? []);
  };
}
