// Values that must be unique in the fleet.
import type { Manifest } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import type { BrandFacts, LoadedBrand, SalvagedBrand } from "./loaded-brand.ts";
import { locator } from "./source-layers.ts";

const CLAIMS = {
  "site id": {
    code: "BRAND_SITE_ID_TAKEN",
    values: ({ siteId }: Manifest) => new Map([[siteId, "siteId"]]),
    fix: () => "give each brand a site id of its own.",
  },
  name: {
    code: "BRAND_NAME_TAKEN",
    values: ({ name }: Manifest) => new Map([[name, "name"]]),
    fix: () => "give each brand a name of its own.",
  },
  domain: {
    code: "BRAND_DOMAIN_TAKEN",
    values: ({ domains }: Manifest) =>
      new Map(domains.map((domain) => [domain, `domains.${domains.indexOf(domain)}`])),
    fix: (domain: string) => `leave ${domain} in one brand, and remove it from the others.`,
  },
} as const;

/** Other owners that a message names; a copied fleet may have thousands. */
const NAMED = 3;

/** Reported at every brand that has the value, so that none of them is built, whichever is selected. */
export function fleetProblems(brands: readonly (LoadedBrand | SalvagedBrand)[]): Problem[] {
  return Object.entries(CLAIMS).flatMap(([noun, { code, values, fix }]) => {
    const claims = brands.flatMap((brand) =>
      [...values(brand.manifest)]
        .filter(([, field]) => !("isReplaced" in brand && brand.isReplaced(field)))
        .map(([found, field]) => ({ brand, found, field })),
    );
    const byValue = Map.groupBy(claims, ({ found }) => found);
    return claims.flatMap(({ brand, found, field }) => {
      const owners = byValue.get(found) ?? [];
      if (owners.length < 2) return [];
      const others = owners.filter((owner) => owner.brand !== brand);
      const what = `The ${noun} ${found} belongs to ${ownerNames(others)}, too.`;
      const at = { ...locator(brand.chain)(field), brand: brand.id };
      return [problem(code, { ...at, found, what, fix: fix(found) })];
    });
  });
}

function ownerNames(owners: readonly { readonly brand: LoadedBrand }[]): string {
  const names = owners
    .slice(0, NAMED)
    .map(({ brand: { id, dir } }) => `${id} (${displayPath(dir)}/brand.json)`);
  const more = owners.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

const CODES: ReadonlySet<string> = new Set(Object.values(CLAIMS).map(({ code }) => code));

export function isClash({ code }: Pick<Problem, "code">): boolean {
  return CODES.has(code);
}

/** Whether `fleetProblems` reports anything. */
export function brandsClash(brands: readonly BrandFacts[]): boolean {
  const claims = brands.flatMap(({ manifest }) =>
    Object.entries(CLAIMS).flatMap(([noun, { values }]) =>
      [...values(manifest).keys()].map((value) => `${noun} ${value}`),
    ),
  );
  return new Set(claims).size < claims.length;
}
