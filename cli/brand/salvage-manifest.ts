// Replaces wrong fields of a manifest by valid ones, so that rules check all others in the same run.
import * as v from "valibot";
import { type Manifest, ManifestSchema } from "#contract/manifest.ts";
import { ownValue } from "#contract/own-value.ts";
import type { Problem } from "../errors/errors.ts";
import { isObject, type JsonObject } from "../files/strict-json.ts";
import { DEFAULT_MANIFEST } from "./defaults.ts";
import type { SalvagedBrand } from "./loaded-brand.ts";
import { valueAt } from "./source-layers.ts";

/** Too short or odd to be taken for what identifies a brand, when the texts of others are searched for it. */
const NEUTRAL: JsonObject = {
  ...DEFAULT_MANIFEST,
  id: "x0",
  siteId: "0000",
  name: "?",
  latinName: "X0",
  title: "?",
  description: "?",
  domains: ["unknown.invalid"],
  editions: { default: "classic", offered: ["classic", "professional"] },
  nav: ["home"],
  layout: { ...DEFAULT_MANIFEST.layout, hero: "split", home: ["announcements"] },
  legal: {
    ...DEFAULT_MANIFEST.legal,
    operator: "?",
    licence: "?",
    contact: "unknown@unknown.invalid",
    regionsExcluded: ["?"],
    effectiveDate: "2000-01-01",
  },
  assets: Object.fromEntries(
    ["mark", "logo", "hero", "promotion"].map((name) => [name, `assets/${name}.svg`]),
  ),
};

/** Drops problems of replaced fields, which are no mistakes of the operator. */
export function withoutReplaced(
  problems: readonly Problem[],
  salvaged: readonly SalvagedBrand[],
): Problem[] {
  const byId = new Map(salvaged.map((brand) => [brand.id, brand]));
  return problems.filter(({ brand, field }) => !byId.get(brand ?? "")?.isReplaced(field ?? ""));
}

/** @returns null when required fields remain invalid */
export function salvageManifest(
  merged: JsonObject,
  issues: readonly v.BaseIssue<unknown>[],
): (Pick<SalvagedBrand, "isReplaced"> & { readonly manifest: Manifest }) | null {
  // A wrong part that has no replacement of its own, as in a list, replaces the whole field.
  for (const depth of [2, 1]) {
    const replaced = issues.map(({ path = [] }) => path.slice(0, depth).map(({ key }) => `${key}`));
    const parsed = v.safeParse(ManifestSchema, replaced.reduce(withNeutral, merged));
    if (!parsed.success) continue;
    const fields = replaced.map((keys) => keys.join("."));
    const isReplaced = (field: string) =>
      fields.some((one) => field === one || field.startsWith(`${one}.`));
    return { manifest: parsed.output, isReplaced };
  }
  return null;
}

/** Removes a key without a neutral value: it is unknown or optional. */
function withNeutral(root: JsonObject, [key = "", inner]: readonly string[]): JsonObject {
  const { [key]: given, ...others } = root;
  const neutral = ownValue(NEUTRAL, key);
  if (inner === undefined || !isObject(given))
    return neutral === undefined ? others : { ...others, [key]: neutral };
  const { [inner]: _, ...rest } = given;
  const value = valueAt(neutral, inner);
  return { ...others, [key]: value === undefined ? rest : { ...rest, [inner]: value } };
}
