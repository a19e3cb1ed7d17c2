// Proof that a feature that is switched off is not in a bundle: no module of it by the chunk graph, no
// file of its texts or help, none of its strings and route paths in the files made for the brand.
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { SWITCH_KEYS, type SwitchKey, type SwitchSet } from "#contract/switches.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError } from "../errors.ts";
import { search, told } from "../leaks/search.ts";
import type { SearchTables } from "../leaks/search-tables.ts";
import { createTraces, tablesOf, type Traces } from "./absence-traces.ts";
import type { BundleFiles } from "./bundle-files.ts";

/** How much of a switched-off feature was looked for, and not found. */
export interface Absence {
  readonly modules: number;
  readonly strings: number;
  readonly paths: number;
}

interface Proven {
  readonly manifest: Pick<Manifest, "id">;
  readonly switches: SwitchSet;
  /** By offered locale; zh-TW is another object than the shared one where the brand has a glossary. */
  readonly coreTexts: Readonly<Partial<Record<Locale, Texts>>>;
}

/**
 * @param texts of every feature, as the core's modules hold them
 * @returns what was looked for, by the switches that are off
 * @throws CliError BUILD_ABSENCE when something of one of them is in the bundle
 */
export function proveAbsence(
  { core, texts }: { readonly core: CoreBuild; readonly texts: Readonly<Record<Locale, Texts>> },
  { manifest: { id }, switches, coreTexts }: Proven,
  files: BundleFiles,
): Partial<Record<SwitchKey, Absence>> {
  const known = traces.get(core) ?? createTraces(core, texts);
  traces.set(core, known);
  const off = SWITCH_KEYS.filter((key) => !switches[key]);
  for (const name of files.keys()) {
    const [key, what] = known.giveaway(name, off) ?? [];
    if (key !== undefined) throw present(id, key, what ?? name, "");
  }
  searchOwn(known.tables(off), id, off, files);
  const { "zh-TW": converted } = coreTexts;
  const more = converted === texts["zh-TW"] ? undefined : converted;
  const ownWords = off.map((key) => (more ? known.moreStrings(key, more) : []));
  if (ownWords.flat().length > 0) searchOwn(tablesOf(off, ownWords), id, off, files);
  return Object.fromEntries(
    off.map((key, index) => {
      const { modules: own, strings, paths } = known.of(key);
      const count = strings.length + (ownWords[index] ?? []).length;
      return [key, { modules: own.length, strings: count, paths: paths.length }];
    }),
  );
}

const traces = new WeakMap<CoreBuild, Traces>();

const SEARCHED = /\.(?:js|html|xml|txt|webmanifest)$|^_(?:headers|redirects)$/;

/** @param tables whose brands are switches */
function searchOwn(
  tables: SearchTables,
  id: string,
  off: readonly SwitchKey[],
  files: BundleFiles,
): void {
  const keys = tables.brands as readonly SwitchKey[];
  const owners = new Set(off.map((key) => keys.indexOf(key)));
  for (const [name, file] of files) {
    if (file.kind !== "data" || !SEARCHED.test(name)) continue;
    for (const hit of search(tables, file.data)) {
      if (!owners.has(hit.owner)) continue;
      const { text } = told(tables, hit) ?? { text: "" };
      if (text.startsWith("/") && goesOn(file.data, hit.at + hit.length)) continue;
      throw present(
        id,
        keys[hit.owner] ?? "sport",
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
