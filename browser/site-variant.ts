// What opening a page needs to know about a built site.
import type { Edition, Locale } from "#contract/locales.ts";

export interface SiteFacts {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly routes: readonly string[];
}

export interface SiteVariant {
  readonly brand: Pick<SiteFacts, "id">;
  readonly edition: Edition;
  readonly locale: Locale;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
