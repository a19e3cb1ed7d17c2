import type { Edition, Locale } from "#contract/locales.ts";
import type { Device } from "../state/studio-store.ts";

export interface Shown {
  readonly edition: Edition;
  readonly locale: Locale;
  readonly device: Device;
}

/** Each frame has a host of its own, so that it keeps an edition, a locale and a visitor of its own. */
export function frameAddress(
  { edition, locale, device }: Shown,
  site: string,
  path: string,
  port: string,
): string {
  const label = `${edition}-${locale.toLowerCase()}-${device}`;
  const more = path.includes("?") ? "&" : "?";
  return `http://${label}.${site}:${port}${path}${more}edition=${edition}&locale=${locale}`;
}

/** What all frames show together: the page and its filters, without what each frame has of its own. */
export function shownPath({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const asked = new URLSearchParams(search);
  for (const own of ["edition", "locale"]) asked.delete(own);
  return asked.size === 0 ? pathname : `${pathname}?${asked}`;
}

export const keyOf = ({ edition, locale, device }: Shown): string =>
  `${edition} ${locale} ${device}`;
