// What would show that a feature is in a bundle: modules that only it needs, its texts, its route paths.
import type { Texts } from "#contract/brand-entry.ts";
import { HERO_CARDS, SECTIONS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import { LAYERS } from "#contract/layers.ts";
import { ROUTES } from "#contract/routes.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { EARLY, featureOf, textParts } from "./text-parts.ts";

export interface FeatureTraces {
  /** Modules that nothing but the feature needs. */
  readonly modules: readonly string[];
  /** Chunk → the first of these modules in it. */
  readonly chunks: ReadonlyMap<string, string>;
  /** Names of its text and help modules. */
  readonly textFile: RegExp;
  /** Route paths up to the first parameter. */
  readonly paths: readonly string[];
}

/** @returns the traces of a switch's feature; each is computed once */
export function featureTraces(core: CoreBuild, texts: Texts): (key: SwitchKey) => FeatureTraces {
  const made = new Map<SwitchKey, FeatureTraces>();
  return (key) => {
    const traces = made.get(key) ?? tracesOf(core, texts, key);
    made.set(key, traces);
    return traces;
  };
}

function tracesOf(core: CoreBuild, texts: Texts, key: SwitchKey): FeatureTraces {
  const modules = modulesOf(core, key);
  const textFile = textFiles(core, texts, key);
  return { modules, chunks: chunksOf(core, new Set(modules)), textFile, paths: pathsOf(key) };
}

/** Chunk → the first of the modules in it. */
function chunksOf(core: CoreBuild, modules: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(core.chunks).flatMap(([file, chunk]) => {
      const module = chunk.modules.find((name) => modules.has(name));
      return module === undefined ? [] : [[file, module] as const];
    }),
  );
}

function textFiles(core: CoreBuild, coreTexts: Texts, key: SwitchKey): RegExp {
  const features = featuresOf(core, key);
  const parts = [...textParts(coreTexts).keys()].filter(
    (part) => part !== EARLY && features.includes(featureOf(part)),
  );
  const names = [`help-${key}`, ...parts].join("|");
  return new RegExp(`^assets/(?:${names})-zh-(?:CN|TW)-[0-9a-f]{10}\\.js$`);
}

/** Entries of the core that exist for the switch alone. */
function entriesOf(key: SwitchKey): Set<string> {
  const owned = (name: string, owner: SwitchKey | undefined): string[] =>
    owner === key ? [name] : [];
  const shared = new Set(ROUTES.filter((it) => it.switch !== key).map(({ page }) => page));
  return new Set([
    ...ROUTES.flatMap((it) => (shared.has(it.page) ? [] : owned(`page-${it.page}`, it.switch))),
    ...(Object.keys(SECTIONS) as SectionKey[]).flatMap((name) =>
      owned(`section-${name}`, sectionSpec(name).switch),
    ),
    ...Object.entries(HERO_CARDS).flatMap(([name, it]) => owned(`card-${name}`, it.switch)),
    ...Object.entries(LAYERS).flatMap(([name, owner]) => owned(`layer-${name}`, owner)),
  ]);
}

function modulesOf(core: CoreBuild, key: SwitchKey): string[] {
  const entries = entriesOf(key);
  const modulesFrom = (names: readonly string[]): string[] =>
    reachable(
      core,
      names.flatMap((name) => core.entries[name] ?? []),
      true,
    ).flatMap((file) => core.chunks[file]?.modules ?? []);
  if (entries.size === 0) return [];
  const all = Object.keys(core.entries);
  const others = new Set(modulesFrom(all.filter((name) => !entries.has(name))));
  return modulesFrom(all.filter((name) => entries.has(name))).filter((name) => !others.has(name));
}

/** Feature folders all of whose pages are the switch's. */
function featuresOf(core: CoreBuild, key: SwitchKey): string[] {
  const entries = entriesOf(key);
  const pages = Object.entries(core.features);
  const others = new Set(pages.flatMap(([page, it]) => (entries.has(page) ? [] : [it])));
  return [...new Set(pages.flatMap(([page, it]) => (entries.has(page) ? [it] : [])))].filter(
    (feature) => !others.has(feature),
  );
}

const stem = (path: string) => path.replace(/\/[:*].*$/, "");

function pathsOf(key: SwitchKey): string[] {
  const others = new Set(ROUTES.filter((it) => it.switch !== key).map((it) => stem(it.path)));
  const own = ROUTES.filter((it) => it.switch === key).map((it) => stem(it.path));
  return [...new Set(own)].filter((path) => !others.has(path));
}
