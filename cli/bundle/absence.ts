// Proof that a feature that is switched off is not in a bundle: no module of it by the chunk graph, no
// file of its texts or help, none of its strings and route paths in the files made for the brand.
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { HERO_CARDS, SECTIONS, sectionSpec, type SectionKey } from "#contract/layout.ts";
import { LAYERS } from "#contract/layers.ts";
import { ROUTES } from "#contract/routes.ts";
import { SWITCH_KEYS, type SwitchKey, type SwitchSet } from "#contract/switches.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { CliError } from "../errors.ts";
import { search, told } from "../leaks/search.ts";
import { compileTables, type SearchTables } from "../leaks/search-tables.ts";
import type { BundleFiles } from "./bundle-files.ts";
import { EARLY, featureOf, textParts } from "./text-parts.ts";

/** How much of a switched-off feature was looked for, and not found. */
export interface Absence {
  readonly modules: number;
  readonly strings: number;
  readonly paths: number;
}

/**
 * @param coreTexts zh-CN, of every feature
 * @returns what was looked for, by the switches that are off
 * @throws CliError BUILD_ABSENCE when something of one of them is in the bundle
 */
export function proveAbsence(
  { core, coreTexts }: { readonly core: CoreBuild; readonly coreTexts: Texts },
  brand: { readonly id: string; readonly switches: SwitchSet },
  files: BundleFiles,
): Partial<Record<SwitchKey, Absence>> {
  const known = traces.get(core) ?? createTraces(core, coreTexts);
  traces.set(core, known);
  const off = SWITCH_KEYS.filter((key) => !brand.switches[key]);
  const modules = new Set([...files.keys()].flatMap((file) => core.chunks[file]?.modules ?? []));
  for (const key of off) {
    const { modules: own, files: names } = known.of(key);
    const module = own.find((name) => modules.has(name));
    const file = [...files.keys()].find((name) => names.test(name));
    const found = module === undefined ? file : `the module ${module}`;
    if (found !== undefined) throw present(brand.id, key, found, "");
  }
  searchOwn(known.tables, brand.id, off, files);
  return Object.fromEntries(
    off.map((key) => {
      const { modules: own, strings, paths } = known.of(key);
      return [key, { modules: own.length, strings: strings.length, paths: paths.length }];
    }),
  );
}

interface Trace {
  /** Modules that nothing but the feature needs. */
  readonly modules: readonly string[];
  /** Names of its text and help modules. */
  readonly files: RegExp;
  readonly strings: readonly string[];
  /** Route paths up to the first parameter. */
  readonly paths: readonly string[];
}

interface Traces {
  of(key: SwitchKey): Trace;
  /** Strings and paths of every switch; its index is the owner. */
  readonly tables: SearchTables;
}

const traces = new WeakMap<CoreBuild, Traces>();

function createTraces(core: CoreBuild, coreTexts: Texts): Traces {
  const byKey = new Map<SwitchKey, Trace>();
  const words = SWITCH_KEYS.map((key) => {
    const strings = stringsOf(coreTexts, featuresOf(core, key));
    const paths = pathsOf(key);
    return { key, strings, paths, texts: [...strings, ...paths] };
  });
  const of = (key: SwitchKey): Trace => {
    const { strings: own = [], paths = [] } = words.find((it) => it.key === key) ?? {};
    const trace = byKey.get(key) ?? { ...traceOf(core, coreTexts, key), strings: own, paths };
    byKey.set(key, trace);
    return trace;
  };
  const tables = compileTables(
    words.map(({ key }) => ({ id: key, texts: [], colours: "", drawings: [] })),
    words.flatMap(({ texts }, owner) =>
      texts.map((text) => ({ owner, kind: "title" as const, text })),
    ),
  );
  return { of, tables };
}

function traceOf(
  core: CoreBuild,
  coreTexts: Texts,
  key: SwitchKey,
): Pick<Trace, "modules" | "files"> {
  const features = featuresOf(core, key);
  const parts = [...textParts(coreTexts).keys()].filter(
    (part) => part !== EARLY && features.includes(featureOf(part)),
  );
  return {
    modules: modulesOf(core, key),
    files: new RegExp(
      `^assets/(?:${[`help-${key}`, ...parts].join("|")})-zh-(?:CN|TW)-[0-9a-f]{10}\\.js$`,
    ),
  };
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

/** Strings that stand in no namespace of another feature, on their own or within a longer one. */
function stringsOf(coreTexts: Texts, features: readonly string[]): string[] {
  if (features.length === 0) return [];
  const namespaces = Object.entries(coreTexts);
  const leaves = (own: boolean) =>
    namespaces
      .filter(([name]) => features.includes(name) === own)
      .flatMap(([, tree]) => leavesOf(tree));
  const others = leaves(false).join("\n");
  return [...new Set(leaves(true))].filter(
    (text) => text.length >= DISTINCT && !/[{<"\\\n]/.test(text) && !others.includes(text),
  );
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

const SEARCHED = /\.(?:js|html|xml|txt|webmanifest)$|^_(?:headers|redirects)$/;

function searchOwn(
  tables: SearchTables,
  id: string,
  off: readonly SwitchKey[],
  files: BundleFiles,
): void {
  const owners = new Set(off.map((key) => SWITCH_KEYS.indexOf(key)));
  for (const [name, file] of files) {
    if (file.kind !== "data" || !SEARCHED.test(name)) continue;
    for (const hit of search(tables, file.data)) {
      if (!owners.has(hit.owner) || hit.form !== "text") continue;
      const { text } = told(tables, hit) ?? { text: "" };
      if (text.startsWith("/") && goesOn(file.data, hit.at + hit.length)) continue;
      throw present(
        id,
        SWITCH_KEYS[hit.owner] ?? "sport",
        JSON.stringify(text),
        ` in ${name} at byte ${hit.at}`,
      );
    }
  }
}

/** `/mine/vip-x` and `/mine/vip/x` are other addresses than `/mine/vip`; `/mine/vip/:id` is not. */
function goesOn(data: Buffer, at: number): boolean {
  const next = data.toString("latin1", at, at + 2);
  return /^[\w-]/.test(next) || (next.startsWith("/") && !/^\/[:*]/.test(next));
}

function present(id: string, key: SwitchKey, what: string, where: string): CliError {
  return new CliError("BUILD_ABSENCE", {
    what: `The bundle of ${id}, which has ${key} off, holds ${what}${where}; dist/${id} still holds the last good bundle.`,
    fix: `remove it from the brand's texts and legal documents, or switch ${key} on; a module or a file of the core is a bug of the build.`,
  });
}
