import type { Edition, Locale } from "#contract/locales.ts";
import { undecodedImages } from "../../browser/images-decoded.ts";
import { type ShownPage, shownRoutes } from "../../browser/shown-pages.ts";
import type { SiteVisit } from "../../browser/visit-site.ts";
import { isNoPage, lookName, walkRoutes } from "../../browser/walk-pages.ts";
import type { Receipt } from "../stamp/receipt.ts";

export interface ShownSite<P extends ShownPage> {
  readonly receipt: Receipt;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly pages: readonly P[];
}

/** Opens the shown pages; `use` gets what is wrong with each. */
export async function walkShown<P extends ShownPage>(
  { site, enter, takeTrouble }: SiteVisit,
  { receipt, edition, locale, pages }: ShownSite<P>,
  use: (page: P, trouble: readonly string[]) => Promise<void>,
): Promise<void> {
  const { routes } = receipt;
  const brand = { ...receipt.brand, routes };
  const shown = [...shownRoutes({ routes }, pages)];
  const byName = new Map(shown.map(([route, name]) => [lookName(route), name]));
  const done = new Set<P>();
  const look = async (looked: string) => {
    const name = byName.get(looked);
    if (name === undefined || done.has(name) || (await isNoPage(site))) return;
    done.add(name);
    const missing = await undecodedImages(site.page);
    await use(name, [...missing.map((address) => `no image ${address}`), ...takeTrouble()]);
  };
  const arrived = () => Promise.resolve();
  const variant = { brand, edition, locale };
  await walkRoutes(
    { site, enter, arrived, look },
    variant,
    shown.map(([route]) => route),
  );
}
