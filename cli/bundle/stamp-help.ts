import { readFile } from "node:fs/promises";
import type { Locale } from "#contract/locales.ts";
import { addFile, addHashed, type BundleFiles } from "./bundle-files.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { SharedModule } from "./stamp-brand.ts";

/** Switch → locale → bundle path. */
export type HelpFiles = Record<string, Partial<Record<Locale, string>>>;

/**
 * Adds the help pages of what is switched on.
 * @param link adds a module all brands share
 */
export function addHelp(
  files: BundleFiles,
  brand: PreparedBrand,
  link: (module: SharedModule) => string,
): HelpFiles {
  const help: HelpFiles = {};
  for (const locale of brand.manifest.locales.offered) {
    for (const [group, module] of brand.help[locale] ?? []) {
      if (group !== "always" && !brand.switches[group]) continue;
      const file =
        typeof module === "string"
          ? addHashed(files, `help-${group}-${locale}`, "js", module)
          : link(module);
      help[group] = { ...help[group], [locale]: file };
    }
  }
  return help;
}

/** The same with the shared modules' content, for a server that links nothing. */
export async function addUnlinkedHelp(
  files: BundleFiles,
  brand: PreparedBrand,
): Promise<HelpFiles> {
  const shared: SharedModule[] = [];
  const help = addHelp(files, brand, (module) => {
    shared.push(module);
    return module.name;
  });
  for (const { name, from } of shared) addFile(files, name, await readFile(from));
  return help;
}
