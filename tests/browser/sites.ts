// Every built brand with its editions and locales, read from the receipts in dist/: a new brand is tested without
// any change here.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Edition, Locale } from "#contract/locales.ts";

export interface BuiltBrand {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly editions: readonly Edition[];
  readonly locales: readonly Locale[];
  readonly defaultEdition: Edition;
  readonly defaultLocale: Locale;
  readonly switches: readonly string[];
  readonly routes: readonly string[];
  readonly firstLoad: number;
  /** Whether its calls are encrypted. */
  readonly sealed: boolean;
}

interface ReceiptFile {
  readonly brand: Omit<BuiltBrand, "switches" | "routes" | "firstLoad" | "sealed">;
  readonly api: { readonly encryption: string };
  readonly switches: readonly string[];
  readonly routes: readonly string[];
  readonly firstLoad: number;
}

export function builtBrands(dir = "dist"): BuiltBrand[] {
  return readdirSync(dir)
    .filter((name) => !name.startsWith("."))
    .toSorted()
    .map((id) => {
      const receipt = JSON.parse(
        readFileSync(path.join(dir, id, "build.json"), "utf8"),
      ) as ReceiptFile;
      const { switches, routes, firstLoad } = receipt;
      const sealed = receipt.api.encryption !== "off";
      return { ...receipt.brand, switches, routes, firstLoad, sealed };
    });
}

export interface Variant {
  readonly brand: BuiltBrand;
  readonly edition: Edition;
  readonly locale: Locale;
}

export function variants(brands: readonly BuiltBrand[] = builtBrands()): Variant[] {
  return brands.flatMap((brand) =>
    brand.editions.flatMap((edition) =>
      brand.locales.map((locale) => ({ brand, edition, locale })),
    ),
  );
}

/** Of most tests: desktop and phone. */
export const VIEWPORTS = [
  { name: "1366", width: 1366, height: 900 },
  { name: "390", width: 390, height: 844 },
] as const;

export const WIDE = { name: "1920", width: 1920, height: 1080 } as const;
