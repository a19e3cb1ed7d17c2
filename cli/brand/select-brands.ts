// Selects brands by id or glob, --tag and --where.
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { isClash } from "./fleet-rules.ts";
import type { BrandFacts, Fleet, LoadedBrand } from "./loaded-brand.ts";
import { parseWhere } from "./where.ts";

/** Every brand when nothing is given. */
export interface NamedSelection {
  readonly picks: readonly string[];
  readonly tag: readonly string[];
  readonly where: readonly string[];
}

/**
 * In fleet order; a brand with an invalid manifest is selected by id or glob only.
 * @throws CliError BRAND_NOT_FOUND, BRAND_NONE_SELECTED or CONFIG_USAGE
 */
export function selectBrands(
  fleet: Fleet<BrandFacts>,
  input: NamedSelection,
): { readonly ids: readonly string[] } {
  const conditions = input.where.map(parseWhere);
  const holds = (brand: BrandFacts) =>
    input.tag.every((tag) => brand.manifest.tags.includes(tag)) &&
    conditions.every((condition) => condition(brand));
  const narrowed = input.tag.length > 0 || conditions.length > 0;
  const passing = new Set(narrowed ? fleet.brands.filter(holds).map(({ id }) => id) : fleet.ids);
  const ids = pickByName(fleet, input.picks).filter((id) => passing.has(id));
  if (ids.length === 0) throw noneSelected(fleet, input);
  return { ids };
}

/** @throws CliError BRAND_NOT_FOUND */
export function requireFolder(fleet: Pick<Fleet, "ids">, id: string): void {
  if (!fleet.ids.includes(id)) throw notFound(fleet, id);
}

/** @throws CliError BRAND_NOT_FOUND when it is missing or its manifest is invalid */
export function requireBrand(fleet: Fleet, id: string): LoadedBrand {
  const brand = fleet.brands.find((one) => one.id === id);
  if (brand) return brand;
  requireFolder(fleet, id);
  const first = fleet.problems.find((found) => found.brand === id);
  throw new CliError("BRAND_NOT_FOUND", {
    what: `The manifest of ${id} is not valid${first ? `: ${first.what}` : "."}`,
    ...(first ? { where: first } : {}),
    fix: `run \`brand check ${id}\` and fix what it names.`,
  });
}

/**
 * For commands that use the brand's identity outside of this folder.
 * @throws CliError like `requireBrand`, or the clash when another brand has its site id, name or domain
 */
export function requireIdentity(fleet: Fleet, id: string): LoadedBrand {
  const brand = requireBrand(fleet, id);
  const found = fleet.problems.find((one) => one.brand === id && isClash(one));
  if (found === undefined) return brand;
  throw new CliError(found.code, { what: found.what, where: found, fix: found.fix });
}

function pickByName(fleet: Fleet<BrandFacts>, picks: readonly string[]): readonly string[] {
  if (picks.length === 0) return fleet.ids;
  const known = new Set(fleet.ids);
  const chosen = new Set(
    picks.flatMap((pick) => {
      // Most picks are ids, and loading the glob matcher takes 20 ms.
      if (known.has(pick)) return pick;
      const matches = fleet.ids.filter((id) => path.matchesGlob(id, pick));
      if (matches.length === 0) throw notFound(fleet, pick);
      return matches;
    }),
  );
  return fleet.ids.filter((id) => chosen.has(id));
}

function notFound(fleet: Pick<Fleet, "ids">, id: string): CliError {
  const near = nearest(id, fleet.ids);
  const known = fleet.ids.length > 12 ? `${fleet.ids.length} brands` : fleet.ids.join(", ");
  return new CliError("BRAND_NOT_FOUND", {
    what: `No brand matches "${id}"; ${known === "" ? "the folder holds none" : `there are ${known}`}.`,
    fix: near ? `write "${near}" if that is what you mean.` : "`brand list` shows the brands.",
  });
}

function noneSelected(fleet: Fleet<BrandFacts>, { tag, where }: NamedSelection): CliError {
  const conditions = [...tag.map((one) => `--tag ${one}`), ...where.map((one) => `--where ${one}`)];
  const [what, fix] =
    fleet.ids.length === 0
      ? [
          "The folder holds no brand.",
          "write one with `brand new`, or name another folder with --brands.",
        ]
      : [
          `No brand passes ${conditions.join(" ")}.`,
          "`brand list` shows tags and switches of the brands; loosen the selection.",
        ];
  return new CliError("BRAND_NONE_SELECTED", { what, fix });
}
