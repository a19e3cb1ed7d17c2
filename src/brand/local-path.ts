// Paths of the site, with and without the prefix of the shown locale. The router knows them without it.
import { joinLocale, splitLocale } from "#contract/locale-paths.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { brand } from "./brand.ts";

/** Path of the address bar, without the prefix of a locale. */
export function pathInBar(): string {
  return splitLocale(window.location.pathname).path;
}

/** Where a path of the router has its address: for links, new windows and loads that the router does not see. */
export function localPath(path: string): string {
  return joinLocale(path, useAppearance.getState().locale, brand().locales.default);
}
