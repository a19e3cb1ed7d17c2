// Finds the brands whose bundles contain code or texts of a changed feature.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { EARLY_NAMESPACES } from "#contract/texts.ts";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import { reachable, type CoreBuild } from "../core/core-build.ts";
import { siteEntries, siteRoutes } from "../stamp/brand-entry.ts";
import { featuresIn } from "../stamp/page-chunks.ts";
import { everyBrand, type ChangedPackage, type Effect } from "./effect.ts";

export async function featureTexts(
  [namespace = ""]: readonly string[],
  changed: ChangedPackage,
): Promise<Effect> {
  if (EARLY_NAMESPACES.some((early) => early === namespace)) return everyBrand("the core's texts");
  return await holdersOf(namespace, `the texts of ${namespace}`, changed);
}

export async function featureCode(
  [file = "", feature = ""]: readonly string[],
  changed: ChangedPackage,
): Promise<Effect> {
  const spreads = await spreadsBeyond(file, changed);
  if (spreads !== null) return everyBrand(`src/features/${feature}, ${spreads}`);
  return await holdersOf(feature, `the code of ${feature}`, changed);
}

async function holdersOf(feature: string, what: string, changed: ChangedPackage): Promise<Effect> {
  const core = await changed.core();
  if (core === null)
    return everyBrand(`${what}; which sites hold it is not known until the core is compiled`);
  return {
    why: `${what}, which the site holds`,
    touches: (brand) => holdsFeature(core, brand, feature),
  };
}

function holdsFeature(core: CoreBuild, brand: BrandFacts, feature: string): boolean {
  const routes = siteRoutes(brand.switchSet, (name) => ownValue(core.entries, name) !== undefined);
  const start = siteEntries(brand.manifest, brand.switchSet, routes);
  const chunks = reachable(
    core,
    start.flatMap((name) => ownValue(core.entries, name) ?? []),
    true,
  );
  return featuresIn(core, chunks)(feature);
}

/** Why a change affects other chunks, or null: styles number all class names (docs/decisions/007). */
async function spreadsBeyond(
  file: string,
  { root, before }: ChangedPackage,
): Promise<string | null> {
  const then = await before(file);
  const now = await readFile(path.join(root, file), "utf8").catch(() => null);
  if (then === null) return "whose new file may move code between chunks";
  if (now === null) return "whose removed file may move code between chunks";
  if (`${then}${now}`.includes("#styled/")) return "whose styles number class names of all chunks";
  return imports(then) === imports(now)
    ? null
    : "whose changed imports may move code between chunks";
}

const IMPORT =
  /\b(?:import|export)\b(?:(?!\b(?:import|export)\b)[^;'"()])*["'][^"']+["']|\bimport\s*\(\s*["'][^"']+["']/g;

function imports(source: string): string {
  return (source.match(IMPORT) ?? []).map((one) => one.replaceAll(/\s+/g, " ")).join("\n");
}
