// Values that must be unique in the fleet.
import type { Manifest } from "#contract/manifest.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import type { BrandFacts, LoadedBrand } from "./loaded-brand.ts";
import { locator } from "./source-layers.ts";

const CLAIMS = {
  "site id": {
    code: "BRAND_SITE_ID_TAKEN",
    values: ({ siteId }: Manifest) => new Map([[siteId, "siteId"]]),
    fix: () => "give one of the two brands a site id of its own.",
  },
  name: {
    code: "BRAND_NAME_TAKEN",
    values: ({ name }: Manifest) => new Map([[name, "name"]]),
    fix: () => "give one of the two brands a name of its own.",
  },
  domain: {
    code: "BRAND_DOMAIN_TAKEN",
    values: ({ domains }: Manifest) =>
      new Map(domains.map((domain) => [domain, `domains.${domains.indexOf(domain)}`])),
    fix: (domain: string) => `remove ${domain} from one of the two brands.`,
  },
} as const;

/** Reported at the later brand by id; the message names the earlier one. */
export function fleetProblems(brands: readonly LoadedBrand[]): Problem[] {
  const owners = new Map<string, LoadedBrand>();
  return brands.flatMap((brand) =>
    Object.entries(CLAIMS).flatMap(([noun, { code, values, fix }]) =>
      [...values(brand.manifest)].flatMap(([found, field]) => {
        const owner = owners.get(`${noun} ${found}`);
        owners.set(`${noun} ${found}`, owner ?? brand);
        if (owner === undefined) return [];
        const place = `${displayPath(owner.dir)}/brand.json`;
        const what = `The ${noun} ${found} belongs to ${owner.id} already (${place}).`;
        const at = { ...locator(brand.chain)(field), brand: brand.id };
        return [problem(code, { ...at, found, what, fix: fix(found) })];
      }),
    ),
  );
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
