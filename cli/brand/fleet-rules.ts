// Rules between brands: what must be unique in the fleet.
import { problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import type { BrandFacts, LoadedBrand } from "./loaded-brand.ts";
import { locator } from "./locate.ts";

/** Reported at the later brand, in the order of ids; the message names the earlier one. */
export function fleetProblems(brands: readonly LoadedBrand[]): Problem[] {
  const sites = new Map<string, LoadedBrand>();
  const names = new Map<string, LoadedBrand>();
  const domains = new Map<string, LoadedBrand>();
  return brands.flatMap((brand) => {
    const { siteId, name } = brand.manifest;
    const namesake = names.get(name);
    names.set(name, namesake ?? brand);
    const site = sites.get(siteId);
    sites.set(siteId, site ?? brand);
    const taken = new Set(brand.manifest.domains).values().flatMap((domain) => {
      const owner = domains.get(domain);
      domains.set(domain, owner ?? brand);
      return owner ? [domainProblem(brand, owner, domain)] : [];
    });
    return [
      ...(site ? [siteProblem(brand, site)] : []),
      ...(namesake ? [nameProblem(brand, namesake)] : []),
      ...taken,
    ];
  });
}

/** Whether two brands claim one thing: `fleetProblems` tells which. */
export function brandsClash(brands: readonly BrandFacts[]): boolean {
  const claims = brands.flatMap(({ manifest }) => [
    `site ${manifest.siteId}`,
    `name ${manifest.name}`,
    ...manifest.domains.map((domain) => `domain ${domain}`),
  ]);
  return new Set(claims).size < claims.length;
}

function siteProblem(brand: LoadedBrand, owner: LoadedBrand): Problem {
  const { siteId } = brand.manifest;
  return problem("BRAND_SITE_ID_TAKEN", {
    ...locator(brand.chain)("siteId"),
    brand: brand.id,
    found: siteId,
    what: `The site id ${siteId} belongs to ${owner.id} already (${displayPath(owner.dir)}/brand.json).`,
    fix: "give one of the two brands a site id of its own.",
  });
}

function nameProblem(brand: LoadedBrand, owner: LoadedBrand): Problem {
  const { name } = brand.manifest;
  return problem("BRAND_NAME_TAKEN", {
    ...locator(brand.chain)("name"),
    brand: brand.id,
    found: name,
    what: `The name ${name} belongs to ${owner.id} already (${displayPath(owner.dir)}/brand.json).`,
    fix: "give one of the two brands a name of its own.",
  });
}

function domainProblem(brand: LoadedBrand, owner: LoadedBrand, domain: string): Problem {
  const index = brand.manifest.domains.indexOf(domain);
  return problem("BRAND_DOMAIN_TAKEN", {
    ...locator(brand.chain)(`domains.${index}`),
    brand: brand.id,
    found: domain,
    what: `The domain ${domain} belongs to ${owner.id} already (${displayPath(owner.dir)}/brand.json).`,
    fix: `remove ${domain} from one of the two brands.`,
  });
}
