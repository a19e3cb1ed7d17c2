// The site of `brand dev`: the files of a bundle, with source files in place of the core's chunks.
import { readFileSync } from "node:fs";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import type { DevSite } from "../core/dev-server.ts";
import { pageFeatures } from "../core/discover-entries.ts";
import { compileInlineScripts } from "../core/inline-scripts.ts";
import { brandConfig } from "../stamp/brand-config.ts";
import { brandEntry, siteRoutes } from "../stamp/brand-entry.ts";
import { addHashed, type BundleFiles } from "../stamp/bundle-files.ts";
import { html } from "../stamp/html.ts";
import { picturePreloads } from "../stamp/page-preloads.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import type { SharedContent } from "../stamp/shared-content.ts";
import { stampArt } from "../stamp/stamp-art.ts";
import { addTexts } from "../stamp/stamp-texts.ts";

export interface DevSiteInput {
  readonly brand: PreparedBrand;
  readonly shared: SharedContent;
  /** Entry name → absolute source file. */
  readonly entries: ReadonlyMap<string, string>;
}

export async function makeDevSite(
  input: DevSiteInput,
): Promise<DevSite & { readonly switches: string[] }> {
  const { brand, shared, entries } = input;
  const { manifest, switches } = brand;
  const files: BundleFiles = new Map();
  const font = addHashed(files, "figures", "woff2", shared.font);
  const art = await stampArt(files, brand, shared);
  const routes = siteRoutes(switches, (name) => entries.has(name));
  // A worker would answer with what it stored before a change.
  const unstored = { ...manifest, serviceWorker: false };
  const config = brandConfig(unstored, switches, brand.localize, art, routes);
  const css = addHashed(files, "brand", "css", brand.css(path.basename(font)));
  const absolute = (file: string) => `/${file}`;
  const features = pageFeatures(entries);
  const texts = addTexts(files, brand, shared.content.modules, () => true);
  return {
    html: html({
      importMap: null,
      policy: null,
      config,
      inner: manifest.layout,
      preloads: picturePreloads("", art.hero),
      routes: [],
      scripts: await compileInlineScripts(shared.packageRoot),
      robots: "noindex",
      keywords: [],
      origin: "",
      themeColour: brand.colours.theme,
      font,
      styles: [css],
      entry: "@brand/entry.js",
      integrity: () => undefined,
      document: {
        locale: config.locales.default,
        title: config.title[config.locales.default],
        description: config.description[config.locales.default],
        path: "*",
        markup: null,
      },
      preload: [],
    }),
    css: absolute(css),
    entry: brandEntry(manifest, switches, config, {
      address: absolute,
      core: (name) => sourceAddress(shared.packageRoot, entries.get(name) ?? name),
      routes: [KIT, ...routes],
      feature: (name) => ownValue(features, name),
      styles: null,
      files: texts,
      legalFacts: brand.legal,
    }),
    files: contents(files),
    switches: SWITCH_KEYS.filter((key) => switches[key]),
  };
}

/** The page of UI components, for developers. */
const KIT: RouteSpec = {
  path: "/__ui",
  page: "kit",
  title: "kit",
  layout: "plain",
  hidden: true,
};

function sourceAddress(packageRoot: string, file: string): string {
  return `/${path.relative(packageRoot, file).split(path.sep).join("/")}`;
}

function contents(files: BundleFiles): Map<string, Buffer> {
  return new Map(
    [...files].map(([name, file]) => [
      name,
      file.kind === "data" ? file.data : readFileSync(file.from),
    ]),
  );
}
