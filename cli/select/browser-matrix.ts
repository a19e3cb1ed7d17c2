// The pages QA opens in a browser: brand × offered edition × offered locale × route.
import path from "node:path";
import type { Edition, Locale } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { sampleAddress } from "#contract/sample-address.ts";
import type { BrandFacts } from "../brand/loaded-brand.ts";
import { siteRoutes } from "../stamp/brand-entry.ts";
import { bundledEntries } from "../core/discover-entries.ts";
import { readReceipt } from "../stamp/receipt.ts";
import type { Workspace } from "../base/paths.ts";

export interface Site {
  readonly id: string;
  readonly from: "receipt" | "manifest";
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly routes: readonly string[];
}

export interface Visit {
  readonly brand: string;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly page: string;
  readonly address: string;
  /** Path parameters, for which the address contains sample values. */
  readonly parameters: readonly string[];
  readonly login: boolean;
}

/** @returns null for a brand without a receipt or valid manifest */
export async function siteOf(
  id: string,
  brand: BrandFacts | undefined,
  { outDir, packageRoot }: Workspace,
): Promise<Site | null> {
  const receipt = await readReceipt(path.join(outDir, id));
  if (receipt) {
    const { editions, locales } = receipt.brand;
    return { id, from: "receipt", editions, locales, routes: receipt.routes };
  }
  if (!brand) return null;
  const pages = bundledEntries(path.join(packageRoot, "src"));
  const routes = siteRoutes(brand.switchSet, (name) => pages.has(name)).map((route) => route.path);
  const { editions, locales } = brand.manifest;
  return { id, from: "manifest", editions: editions.offered, locales: locales.offered, routes };
}

/** @param origin without a trailing slash */
export function visitsOf({ id, editions, locales, routes }: Site, origin: string): Visit[] {
  return editions.flatMap((edition) =>
    locales.flatMap((locale) =>
      routes.map((page) => ({
        brand: id,
        edition,
        locale,
        page,
        address: `${origin}${sampleAddress(page)}?edition=${edition}&locale=${locale}`,
        parameters: [...page.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []),
        login: ROUTES.find((route) => route.path === page)?.login === true,
      })),
    ),
  );
}
