import type { Edition, Locale } from "#contract/locales.ts";
import type { Device } from "../studio-store.ts";

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
  return `http://${label}.${site}:${port}${path}?edition=${edition}&locale=${locale}`;
}

export const keyOf = ({ edition, locale, device }: Shown): string =>
  `${edition} ${locale} ${device}`;
