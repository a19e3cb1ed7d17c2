import type { Locale } from "#contract/locales.ts";
import { addHashed, linkModule, type BundleFiles } from "./bundle-files.ts";
import type { PreparedBrand } from "./prepared-brand.ts";

/** Switch → locale → bundle path. */
export type HelpFiles = Record<string, Partial<Record<Locale, string>>>;

/** Adds the help pages of what is switched on. */
export function addHelp(files: BundleFiles, brand: PreparedBrand): HelpFiles {
  const help: HelpFiles = {};
  for (const locale of brand.manifest.locales.offered) {
    for (const [group, module] of brand.help[locale] ?? []) {
      if (group !== "always" && !brand.switches[group]) continue;
      const file =
        typeof module === "string"
          ? addHashed(files, `help-${group}-${locale}`, "js", module)
          : linkModule(files, module);
      help[group] = { ...help[group], [locale]: file };
    }
  }
  return help;
}
