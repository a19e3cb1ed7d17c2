// Generates the entry module, which connects brand and core: with chunk names for bundles, with source paths for
// `brand dev`.
import type { BrandConfig } from "#contract/brand-entry.ts";
import { LAYERS, type LayerName, OF_DUTY, PARTS, type PartName } from "#contract/layers.ts";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import type { SectionKey } from "#contract/layout.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { DutyKey } from "#contract/protection/duties.ts";
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import type { SwitchSet } from "#contract/switches.ts";
import { ownDuties } from "./own-duties.ts";
import type { PreparedLegal } from "./prepared-brand.ts";
import type { PerLocale, TextFiles } from "./stamp-texts.ts";

export interface EntryTarget {
  /** Entry name of the core (`page-home`) → specifier. */
  readonly core: (entryName: string) => string;
  /** File of the bundle → specifier. */
  readonly address: (file: string) => string;
  readonly routes: readonly RouteSpec[];
  /** Feature of a page, the key of its late texts. */
  readonly feature: (entryName: string) => string | undefined;
  readonly styles: string | null;
  readonly files: TextFiles;
  readonly legalFacts: PreparedLegal;
}

/** @param has whether the core has an entry; a route without one is left out */
export function siteRoutes(switches: SwitchSet, has: (entryName: string) => boolean): RouteSpec[] {
  return ROUTES.filter(
    (route) => (!route.switch || switches[route.switch]) && has(`page-${route.page}`),
  );
}

function siteLayers(manifest: Manifest, switches: SwitchSet): LayerName[] {
  const all = Object.keys(LAYERS) as LayerName[];
  return all.filter((name) => switches[LAYERS[name]] && hasDuty(manifest, OF_DUTY[name]));
}

function siteParts(manifest: Manifest, switches: SwitchSet): PartName[] {
  const all = Object.keys(PARTS) as PartName[];
  return all.filter((name) => switches[PARTS[name]] && hasDuty(manifest, OF_DUTY[name]));
}

function hasDuty(manifest: Manifest, duty: DutyKey | undefined): boolean {
  return duty === undefined || ownDuties(manifest).includes(duty);
}

export function homeSections(layout: Manifest["layout"]): SectionKey[] {
  const keys = layout.home.flatMap((block) =>
    typeof block === "string" ? [block] : [...block.main, ...block.aside],
  );
  return [...new Set(keys)];
}

/** Entry names that the site imports, those of the first screen first. */
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
    ...siteLayers(manifest, switches).map((name) => `layer-${name}`),
    ...siteParts(manifest, switches).map((name) => `part-${name}`),
  ];
  return [...new Set(names)];
}

export function brandEntry(
  manifest: Manifest,
  switches: SwitchSet,
  config: BrandConfig,
  target: EntryTarget,
): string {
  const { files, legalFacts } = target;
  const load = (specifier: string) => `()=>import(${JSON.stringify(specifier)})`;
  const core = (name: string) => load(target.core(name));
  const file = (name: string) => load(target.address(name));
  const perLocale = (names: PerLocale<string>) => members(names, file);
  const lateName = ({ page }: RouteSpec) => {
    const feature = target.feature(`page-${page}`) ?? "";
    return Object.hasOwn(files.late, feature) ? JSON.stringify(feature) : "null";
  };
  const { layout } = manifest;
  const pages = target.routes.map(
    (route) =>
      `{route:${JSON.stringify(route)},load:${core(`page-${route.page}`)},texts:${lateName(route)}}`,
  );
  const sections = homeSections(layout).map((key) => [key, core(`section-${key}`)] as const);
  const layerLoads = siteLayers(manifest, switches).map(
    (name) => [name, core(`layer-${name}`)] as const,
  );
  const partLoads = siteParts(manifest, switches).map(
    (name) => [name, core(`part-${name}`)] as const,
  );
  const legal = LEGAL_NAMES.map((name) => `${name}:${legalLoads(name, target, file)}`);
  return [
    `import{boot}from${JSON.stringify(target.core("boot"))};`,
    // Brands share the legal texts; here are the brand's values for their variables.
    `const facts=${JSON.stringify(legalFacts.values)},`,
    `fill=(load,locale,date,hash)=>()=>load().then(m=>({default:m.default(facts[locale],date,hash)}));`,
    `boot({config:${JSON.stringify(config)},`,
    `pages:[${pages.join(",")}],`,
    `layout:${core(`layout-${layout.header}`)},`,
    `footer:${core(`footer-${layout.footer}`)},`,
    `hero:${core(`hero-${layout.hero}`)},`,
    `heroCard:${layout.heroCard ? core(`card-${layout.heroCard}`) : "null"},`,
    `sections:${members(Object.fromEntries(sections), (loads) => loads)},`,
    `layers:${members(Object.fromEntries(layerLoads), (loads) => loads)},`,
    `parts:${members(Object.fromEntries(partLoads), (loads) => loads)},`,
    `styles:${JSON.stringify(target.styles)},`,
    `texts:${members(files.layers, (layers) => `[${layers.map(file).join(",")}]`)},`,
    `lateTexts:${members(files.late, perLocale)},`,
    `legal:{${legal.join(",")}},`,
    `help:${members(files.help, perLocale)}});\n`,
  ].join("\n");
}

function members<T>(
  object: Readonly<Partial<Record<string, T>>>,
  source: (value: T) => string,
): string {
  const entries = Object.entries(object).flatMap(([key, value]) =>
    value === undefined ? [] : [`${JSON.stringify(key)}:${source(value)}`],
  );
  return `{${entries.join(",")}}`;
}

function legalLoads(
  name: LegalName,
  { files, legalFacts }: EntryTarget,
  load: (file: string) => string,
): string {
  const loads = legalFacts.documents.flatMap(({ facts }) => {
    const { locale, effectiveDate, hash } = facts;
    const file = facts.name === name ? files.legal[name]?.[locale] : undefined;
    if (file === undefined) return [];
    const given = [locale, effectiveDate, hash].map((fact) => JSON.stringify(fact));
    return [`${JSON.stringify(locale)}:fill(${[load(file), ...given].join(",")})`];
  });
  return `{${loads.join(",")}}`;
}
