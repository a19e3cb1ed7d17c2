// Pictures of one style: pages of a brand, by default those that pictures guard, on two desktops and a phone.
import type { BrowserContext, Page } from "playwright-core";
import { stillPicture } from "../../browser/picture.ts";
import { SHOWN_PAGES, type ShownPage } from "../../browser/shown-pages.ts";
import type { Viewport } from "../../browser/site-variant.ts";
import { walkShown } from "../gallery/walk-shown.ts";
import { type BrowsedSites, visitBuilt } from "../serve/browse-sites.ts";
import type { Styled } from "./style-signature.ts";

export const GUARDED: readonly Viewport[] = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
];

export interface StylePicture {
  readonly page: ShownPage;
  readonly width: number;
  readonly data: Buffer;
  readonly trouble: readonly string[];
}

interface Shooting {
  readonly viewports?: readonly Viewport[];
  readonly pages?: readonly ShownPage[];
  /** Changes what the site gets, before it is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Gets each page after its picture. */
  readonly inspect?: (page: Page) => Promise<void>;
}

export async function shootStyle(
  sites: BrowsedSites,
  { receipt, edition, locale }: Omit<Styled, "signature">,
  { viewports = GUARDED, pages = SHOWN_PAGES, prepare, inspect }: Shooting = {},
): Promise<StylePicture[]> {
  const taken: StylePicture[] = [];
  const shown = { receipt, edition, locale, pages };
  for (const viewport of viewports)
    await visitBuilt(sites, { receipt, edition, locale, viewport }, async (visit) => {
      await prepare?.(visit.context);
      await walkShown(visit, shown, async (page, trouble) => {
        const data = await stillPicture(visit.site.page, "png");
        await inspect?.(visit.site.page);
        taken.push({ page, width: viewport.width, data, trouble });
      });
    });
  return taken;
}
