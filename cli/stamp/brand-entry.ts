// Writes the brand entry: the one generated module that knows both the brand and the core. The same
// generator serves bundles (chunk names) and `brand dev` (source paths).
import type { BrandConfig } from "#contract/brand-entry.ts";
import { LAYERS, type LayerName } from "#contract/layers.ts";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import type { SectionKey } from "#contract/layout.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { PreparedLegal } from "./prepare-legal.ts";

/** Turns an entry name of the core (`page-home`) into the specifier the entry imports. */
export interface EntryTarget {
  readonly core: (entryName: string) => string;
  /** Of the site, beside pages for developers. */
  readonly routes: readonly RouteSpec[];
  /** Feature of a page; its late texts have that name. */
  readonly feature: (entryName: string) => string | undefined;
  /** Url of the late stylesheet. */
  readonly styles: string | null;
  readonly texts: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Late namespace → locale → specifier. */
  readonly lateTexts: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
  readonly legal: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
  /** What the brand fills into them. */
  readonly legalFacts: PreparedLegal;
  /** Switch → locale → specifier of its help pages. */
  readonly help: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
}

/**
 * Routes of the site.
 * @param has whether the core has an entry: a route whose page is not built yet is not part of a site
 */
export function siteRoutes(switches: SwitchSet, has: (entryName: string) => boolean): RouteSpec[] {
  return ROUTES.filter(
    (route) => (!route.switch || switches[route.switch]) && has(`page-${route.page}`),
  );
}

/** What lies over its pages, by the switches that are on. */
function siteLayers(switches: SwitchSet): LayerName[] {
  return (Object.keys(LAYERS) as LayerName[]).filter((name) => switches[LAYERS[name]]);
}

/** Section keys of the home page in order, each once. */
export function homeSections(layout: Manifest["layout"]): SectionKey[] {
  const keys = layout.home.flatMap((block) =>
    typeof block === "string" ? [block] : [...block.main, ...block.aside],
  );
  return [...new Set(keys)];
}

/** Entry names the site imports, the first screen's first. */
export function siteEntries(
  manifest: Manifest,
  switches: SwitchSet,
  routes: readonly RouteSpec[],
): string[] {
  const { layout } = manifest;
  const names = [
    "boot",
    `layout-${layout.header}`,
    "page-home",
    `hero-${layout.hero}`,
    ...(layout.heroCard ? [`card-${layout.heroCard}`] : []),
    ...homeSections(layout).map((key) => `section-${key}`),
    `footer-${layout.footer}`,
    ...routes.map((route) => `page-${route.page}`),
    ...siteLayers(switches).map((name) => `layer-${name}`),
  ];
  return [...new Set(names)];
}

export function brandEntry(
  manifest: Manifest,
  switches: SwitchSet,
  config: BrandConfig,
  target: EntryTarget,
): string {
  const load = (specifier: string) => `()=>import(${JSON.stringify(specifier)})`;
  const core = (name: string) => load(target.core(name));
  const lateName = ({ page }: RouteSpec) => {
    const feature = target.feature(`page-${page}`) ?? "";
    return feature in target.lateTexts ? JSON.stringify(feature) : "null";
  };
  const perLocale = (specifiers: Readonly<Partial<Record<Locale, string>>>) =>
    `{${Object.entries(specifiers)
      .map(([locale, specifier]) => `${JSON.stringify(locale)}:${load(specifier)}`)
      .join(",")}}`;
  const { layout } = manifest;
  const pages = target.routes.map(
    (route) =>
      `{route:${JSON.stringify(route)},load:${core(`page-${route.page}`)},texts:${lateName(route)}}`,
  );
  const sections = homeSections(layout).map(
    (key) => `${JSON.stringify(key)}:${core(`section-${key}`)}`,
  );
  const layerLoads = siteLayers(switches).map((name) => `${name}:${core(`layer-${name}`)}`);
  const texts = Object.entries(target.texts).map(
    ([locale, layers]) => `${JSON.stringify(locale)}:[${layers.map(load).join(",")}]`,
  );
  const lateTexts = Object.entries(target.lateTexts).map(
    ([name, specifiers]) => `${JSON.stringify(name)}:${perLocale(specifiers)}`,
  );
  const legal = LEGAL_NAMES.map((name) => `${name}:${legalLoads(name, target, load)}`);
  const help = Object.entries(target.help).map(
    ([group, specifiers]) => `${JSON.stringify(group)}:${perLocale(specifiers)}`,
  );
  return [
    `import{boot}from${JSON.stringify(target.core("boot"))};`,
    // The texts are shared; what they say of this brand stands here.
    `const facts=${JSON.stringify(target.legalFacts.values)},`,
    `fill=(load,locale,date,hash)=>()=>load().then(m=>({default:m.default(facts[locale],date,hash)}));`,
    `boot({config:${JSON.stringify(config)},`,
    `pages:[${pages.join(",")}],`,
    `layout:${core(`layout-${layout.header}`)},`,
    `footer:${core(`footer-${layout.footer}`)},`,
    `hero:${core(`hero-${layout.hero}`)},`,
    `heroCard:${layout.heroCard ? core(`card-${layout.heroCard}`) : "null"},`,
    `sections:{${sections.join(",")}},`,
    `layers:{${layerLoads.join(",")}},`,
    `styles:${JSON.stringify(target.styles)},`,
    `texts:{${texts.join(",")}},`,
    `lateTexts:{${lateTexts.join(",")}},`,
    `legal:{${legal.join(",")}},`,
    `help:{${help.join(",")}}});\n`,
  ].join("\n");
}

function legalLoads(
  name: LegalName,
  { legal, legalFacts }: EntryTarget,
  load: (specifier: string) => string,
): string {
  const loads = legalFacts.documents.flatMap(({ facts }) => {
    const { locale, effectiveDate, hash } = facts;
    const specifier = facts.name === name ? legal[name]?.[locale] : undefined;
    if (specifier === undefined) return [];
    const given = [locale, effectiveDate, hash].map((fact) => JSON.stringify(fact));
    return [`${JSON.stringify(locale)}:fill(${[load(specifier), ...given].join(",")})`];
  });
  return `{${loads.join(",")}}`;
}
