// What opening a page needs to know about a built site.
import type { Edition, Locale } from "#contract/locales.ts";

export interface SiteFacts {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly routes: readonly string[];
}

export interface SiteVariant {
  /** Without its routes, any address that is answered with 404 counts as trouble. */
  readonly brand: Pick<SiteFacts, "id"> & Partial<Pick<SiteFacts, "routes">>;
  readonly edition: Edition;
  readonly locale: Locale;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
