// What gives a feature away: modules that only it needs, its texts in every locale, its route paths.
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { HERO_CARDS, SECTIONS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import { LAYERS } from "#contract/layers.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { SWITCH_KEYS, type SwitchKey } from "#contract/switches.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { compileTexts, searchTables, type SearchTables } from "../leaks/search-tables.ts";
import { EARLY, featureOf, textParts } from "./text-parts.ts";

export interface Trace {
  /** Modules that nothing but the feature needs. */
  readonly modules: readonly string[];
  /** Names of its text and help modules. */
  readonly files: RegExp;
  readonly strings: readonly string[];
  /** Route paths up to the first parameter. */
  readonly paths: readonly string[];
}

export interface Traces {
  of(key: SwitchKey): Trace;
  /** Which of the switches a file of a bundle gives away by its name or by the code in it, and what of it. */
  giveaway(file: string, keys: readonly SwitchKey[]): readonly [SwitchKey, string] | null;
  /** Strings of its texts in a conversion of a brand's own that no other brand has. */
  moreStrings(key: SwitchKey, converted: Texts): string[];
  /** Strings and paths of the switches and perhaps of others; the index of one is the owner. */
  tables(keys: readonly SwitchKey[]): SearchTables;
}

export function createTraces(core: CoreBuild, texts: Readonly<Record<Locale, Texts>>): Traces {
  const all = LOCALES.map((locale) => texts[locale]);
  const shared = once(() => new Set(all.flatMap(leavesOf)));
  const of = perSwitch((key): Trace => {
    const files = textFiles(core, texts["zh-CN"], key);
    const strings = stringsOf(all, featuresOf(core, key));
    return { modules: modulesOf(core, key), files, strings, paths: pathsOf(key) };
  });
  const chunks = perSwitch((key) => chunksOf(core, new Set(of(key).modules)));
  let tables: SearchTables | undefined;
  return {
    of,
    giveaway(file, keys) {
      for (const key of keys) {
        const module = chunks(key).get(file);
        if (module !== undefined) return [key, `the module ${module}`];
      }
      // Only texts and help say their locale.
      const key = file.includes("-zh-") && keys.find((it) => of(it).files.test(file));
      return key ? [key, file] : null;
    },
    moreStrings: (key, converted) =>
      stringsOf([...all, converted], featuresOf(core, key), shared()),
    tables(keys) {
      if (tables && keys.every((key) => tables?.brands.includes(key))) return tables;
      // One brand needs its own; the next one, whose switches are others, comes with a fleet.
      const wanted = tables ? SWITCH_KEYS : keys;
      tables = tablesOf(
        wanted,
        wanted.map((key) => [...of(key).strings, ...of(key).paths]),
      );
      return tables;
    },
  };
}

function perSwitch<T>(make: (key: SwitchKey) => T): (key: SwitchKey) => T {
  const made = new Map<SwitchKey, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
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

/** @param words of each switch */
export function tablesOf(
  keys: readonly SwitchKey[],
  words: readonly (readonly string[])[],
): SearchTables {
  const entries = words.flatMap((texts, owner) =>
    texts.map((text) => ({ owner, kind: "title" as const, text })),
  );
  return searchTables(
    keys.map((id) => ({ id, texts: [], colours: "", drawings: [] })),
    compileTexts(entries, ["text"]),
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

/** Shorter strings are words that other texts use as well. */
const DISTINCT = 6;

/** Strings that stand in no namespace of another feature, in no locale, on their own or within a longer one. */
function stringsOf(
  locales: readonly Texts[],
  features: readonly string[],
  known: ReadonlySet<string> = new Set(),
): string[] {
  const namespaces = locales.flatMap((texts) => Object.entries(texts));
  const leaves = (own: boolean) =>
    namespaces
      .filter(([name]) => features.includes(name) === own)
      .flatMap(([, tree]) => leavesOf(tree));
  const own = [...new Set(leaves(true))].filter(
    (text) => text.length >= DISTINCT && !/[{<"\\\n]/.test(text) && !known.has(text),
  );
  if (own.length === 0) return [];
  const others = leaves(false).join("\n");
  return own.filter((text) => !others.includes(text));
}

function leavesOf(tree: TextTree): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === "string" ? [value] : leavesOf(value),
  );
}

const stem = (path: string) => path.replace(/\/[:*].*$/, "");

function pathsOf(key: SwitchKey): string[] {
  const others = new Set(ROUTES.filter((it) => it.switch !== key).map((it) => stem(it.path)));
  const own = ROUTES.filter((it) => it.switch === key).map((it) => stem(it.path));
  return [...new Set(own)].filter((path) => !others.has(path));
}
