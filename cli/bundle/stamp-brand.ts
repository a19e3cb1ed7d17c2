// Stamps one prepared brand on the compiled core: everything a bundle holds, in memory.
import path from "node:path";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import type { Effort } from "../output/compress.ts";
import type { Receipt } from "../output/receipt.ts";
import type { Store } from "../store/store.ts";
import type { ArtTemplates } from "./art-template.ts";
import { brandConfig } from "./brand-config.ts";
import { brandStyles } from "./brand-styles.ts";
import { brandEntry, siteEntries, siteRoutes } from "./brand-entry.ts";
import { addFile, addHashed, linkModule, type BundleFiles } from "./bundle-files.ts";
import { filesAhead } from "./files-ahead.ts";
import { html, type HtmlParts } from "./html.ts";
import { mapValues } from "./map-values.ts";
import { inlineScript, SHELL_SCRIPT } from "./inline-script.ts";
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

export interface StampInput {
  readonly brand: PreparedBrand;
  readonly core: CoreBuild;
  readonly shared: SharedContent;
  readonly sharedTexts: SharedTexts;
  readonly sharedFiles: SharedFiles;
  readonly artTemplates: ArtTemplates;
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
  const { layers, late } = addOwnTexts(brand, {
    files,
    linkShared: (texts) => addLinked(files, input.sharedTexts.modules.get(texts)),
    shows: featuresIn(core, chunks),
  });
  const first = firstScreen(input);
  // Fleets have a few first screens, but nearly as many sets of chunks as brands.
  const styles = await share(sheet("styles", await brandStyles(core, first), "high"));
  const lateStyles = await share(sheet("late-styles", await brandStyles(core, chunks), "fast"));
  const { default: locale } = manifest.locales;
  const texts = layers[locale] ?? [];
  const entry = addHashed(
    files,
    "entry",
    "js",
    brandEntry(manifest, switches, config, {
      core: (name) => `../${chunk(name)}`,
      routes,
      feature: (name) => core.features[name],
      styles: `/${lateStyles}`,
      texts: mapValues(layers, (layer) => layer.map(sibling)),
      lateTexts: mapValues(late, (perLocale) => mapValues(perLocale, sibling)),
      legal: mapValues(legal, (perLocale) => mapValues(perLocale, sibling)),
      legalFacts: brand.legal,
      help: mapValues(help, (perLocale) => mapValues(perLocale, sibling)),
    }),
  );
  const every = reachable(core, chunksNamed(core, framed(manifest.layout)), false);
  const text = textsOf(core, late, help["always"], locale);
  const home = first.filter((name) => !every.includes(name));
  const ahead = filesAhead({ core, routes, first: every, home, lateStyles, text, locale, art });
  const script = inlineScript(manifest, ahead, routes);
  const preload = [...every, ...texts];
  const parts = { config, script, font, styles: [css, styles], entry, preload };
  addFile(files, "index.html", await pageHtml(input, routes, parts));
  addCoreFiles(files, core, chunks);
  addSiteFiles(files, input, { config, routes, script });
  const licences = await input.sharedFiles.share({ ...LICENCES, content: shared.fontLicence });
  linkModule(files, { ...licences, name: "licences.txt" });
  return bundleReceipt(input, files, {
    first: [css, styles, entry, ...first, ...texts, "index.html"],
    routes,
  });
}

const FONT = { stem: "figures", extension: "woff2", effort: "high" } as const;
const LICENCES = { stem: "licences", extension: "txt", effort: "high" } as const;

async function pageHtml(
  { brand, core, store }: StampInput,
  routes: readonly RouteSpec[],
  parts: Pick<HtmlParts, "config" | "script" | "font" | "styles" | "entry" | "preload">,
): Promise<string> {
  const { seo, locales } = brand.manifest;
  return html({
    ...parts,
    robots: seo.robots,
    keywords: seo.keywords.map((word) => brand.localize(word)[locales.default]),
    origin: originOf(brand.manifest),
    themeColour: brand.colours.theme,
    shell: {
      markup: await staticShell(core, store, brand, parts.config, routes),
      script: SHELL_SCRIPT,
    },
  });
}

interface SiteFacts {
  readonly config: Parameters<typeof webManifest>[0];
  readonly routes: readonly RouteSpec[];
  readonly script: string;
}

function addSiteFiles(
  files: BundleFiles,
  { brand }: StampInput,
  { config, routes, script }: SiteFacts,
): void {
  const { manifest } = brand;
  addFile(files, "site.webmanifest", webManifest(config, brand.colours));
  addFile(files, "robots.txt", robots(manifest));
  addFile(files, "sitemap.xml", sitemap(config, originOf(manifest), routes));
  addFile(files, "_headers", headersFile(contentSecurityPolicy(manifest, [script, SHELL_SCRIPT])));
  addFile(files, "_redirects", REDIRECTS);
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

/** Chunks of the home page's first paint, so that none waits for another to be parsed. */
function firstScreen({ brand, core }: StampInput): readonly string[] {
  const { layout } = brand.manifest;
  return reachable(
    core,
    chunksNamed(core, [...framed(layout), "page-home", `hero-${layout.hero}`]),
    false,
  );
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

/** Entries of every page. */
function framed({ header }: Manifest["layout"]): string[] {
  return ["boot", `layout-${header}`];
}

function chunksNamed(core: CoreBuild, names: readonly string[]): string[] {
  return names.flatMap((name) => core.entries[name] ?? []);
}

const FEATURE = /^src\/features\/([^/]+)\//;

/** @returns whether the chunks hold code of a feature */
function featuresIn(core: CoreBuild, chunks: readonly string[]): (feature: string) => boolean {
  const held = new Set(
    chunks.flatMap((file) =>
      (core.chunks[file]?.modules ?? []).map((module) => FEATURE.exec(module)?.[1]),
    ),
  );
  return (feature) => held.has(feature);
}

const sheet = (stem: string, content: string, effort: Effort): SharedFile => ({
  stem,
  extension: "css",
  content,
  effort,
});

const sibling = (file: string) => `./${path.posix.basename(file)}`;
